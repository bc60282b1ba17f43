# 틀린 점: 두 번만 되풀이해 1과 110을 가르지 못한다
def solution(numbers: list[int]) -> str:
    ordered = sorted(map(str, numbers), key=lambda text: text * 2, reverse=True)
    joined = "".join(ordered)
    return "0" if joined[0] == "0" else joined
