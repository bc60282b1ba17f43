"""행을 두 개씩 짝지어 회원과 상품이 같은 것을 모은다."""
import re
from itertools import combinations

TABLE = """CREATE TABLE online_sale (
  online_sale_id int, user_id int, product_id int, sales_amount int, sales_date date
);"""


def generate(rng):
    keys = [(u, p, d) for u in (1, 2, 3) for p in (4, 5, 6) for d in (1, 2, 3)]
    rows = rng.sample(keys, rng.randint(1, 9))
    values = ", ".join(
        f"({i}, {u}, {p}, {rng.randint(1, 3)}, '2024-01-0{d}')" for i, (u, p, d) in enumerate(rows)
    )
    return f"{TABLE}\nINSERT INTO online_sale VALUES {values};"


def brute(text):
    rows = re.findall(r"\(\d+, (\d+), (\d+), \d+, '", text)
    again = {a for a, b in combinations(rows, 2) if a == b}
    return "\n".join("|".join(pair) for pair in sorted(again, key=lambda x: (int(x[0]), -int(x[1]))))


def limit():
    # 지문이 행의 수를 밝히지 않아 10만 행으로 둔다.
    return f"""{TABLE}
INSERT INTO online_sale
SELECT i, i % 1000, i % 97, 1, DATE '2024-01-01' + i / 1000 FROM generate_series(1, 100000) AS i;"""
