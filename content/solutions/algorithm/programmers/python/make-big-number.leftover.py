# 틀린 점: 덜 지웠을 때 뒤에서 자르지 않는다
def solution(number: str, k: int) -> str:
    kept = []
    left = k
    for digit in number:
        while kept and left > 0 and kept[-1] < digit:
            kept.pop()
            left -= 1
        kept.append(digit)
    return "".join(kept)
