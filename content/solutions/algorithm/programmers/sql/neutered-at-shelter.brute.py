"""모든 (들어온 기록, 나간 기록) 쌍을 보고 상태를 받았다와 받지 않았다로 바꾸어 비교한다."""
import re
from itertools import product

TABLES = """CREATE TABLE animal_ins (animal_id text, animal_type text, name text, sex_upon_intake text);
CREATE TABLE animal_outs (animal_id text, sex_upon_outcome text);"""
STATES = ["Intact Male", "Intact Female", "Spayed Female", "Neutered Male"]
DONE = {"Intact": False, "Spayed": True, "Neutered": True}


def generate(rng):
    ids = rng.sample(range(101, 110), rng.randint(1, 8))
    left = rng.sample(ids, rng.randint(1, len(ids)))
    ins = ", ".join(
        f"('A{i}', 'Dog', {rng.choice(['NULL', repr('Rex')])}, '{rng.choice(STATES)}')" for i in ids
    )
    outs = ", ".join(f"('A{i}', '{rng.choice(STATES)}')" for i in left)
    return f"{TABLES}\nINSERT INTO animal_ins VALUES {ins};\nINSERT INTO animal_outs VALUES {outs};"


def brute(text):
    ins = re.findall(r"\('(A\d+)', '(\w+)', (NULL|'\w+'), '(\w+) \w+'\)", text)
    outs = re.findall(r"\('(A\d+)', '(\w+) \w+'\)", text)
    found = [
        f"{key}|{kind}|{name.strip(chr(39)).replace('NULL', '')}"
        for (key, kind, name, before), (other, after) in product(ins, outs)
        if key == other and (DONE[before], DONE[after]) == (False, True)
    ]
    return "\n".join(sorted(found))


def limit():
    # 지문이 행의 수를 밝히지 않아 10만 행으로 둔다. 모두 답이다.
    return f"""{TABLES}
INSERT INTO animal_ins SELECT 'A' || i, 'Dog', 'n' || i, 'Intact Male' FROM generate_series(1, 100000) AS i;
INSERT INTO animal_outs SELECT 'A' || i, 'Neutered Male' FROM generate_series(1, 100000) AS i;"""
