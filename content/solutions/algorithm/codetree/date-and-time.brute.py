"""하루씩 옮기며 날을 세고, 요일은 첼러의 합동식으로 구한다."""
import calendar


def generate(rng):
    year = rng.choice([1, 4, 100, 400, 1900, 1999, 2000, 2023, 2024, 2100, 9998, rng.randint(1, 9998)])
    month = rng.choice([1, 2, 2, 3, 12, rng.randint(1, 12)])
    day = rng.randint(1, calendar.monthrange(year, month)[1])
    first = (year, month, day, rng.choice([0, 23, rng.randrange(24)]), rng.choice([0, 59, rng.randrange(60)]))
    end = (year, month, day)
    for _ in range(rng.choice([0, 1, 30, rng.randint(0, 360)])):
        end = following(end)
    second = (*end, rng.randrange(24), rng.randrange(60))
    return "\n".join("%04d-%02d-%02d %02d:%02d" % moment for moment in sorted([first, second]))


def following(date):
    year, month, day = date
    if day < calendar.monthrange(year, month)[1]:
        return year, month, day + 1
    return (year, month + 1, 1) if month < 12 else (year + 1, 1, 1)


def brute(text):
    first, second = (
        tuple(map(int, line.replace("-", " ").replace(":", " ").split())) for line in text.splitlines()
    )
    date, days = first[:3], 0
    while date != second[:3]:
        date, days = following(date), days + 1
    minutes = days * 1440 + (second[3] - first[3]) * 60 + second[4] - first[4]
    year, month, day = second[:3]
    if month < 3:
        year, month = year - 1, month + 12
    weekday = (day + 13 * (month + 1) // 5 + year + year // 4 - year // 100 + year // 400) % 7
    return f"{minutes} {'토일월화수목금'[weekday]}"


def limit():
    return "0001-01-01 00:00\n9999-12-31 23:59"
