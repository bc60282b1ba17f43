# 틀린 점: 한 주문에만 있는 조합도 고른다
from collections import Counter
from itertools import combinations


def solution(orders: list[str], course: list[int]) -> list[str]:
    menus = []
    for size in course:
        counts = Counter()
        for order in orders:
            counts.update(combinations(sorted(order), size))
        most = max(counts.values(), default=0)
        if most >= 1:
            menus += ["".join(menu) for menu, count in counts.items() if count == most]
    return sorted(menus)
