# 틀린 점: 글자가 다르면 0으로 되돌려 최장 공통 부분 문자열을 구한다
a, b = input().strip(), input().strip()
table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
best = 0
for i, x in enumerate(a, start=1):
    for j, y in enumerate(b, start=1):
        if x == y:
            table[i][j] = table[i - 1][j - 1] + 1
            best = max(best, table[i][j])
print(best)
