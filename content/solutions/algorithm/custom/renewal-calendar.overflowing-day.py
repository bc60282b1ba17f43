# 틀린 점: 그 달에 없는 날을 다음 달로 민다
from calendar import monthrange
from datetime import date, timedelta


def add_months(start: date, months: int) -> date:
    year, month = divmod(start.year * 12 + (start.month - 1) + months, 12)
    return date(year, month + 1, 1) + timedelta(days=start.day - 1)


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
