# 틀린 점: 뺀 뒤에 당겨지는 것을 잊고 K-1이 아니라 K를 더한다
def removal_order(n: int, k: int) -> list[int]:
    people = list(range(1, n + 1))
    order = []
    i = 0
    while people:
        i = (i + k) % len(people)
        order.append(people.pop(i))
    return order


n, k = map(int, input().split())
print(f"<{', '.join(map(str, removal_order(n, k)))}>")
