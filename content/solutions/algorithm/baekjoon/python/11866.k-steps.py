# 틀린 점: K-1칸이 아니라 K칸을 돌린다
from collections import deque


def removal_order(n: int, k: int) -> list[int]:
    people = deque(range(1, n + 1))
    order = []
    while people:
        people.rotate(-k)  # 음수는 앞의 사람을 뒤로 보낸다
        order.append(people.popleft())
    return order


n, k = map(int, input().split())
print(f"<{', '.join(map(str, removal_order(n, k)))}>")
