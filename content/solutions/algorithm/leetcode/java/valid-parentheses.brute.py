"""붙어 있는 짝을 더 지울 수 없을 때까지 지운다."""


def generate(rng):
    if rng.random() < 0.5:
        return ["".join(rng.choices("()[]{}", k=rng.randint(1, 8)))]
    text = ""
    for _ in range(rng.randint(1, 4)):  # 바른 문자열을 만들고 가끔 한 글자를 바꾼다
        at = rng.randint(0, len(text))
        text = text[:at] + rng.choice(["()", "[]", "{}"]) + text[at:]
    if rng.random() < 0.4:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice("()[]{}") + text[at + 1 :]
    return [text]


def brute(s):
    before = None
    while s != before:
        before = s
        for pair in ("()", "[]", "{}"):
            s = s.replace(pair, "", 1)
    return s == ""


def limit():
    return ["(" * 5000 + ")" * 5000]
