"""가격대를 0원부터 하나씩 올리며 그 구간에 드는 가격을 센다."""
import re

TABLE = "CREATE TABLE product (product_id int, price int);"


def generate(rng):
    prices = [rng.choice([0, 1, 9999, 10000, 10001, 14999, 15000, 19999, 20000, 99999, 100000, 129999])
              for _ in range(rng.randint(1, 9))]
    rows = ", ".join(f"({i}, {price})" for i, price in enumerate(prices))
    return f"{TABLE}\nINSERT INTO product VALUES {rows};"


def brute(text):
    prices = [int(price) for price in re.findall(r"\(\d+, (\d+)\)", text)]
    out = []
    for low in range(0, 200_000, 10_000):
        count = sum(low <= price < low + 10_000 for price in prices)
        if count:
            out.append(f"{low}|{count}")
    return "\n".join(out)


def limit():
    # 지문이 행의 수를 밝히지 않아 10만 행으로 둔다.
    return f"""{TABLE}
INSERT INTO product SELECT i, i * 7919 % 1000000 FROM generate_series(1, 100000) AS i;"""
