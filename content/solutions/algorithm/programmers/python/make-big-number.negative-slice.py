# 틀린 점: left가 0일 때 [:-0]이 빈 리스트가 된다
def solution(number: str, k: int) -> str:
    kept = []
    left = k
    for digit in number:
        while kept and left > 0 and kept[-1] < digit:
            kept.pop()
            left -= 1
        kept.append(digit)
    return "".join(kept[:-left])
