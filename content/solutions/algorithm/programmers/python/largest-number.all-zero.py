# 틀린 점: 모두 0일 때 0을 하나로 줄이지 않는다
def solution(numbers: list[int]) -> str:
    ordered = sorted(map(str, numbers), key=lambda text: text * 4, reverse=True)
    return "".join(ordered)
