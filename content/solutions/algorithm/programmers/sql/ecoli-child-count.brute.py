"""모든 개체를 0으로 두고, 행마다 부모의 칸에 1을 더한다."""
import re

TABLE = "CREATE TABLE ecoli_data (id int, parent_id int);"


def generate(rng):
    ids = rng.sample(range(1, 30), rng.randint(1, 9))
    parents = ["NULL"] + [rng.choice(["NULL", *ids[:i], ids[0]]) for i in range(1, len(ids))]
    rows = [f"({key}, {parent})" for key, parent in zip(ids, parents)]
    rng.shuffle(rows)
    return f"{TABLE}\nINSERT INTO ecoli_data VALUES {', '.join(rows)};"


def brute(text):
    rows = re.findall(r"\((\d+), (NULL|\d+)\)", text)
    counts = {int(key): 0 for key, _ in rows}
    for _, parent in rows:
        if parent != "NULL":
            counts[int(parent)] += 1
    return "\n".join(f"{key}|{counts[key]}" for key in sorted(counts))


def limit():
    # 지문이 행의 수를 밝히지 않는다. 인덱스 없는 서브쿼리가 O(n²)이라 3천 행으로 둔다.
    return f"""{TABLE}
INSERT INTO ecoli_data SELECT i, nullif(i / 2, 0) FROM generate_series(1, 3000) AS i;"""
