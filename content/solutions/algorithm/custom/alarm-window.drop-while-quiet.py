# 틀린 점: 조용한 시간의 오류를 큐에 넣지 않는다
import sys
from collections import deque

ERROR_LEVEL = 3


def alarm_times(logs: list[tuple[int, int]], window: int, threshold: int, quiet: int) -> list[int]:
    recent = deque()  # 창 안의 오류 시각
    alarms = []
    last_alarm = -quiet  # 처음에는 막지 않는다
    for t, level in logs:
        if level < ERROR_LEVEL or t - last_alarm < quiet:
            continue
        while recent and recent[0] <= t - window:
            recent.popleft()
        recent.append(t)
        if len(recent) >= threshold and t - last_alarm >= quiet:
            alarms.append(t)
            last_alarm = t
    return alarms


def main() -> None:
    _, window, threshold, quiet, *rest = map(int, sys.stdin.buffer.read().split())
    alarms = alarm_times(list(zip(rest[::2], rest[1::2])), window, threshold, quiet)
    print(len(alarms))
    if alarms:
        print(*alarms)


main()
