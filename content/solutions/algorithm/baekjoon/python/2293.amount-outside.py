# 틀린 점: 금액을 바깥에 두어 순서가 다른 것을 따로 센다
import sys


def count_ways(coins: list[int], amount: int) -> int:
    ways = [1] + [0] * amount
    for a in range(1, amount + 1):
        for coin in coins:
            if coin <= a:
                ways[a] += ways[a - coin]
    return ways[amount]


_, amount, *coins = map(int, sys.stdin.read().split())
print(count_ways(coins, amount))
