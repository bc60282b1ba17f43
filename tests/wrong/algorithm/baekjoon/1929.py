# 틀린 점: 1을 소수로 센다
start, end = map(int, input().split())
for n in range(start, end + 1):
    if all(n % d for d in range(2, int(n**0.5) + 1)):
        print(n)
