# 틀린 점: 바로 뒤의 문서와만 비교한다
import sys
from collections import deque


def printed_at(priorities: list[int], target: int) -> int:
    queue = deque(enumerate(priorities))
    waiting = sorted(priorities)  # 끝이 다음에 인쇄될 중요도다
    printed = 0
    while True:
        index, priority = queue.popleft()
        if queue and priority < queue[0][1]:
            queue.append((index, priority))
            continue
        waiting.pop()
        printed += 1
        if index == target:
            return printed


def main() -> None:
    numbers = iter(map(int, sys.stdin.buffer.read().split()))
    answers = []
    for _ in range(next(numbers)):
        n, target = next(numbers), next(numbers)
        answers.append(printed_at([next(numbers) for _ in range(n)], target))
    print("\n".join(map(str, answers)))


main()
