# 틀린 점: 왼쪽 끝을 while이 아니라 if로 한 칸만 당긴다
import sys

n, target, *values = map(int, sys.stdin.read().split())
best = n + 1
total = left = 0
for right, value in enumerate(values):
    total += value
    if total >= target:
        best = min(best, right - left + 1)
        total -= values[left]
        left += 1
print(best if best <= n else 0)
