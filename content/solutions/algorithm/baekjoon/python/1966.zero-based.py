# 틀린 점: 번호를 1부터 붙인다
import sys
from collections import deque


def printed_at(priorities: list[int], target: int) -> int:
    queue = deque(enumerate(priorities, 1))
    waiting = sorted(priorities)  # 끝이 다음에 인쇄될 중요도다
    printed = 0
    while True:
        index, priority = queue.popleft()
        if priority < waiting[-1]:
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
