"""하루나 한 달씩 넘기며 센다. 윤년과 달의 길이도 직접 정한다."""


def generate(rng):
    year = rng.choice([1999, 2000, 2023, 2024, 2096, 2099, 2100])
    month = rng.randint(1, 12)
    day = rng.choice([1, 15, 28, length(year, month)])
    unit = rng.choice("DWMY")
    return f"{year:04}-{month:02}-{day:02} {unit} {rng.randint(1, 13)} {rng.randint(1, 5)}"


def length(year, month):
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return [31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]


def brute(text):
    start, unit, every, count = text.split()
    out = []
    for i in range(1, int(count) + 1):
        year, month, day = map(int, start.split("-"))
        for _ in range(i * int(every) * {"D": 1, "W": 7, "M": 1, "Y": 12}[unit]):
            if unit in "DW" and day < length(year, month):
                day += 1
                continue
            if unit in "DW":
                day = 1
            year, month = (year + 1, 1) if month == 12 else (year, month + 1)
        out.append(f"{year:04}-{month:02}-{min(day, length(year, month)):02}")
    return "\n".join(out)


def limit():
    return "2200-12-31 Y 77 100"
