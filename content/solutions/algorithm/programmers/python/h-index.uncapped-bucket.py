# 틀린 점: n보다 큰 인용 수를 n으로 자르지 않고 칸의 번호로 쓴다
def solution(citations: list[int]) -> int:
    n = len(citations)
    papers = [0] * (n + 1)
    for cited in citations:
        papers[cited] += 1

    at_least = 0
    for h in range(n, 0, -1):
        at_least += papers[h]
        if at_least >= h:
            return h
    return 0
