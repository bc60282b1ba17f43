"""맨 앞에 올 행을 하나씩 골라 낸다. 둘의 앞뒤를 지문의 말 그대로 정한다."""
import re

TABLE = "CREATE TABLE animal_ins (animal_id text, name text, datetime timestamp);"


def generate(rng):
    # 순서가 하나로 정해지도록 시각은 모두 다르게 둔다
    count = rng.randint(1, 9)
    hours = rng.sample(range(10, 24), count)
    names = [rng.choice(["Ann", "Bo", "amy", None]) for _ in range(count)]
    rows = ", ".join(
        f"('A{i}', {'NULL' if name is None else repr(name)}, '2020-01-01 {hour}:00:00')"
        for i, (name, hour) in enumerate(zip(names, hours))
    )
    return f"{TABLE}\nINSERT INTO animal_ins VALUES {rows};"


def before(a, b):
    if a[1] == b[1]:
        return a[2] > b[2]
    return a[1] < b[1]


def brute(text):
    # 없는 이름은 빈 문자열로 읽어 모든 이름보다 앞에 둔다
    rows = [(i, name.strip("'").replace("NULL", ""), time)
            for i, name, time in re.findall(r"\('(A\d+)', (NULL|'\w+'), '([^']+)'\)", text)]
    out = []
    while rows:
        first = rows[0]
        for row in rows:
            if before(row, first):
                first = row
        rows.remove(first)
        out.append("|".join(first))
    return "\n".join(out)


def limit():
    # 지문이 행의 수를 밝히지 않아 10만 행으로 둔다.
    return f"""{TABLE}
INSERT INTO animal_ins
SELECT 'A' || i, 'n' || i % 500, timestamp '2020-01-01' + i % 9973 * 100003 * interval '1 second' + i * interval '1 microsecond'
FROM generate_series(1, 100000) AS i;"""
