# 틀린 점: 절댓값이 같으면 먼저 넣은 것을 꺼낸다
import heapq
import sys


def main() -> None:
    _, *commands = map(int, sys.stdin.buffer.read().split())
    heap, answers = [], []
    for i, x in enumerate(commands):
        if x != 0:
            heapq.heappush(heap, (abs(x), i, x))
        elif heap:
            answers.append(heapq.heappop(heap)[2])
        else:
            answers.append(0)
    print("\n".join(map(str, answers)))


main()
