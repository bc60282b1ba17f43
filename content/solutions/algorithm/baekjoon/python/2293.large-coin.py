# 틀린 점: 동전 하나짜리 방법을 k보다 큰 동전에도 적는다
import sys


def count_ways(coins: list[int], amount: int) -> int:
    ways = [0] * (amount + 1)
    for coin in coins:
        ways[coin] += 1
        for a in range(coin + 1, amount + 1):
            ways[a] += ways[a - coin]
    return ways[amount]


_, amount, *coins = map(int, sys.stdin.read().split())
print(count_ways(coins, amount))
