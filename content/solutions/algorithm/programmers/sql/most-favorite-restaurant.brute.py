"""같은 종류의 어느 식당에도 지지 않는 식당을 남긴다."""
import re

TABLE = "CREATE TABLE rest_info (rest_id text, rest_name text, food_type text, favorites int);"


def generate(rng):
    rows = ", ".join(
        f"('R{i}', 'n{i}', '{rng.choice(['한식', '양식', '일식'])}', {rng.randint(0, 4)})"
        for i in rng.sample(range(10, 30), rng.randint(1, 9))
    )
    return f"{TABLE}\nINSERT INTO rest_info VALUES {rows};"


def brute(text):
    rows = re.findall(r"\('(R\d+)', '(n\d+)', '(.식)', (\d)\)", text)
    out = []
    for food in ("한식", "일식", "양식"):
        for key, name, kind, favorites in sorted(rows):
            if kind == food and not any(k == food and int(f) > int(favorites) for _, _, k, f in rows):
                out.append(f"{kind}|{key}|{name}|{favorites}")
    return "\n".join(out)


def limit():
    # 지문이 행의 수를 밝히지 않아 10만 행으로 둔다.
    return f"""{TABLE}
INSERT INTO rest_info
SELECT lpad(i::text, 6, '0'), 'n' || i, 't' || i % 5, i * 7919 % 100003 FROM generate_series(1, 100000) AS i;"""
