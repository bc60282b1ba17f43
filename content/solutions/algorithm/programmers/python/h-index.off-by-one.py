# 틀린 점: 자리를 0부터 세면서 >=로 비교한다
def solution(citations: list[int]) -> int:
    ranked = sorted(citations, reverse=True)
    return sum(cited >= rank for rank, cited in enumerate(ranked))
