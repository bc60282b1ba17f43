"""모든 수강 차례를 나열해 선수 관계를 모두 지키는 것이 있는지 본다."""
from itertools import permutations


def generate(rng):
    n = rng.randint(1, 5)
    pairs = [[a, b] for a in range(n) for b in range(n) if a != b or rng.random() < 0.1]
    if rng.random() < 0.5:  # 사이클이 없는 쪽도 자주 나오게 한다
        rank = rng.sample(range(n), n)
        pairs = [[a, b] for a, b in pairs if rank[b] < rank[a]]
    return [n, rng.sample(pairs, rng.randint(0, len(pairs)))]


def brute(count, pairs):
    for order in permutations(range(count)):
        if all(order.index(b) < order.index(a) for a, b in pairs):
            return True
    return False


def limit():
    # 한 줄로 이어져 재귀가 가장 깊고, 건너뛰는 관계로 쌍의 수를 채운다.
    pairs = [[v + step, v] for step in (1, 2, 3) for v in range(2000 - step)]
    return [2000, pairs[:5000]]
