# 틀린 점: 100의 배수를 모두 평년으로 본다
import re

MONTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def is_leap(year: int) -> bool:
    return year % 4 == 0 and year % 100 != 0


def day_number(year: int, month: int, day: int) -> int:
    """0001-01-01을 1로 센 날수."""
    before = year - 1
    days = before * 365 + before // 4 - before // 100 + before // 400
    days += sum(MONTHS[: month - 1]) + (1 if month > 2 and is_leap(year) else 0)
    return days + day


def read_moment() -> tuple[int, int]:
    """날수와, 1년 1월 1일 0시의 하루 전부터 센 분."""
    year, month, day, hour, minute = map(int, re.findall(r"\d+", input()))
    days = day_number(year, month, day)
    return days, (days * 24 + hour) * 60 + minute


_, start = read_moment()
days, end = read_moment()
print(end - start, "월화수목금토일"[(days - 1) % 7])
