"""아이디를 작은 수부터 하나씩 물어 한쪽에만 있는 것을 고른다."""
import re

TABLES = """CREATE TABLE animal_ins (animal_id text, name text);
CREATE TABLE animal_outs (animal_id text, name text);"""


def insert(rng, table, ids):
    if not ids:
        return ""
    rows = ", ".join(f"('A{i}', {rng.choice(['NULL', repr('Rex'), repr('Max')])})" for i in ids)
    return f"\nINSERT INTO {table} VALUES {rows};"


def generate(rng):
    ids = range(101, 108)
    ins = rng.sample(ids, rng.randint(0, 6))
    outs = rng.sample(ids, rng.randint(0, 6))
    return TABLES + insert(rng, "animal_ins", ins) + insert(rng, "animal_outs", outs)


def brute(text):
    out = []
    for number in range(101, 108):
        rows = [
            (line.split()[2], name)
            for line in text.splitlines() if line.startswith("INSERT")
            for name in re.findall(rf"\('A{number}', (NULL|'\w+')\)", line)
        ]
        if [table for table, _ in rows] == ["animal_outs"]:
            out.append(f"A{number}|{rows[0][1].strip(chr(39)).replace('NULL', '')}")
    return "\n".join(out)


def limit():
    # 지문이 행의 수를 밝히지 않아 10만 행으로 둔다. 열에 하나가 없다.
    return f"""{TABLES}
INSERT INTO animal_ins SELECT 'A' || i, 'n' || i FROM generate_series(1, 100000) AS i WHERE i % 10 <> 0;
INSERT INTO animal_outs SELECT 'A' || i, 'n' || i FROM generate_series(1, 100000) AS i;"""
