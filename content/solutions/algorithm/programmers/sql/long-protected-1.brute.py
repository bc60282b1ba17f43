"""가장 이른 동물을 하나씩 꺼내며 입양 기록에 없으면 적고, 셋이 되면 멈춘다."""
import re

TABLES = """CREATE TABLE animal_ins (animal_id text, name text, datetime timestamp);
CREATE TABLE animal_outs (animal_id text, datetime timestamp);"""


def generate(rng):
    # 셋 이상이 남고 시각은 모두 다르다
    count = rng.randint(3, 8)
    days = rng.sample(range(10, 29), count)
    gone = rng.sample(range(count), rng.randint(0, count - 3))
    ins = ", ".join(
        f"('A{i}', {rng.choice(['NULL', repr('Rex'), repr('Max')])}, '2020-01-{day} 00:00:00')"
        for i, day in enumerate(days)
    )
    outs = ", ".join(f"('A{i}', '2021-01-01 00:00:00')" for i in gone)
    tail = f"\nINSERT INTO animal_outs VALUES {outs};" if outs else ""
    return f"{TABLES}\nINSERT INTO animal_ins VALUES {ins};{tail}"


def brute(text):
    rows = re.findall(r"\('(A\d)', (NULL|'\w+'), '([^']+)'\)", text)
    gone = re.findall(r"\('(A\d)', '2021", text)
    out = []
    while len(out) < 3:
        key, name, time = min(rows, key=lambda row: row[2])
        rows.remove((key, name, time))
        if key not in gone:
            out.append(f"{name.strip(chr(39)).replace('NULL', '')}|{time}")
    return "\n".join(out)


def limit():
    # 지문이 행의 수를 밝히지 않아 10만 행으로 둔다. 열에 하나가 남는다.
    return f"""{TABLES}
INSERT INTO animal_ins
SELECT 'A' || i, 'n' || i, timestamp '2020-01-01' - i * interval '1 minute' FROM generate_series(1, 100000) AS i;
INSERT INTO animal_outs
SELECT 'A' || i, timestamp '2021-01-01' FROM generate_series(1, 100000) AS i WHERE i % 10 <> 0;"""
