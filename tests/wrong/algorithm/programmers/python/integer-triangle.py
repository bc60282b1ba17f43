# 틀린 점: 한 층씩 더 큰 자식만 따라가는 탐욕법이다
def solution(triangle):
    total, i = triangle[0][0], 0
    for row in triangle[1:]:
        if row[i + 1] > row[i]:
            i += 1
        total += row[i]
    return total
