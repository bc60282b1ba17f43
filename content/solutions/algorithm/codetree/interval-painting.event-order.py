# 틀린 점: 한 자리에서 시작을 끝보다 먼저 처리한다
import sys


def main() -> None:
    numbers = iter(map(int, sys.stdin.buffer.read().split()))
    events = []
    for _ in range(next(numbers)):
        a, b = next(numbers), next(numbers)
        events.append((a, 1))
        events.append((b, -1))
    events.sort(key=lambda event: (event[0], -event[1]))
    overlap = largest = painted = 0
    previous = events[0][0]
    for position, change in events:
        if overlap > 0:
            painted += position - previous
        overlap += change
        largest = max(largest, overlap)
        previous = position
    print(largest, painted)


main()
