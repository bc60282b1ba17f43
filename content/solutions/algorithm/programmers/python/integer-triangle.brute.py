"""왼쪽과 오른쪽을 고르는 모든 길을 더해 본다."""
from itertools import product


def generate(rng):
    return [[[rng.randint(0, 9) for _ in range(i + 1)] for i in range(rng.randint(1, 6))]]


def brute(triangle):
    def total(turns):
        i, value = 0, triangle[0][0]
        for row, turn in zip(triangle[1:], turns):
            i += turn
            value += row[i]
        return value

    return max(map(total, product((0, 1), repeat=len(triangle) - 1)))


def limit():
    return [[[(r * 7919 + i * 104_729) % 10_000 for i in range(r + 1)] for r in range(500)]]
