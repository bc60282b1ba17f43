"""자릿값을 곱해 더하고, 가장 큰 자릿값부터 빼면서 쓴다."""
LETTERS = dict(enumerate("0123456789ABCDEF"))


def spell(value, base):
    power = 1
    while power * base <= value:
        power *= base
    text = ""
    while power:
        digit = 0
        while value >= power:
            value -= power
            digit += 1
        text += LETTERS[digit]
        power //= base
    return text


def generate(rng):
    a, b = rng.randint(2, 16), rng.randint(2, 16)
    value = rng.choice([rng.randint(0, 40), a ** rng.randint(0, 9), b ** rng.randint(1, 9) - 1, rng.randint(0, 10**18)])
    return f"{a} {spell(value, a)} {b}"


def brute(text):
    a, x, b = text.split()
    values = {letter: digit for digit, letter in LETTERS.items()}
    value = sum(values[letter] * int(a) ** place for place, letter in enumerate(reversed(x)))
    return spell(value, int(b))


def limit():
    return f"2 {spell(10**18, 2)} 2"
