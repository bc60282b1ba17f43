# 틀린 점: 놓을지 모르는 비싼 후보부터 공짜로 만든다
import sys


def main():
    n, m, coupons, *numbers = map(int, sys.stdin.buffer.read().split())
    edges = sorted(zip(numbers[2::3], numbers[0::3], numbers[1::3]))
    edges = sorted((0 if i >= m - coupons else e[0], *e[1:]) for i, e in enumerate(edges))
    parent = [-1] * (n + 1)  # 음수면 루트이고, 절댓값이 덩어리의 크기다

    def find(x):
        while parent[x] >= 0:
            if parent[parent[x]] >= 0:
                parent[x] = parent[parent[x]]
            x = parent[x]
        return x

    built = total = 0
    for cost, a, b in edges:
        a, b = find(a), find(b)
        if a == b:
            continue
        if parent[a] > parent[b]:
            a, b = b, a
        parent[a] += parent[b]
        parent[b] = a
        total += cost
        built += 1
    print(total if built == n - 1 else -1)


main()
