# 틀린 점: 왼쪽 부모를 음수 인덱스로 읽어 마지막 원소를 얻는다
def solution(triangle: list[list[int]]) -> int:
    best = triangle[0]
    for row in triangle[1:]:
        last = len(best) - 1
        best = [x + max(best[i - 1], best[min(i, last)]) for i, x in enumerate(row)]
    return max(best)
