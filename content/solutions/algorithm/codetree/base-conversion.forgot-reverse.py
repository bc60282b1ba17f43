# 틀린 점: 모은 나머지를 뒤집지 않는다
DIGITS = "0123456789ABCDEF"


def read(text: str, base: int) -> int:
    value = 0
    for letter in text:
        value = value * base + DIGITS.index(letter)
    return value


def write(value: int, base: int) -> str:
    letters = []
    while value > 0:
        value, digit = divmod(value, base)
        letters.append(DIGITS[digit])
    return "".join(letters) or "0"


a, x, b = input().split()
print(write(read(x, int(a)), int(b)))
