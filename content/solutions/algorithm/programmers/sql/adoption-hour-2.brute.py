"""24칸의 배열에 기록을 하나씩 더한다."""
import re

TABLE = "CREATE TABLE animal_outs (animal_id text, datetime timestamp);"


def generate(rng):
    rows = ", ".join(
        f"('A{i}', '202{rng.randint(0, 3)}-01-0{rng.randint(1, 9)} "
        f"{rng.choice([0, 1, 9, 22, 23]):02}:{rng.choice([0, 30, 59]):02}:{rng.choice([0, 59]):02}')"
        for i in range(rng.randint(0, 8))
    )
    return f"{TABLE}\nINSERT INTO animal_outs VALUES {rows};" if rows else TABLE


def brute(text):
    counts = [0] * 24
    for hour in re.findall(r" (\d\d):\d\d:\d\d'", text):
        counts[int(hour)] += 1
    return "\n".join(f"{hour}|{count}" for hour, count in enumerate(counts))


def limit():
    # 지문이 행의 수를 밝히지 않아 10만 행으로 둔다.
    return f"""{TABLE}
INSERT INTO animal_outs
SELECT 'A' || i, timestamp '2014-01-01' + i * interval '7 minutes' FROM generate_series(1, 100000) AS i;"""
