# 틀린 점: 가장 많은 조합을 하나만 고른다
from collections import Counter
from itertools import combinations


def solution(orders: list[str], course: list[int]) -> list[str]:
    menus = []
    for size in course:
        counts = Counter()
        for order in orders:
            counts.update(combinations(sorted(order), size))
        most = max(counts.values(), default=0)
        if most >= 2:
            menus += ["".join(menu) for menu, _ in counts.most_common(1)]
    return sorted(menus)
