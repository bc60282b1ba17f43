# 틀린 점: 한 층씩 더 큰 자식만 따라가는 그리디다
def solution(triangle: list[list[int]]) -> int:
    best, i = triangle[0][0], 0
    for row in triangle[1:]:
        i += row[i + 1] > row[i]
        best += row[i]
    return best
