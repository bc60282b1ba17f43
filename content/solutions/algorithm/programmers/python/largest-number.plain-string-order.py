# 틀린 점: 되풀이하지 않은 문자열의 내림차순으로 정렬한다
def solution(numbers: list[int]) -> str:
    ordered = sorted(map(str, numbers), reverse=True)
    joined = "".join(ordered)
    return "0" if joined[0] == "0" else joined
