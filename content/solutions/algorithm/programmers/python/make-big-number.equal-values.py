# 틀린 점: 같은 숫자도 꺼내 지울 횟수를 쓴다
def solution(number: str, k: int) -> str:
    kept = []
    left = k
    for digit in number:
        while kept and left > 0 and kept[-1] <= digit:
            kept.pop()
            left -= 1
        kept.append(digit)
    return "".join(kept[: len(number) - k])  # 덜 지웠으면 뒤에서 자른다
