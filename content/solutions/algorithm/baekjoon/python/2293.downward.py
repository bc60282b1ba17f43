# 틀린 점: 큰 금액부터 돌아 동전을 한 번씩만 쓴다
import sys


def count_ways(coins: list[int], amount: int) -> int:
    ways = [1] + [0] * amount
    for coin in coins:
        for a in range(amount, coin - 1, -1):
            ways[a] += ways[a - coin]
    return ways[amount]


_, amount, *coins = map(int, sys.stdin.read().split())
print(count_ways(coins, amount))
