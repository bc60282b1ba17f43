# 틀린 점: 주문의 글자를 정렬하지 않고 조합을 만든다
from collections import Counter
from itertools import combinations


def solution(orders: list[str], course: list[int]) -> list[str]:
    menus = []
    for size in course:
        counts = Counter()
        for order in orders:
            counts.update(combinations(order, size))
        most = max(counts.values(), default=0)
        if most >= 2:
            menus += ["".join(menu) for menu, count in counts.items() if count == most]
    return sorted(menus)
