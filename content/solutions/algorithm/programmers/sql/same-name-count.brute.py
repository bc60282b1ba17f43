"""행을 두 개씩 짝지어 이름이 같은 것을 찾고, 그 이름을 처음부터 다시 센다."""
import re
from itertools import combinations

TABLE = "CREATE TABLE animal_ins (animal_id text, name text);"


def generate(rng):
    names = [rng.choice(["NULL", "NULL", "''", "'Amy'", "'amy'", "'Bo'", "'Coco'"]) for _ in range(rng.randint(1, 9))]
    rows = ", ".join(f"('A{i}', {name})" for i, name in enumerate(names))
    return f"{TABLE}\nINSERT INTO animal_ins VALUES {rows};"


def brute(text):
    names = re.findall(r"\('A\d+', '(\w*)'\)", text)
    twice = {a for a, b in combinations(names, 2) if a == b}
    return "\n".join(f"{name}|{names.count(name)}" for name in sorted(twice))


def limit():
    # 지문이 행의 수를 밝히지 않아 10만 행으로 둔다. 이름마다 두 번씩 쓰인다.
    return f"""{TABLE}
INSERT INTO animal_ins SELECT 'A' || i, 'n' || i % 50000 FROM generate_series(1, 100000) AS i;"""
