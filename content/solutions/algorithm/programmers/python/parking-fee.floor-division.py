# 틀린 점: 단위 시간을 채우지 못한 시간을 받지 않는다
from collections import defaultdict

LAST_MINUTE = 23 * 60 + 59


def to_minutes(clock: str) -> int:
    hours, minutes = clock.split(":")
    return int(hours) * 60 + int(minutes)


def fee_for(parked: int, fees: list[int]) -> int:
    base_time, base_fee, unit_time, unit_fee = fees
    extra = max(0, parked - base_time)
    return base_fee + extra // unit_time * unit_fee


def solution(fees: list[int], records: list[str]) -> list[int]:
    entered = {}
    parked = defaultdict(int)
    for record in records:
        clock, car, action = record.split()
        if action == "IN":
            entered[car] = to_minutes(clock)
        else:
            parked[car] += to_minutes(clock) - entered.pop(car)
    for car, since in entered.items():
        parked[car] += LAST_MINUTE - since
    return [fee_for(parked[car], fees) for car in sorted(parked)]
