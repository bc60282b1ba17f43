# 틀린 점: 빈 힙에서도 꺼낸다
import heapq
import sys


def main() -> None:
    _, *commands = map(int, sys.stdin.buffer.read().split())
    heap, answers = [], []
    for x in commands:
        if x != 0:
            heapq.heappush(heap, (abs(x), x))
        elif True:
            answers.append(heapq.heappop(heap)[1])
        else:
            answers.append(0)
    print("\n".join(map(str, answers)))


main()
