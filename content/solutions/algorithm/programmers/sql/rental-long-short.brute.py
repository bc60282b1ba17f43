"""시작일부터 종료일까지 하루씩 넘기며 날을 센다."""
import re
from datetime import date, timedelta

TABLE = """CREATE TABLE car_rental_company_rental_history (
  history_id int, car_id int, start_date date, end_date date
);"""


def generate(rng):
    rows = []
    for key in rng.sample(range(1, 20), rng.randint(1, 8)):
        start = rng.choice([date(2021, 9, 5), date(2022, 8, 31), date(2022, 9, 1), date(2022, 9, 2),
                            date(2022, 9, 30), date(2022, 10, 1), date(2023, 9, 1)])
        end = start + timedelta(days=rng.choice([0, 1, 28, 29, 30, 31, 200]))
        rows.append(f"({key}, {rng.randint(1, 3)}, '{start}', '{end}')")
    return f"{TABLE}\nINSERT INTO car_rental_company_rental_history VALUES {', '.join(rows)};"


def brute(text):
    out = {}
    for key, car, start, end in re.findall(r"\((\d+), (\d+), '([^']+)', '([^']+)'\)", text):
        if not start.startswith("2022-09-"):
            continue
        day, days = date.fromisoformat(start), 1
        while day.isoformat() != end:
            day, days = day + timedelta(days=1), days + 1
        out[int(key)] = f"{key}|{car}|{start}|{end}|{'장기' if days > 29 else '단기'} 대여"
    return "\n".join(out[key] for key in sorted(out, reverse=True))


def limit():
    # 지문이 행의 수를 밝히지 않아 10만 행으로 둔다. 모두 2022년 9월이다.
    return f"""{TABLE}
INSERT INTO car_rental_company_rental_history
SELECT i, i % 97, DATE '2022-09-01' + i % 30, DATE '2022-09-01' + i % 30 + i % 60
FROM generate_series(1, 100000) AS i;"""
