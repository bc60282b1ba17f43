# 틀린 점: 인용 수에 있는 값만 h의 후보로 본다
def solution(citations: list[int]) -> int:
    return max(
        (h for h in citations if sum(cited >= h for cited in citations) >= h), default=0
    )
