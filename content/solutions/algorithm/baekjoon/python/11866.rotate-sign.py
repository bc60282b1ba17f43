# 틀린 점: rotate의 부호가 반대라서 거꾸로 돈다
from collections import deque


def removal_order(n: int, k: int) -> list[int]:
    people = deque(range(1, n + 1))
    order = []
    while people:
        people.rotate(k - 1)  # 음수는 앞의 사람을 뒤로 보낸다
        order.append(people.popleft())
    return order


n, k = map(int, input().split())
print(f"<{', '.join(map(str, removal_order(n, k)))}>")
