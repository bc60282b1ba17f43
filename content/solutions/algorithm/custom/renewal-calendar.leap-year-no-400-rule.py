# 틀린 점: 400으로 나누어지면 다시 윤년이라는 규칙을 빠뜨린다
from datetime import date, timedelta


def last_day_of(year: int, month: int) -> int:
    leap = year % 4 == 0 and year % 100 != 0
    return [31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]


def add_months(start: date, months: int) -> date:
    year, month = divmod(start.year * 12 + (start.month - 1) + months, 12)
    last_day = last_day_of(year, month + 1)
    return date(year, month + 1, min(start.day, last_day))


def renewal(start: date, unit: str, amount: int) -> date:
    match unit:
        case "D":
            return start + timedelta(days=amount)
        case "W":
            return start + timedelta(weeks=amount)
        case "M":
            return add_months(start, amount)
        case "Y":
            return add_months(start, amount * 12)
        case _:
            raise ValueError(f"모르는 단위: {unit}")


text, unit, every, count = input().split()
start = date.fromisoformat(text)
for i in range(1, int(count) + 1):
    print(renewal(start, unit, i * int(every)))
