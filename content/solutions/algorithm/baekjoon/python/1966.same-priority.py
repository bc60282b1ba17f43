# 틀린 점: 번호가 아니라 중요도로 알아본다
import sys
from collections import deque


def printed_at(priorities: list[int], target: int) -> int:
    queue = deque(enumerate(priorities))
    waiting = sorted(priorities)  # 끝이 다음에 인쇄될 중요도다
    printed = 0
    while True:
        index, priority = queue.popleft()
        if priority < waiting[-1]:
            queue.append((index, priority))
            continue
        waiting.pop()
        printed += 1
        if priority == priorities[target]:
            return printed


def main() -> None:
    numbers = iter(map(int, sys.stdin.buffer.read().split()))
    answers = []
    for _ in range(next(numbers)):
        n, target = next(numbers), next(numbers)
        answers.append(printed_at([next(numbers) for _ in range(n)], target))
    print("\n".join(map(str, answers)))


main()
