# 틀린 점: 빈 Counter에서도 최댓값을 찾는다
from collections import Counter
from itertools import combinations


def solution(orders: list[str], course: list[int]) -> list[str]:
    menus = []
    for size in course:
        counts = Counter()
        for order in orders:
            counts.update(combinations(sorted(order), size))
        most = max(counts.values())
        if most >= 2:
            menus += ["".join(menu) for menu, count in counts.items() if count == most]
    return sorted(menus)
