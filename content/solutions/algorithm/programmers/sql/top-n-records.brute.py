"""다른 모든 행보다 이른 행을 찾는다."""
import re

TABLE = "CREATE TABLE animal_ins (animal_id text, name text, datetime timestamp);"


def generate(rng):
    # 가장 이른 동물은 한 마리뿐이라고 지문이 약속한다. 나머지는 겹쳐도 된다
    hours = [rng.randint(11, 15) for _ in range(rng.randint(0, 6))] + [10]
    rng.shuffle(hours)
    rows = ", ".join(
        f"('A{i}', 'n{rng.randint(1, 3)}', '2020-01-01 {hour}:00:00')" for i, hour in enumerate(hours)
    )
    return f"{TABLE}\nINSERT INTO animal_ins VALUES {rows};"


def brute(text):
    rows = re.findall(r"'(n\d)', '([^']+)'", text)
    return "\n".join(name for i, (name, time) in enumerate(rows)
                     if all(time < other for j, (_, other) in enumerate(rows) if i != j))


def limit():
    # 지문이 행의 수를 밝히지 않아 10만 행으로 둔다. 늦은 것부터 넣는다.
    return f"""{TABLE}
INSERT INTO animal_ins
SELECT 'A' || i, 'n' || i, timestamp '2020-01-01' - i * interval '1 minute'
FROM generate_series(1, 100000) AS i;"""
