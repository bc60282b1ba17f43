# 틀린 점: rotate의 부호가 반대라서 거꾸로 돈다
from collections import deque

n, k = map(int, input().split())
people = deque(range(1, n + 1))
order = []
while people:
    people.rotate(k - 1)
    order.append(people.popleft())
print(f"<{', '.join(map(str, order))}>")
