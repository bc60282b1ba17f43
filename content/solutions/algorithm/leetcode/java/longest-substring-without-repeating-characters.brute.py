"""모든 부분 문자열을 만들어 글자의 가짓수와 길이를 비교한다."""


def generate(rng):
    letters = rng.choice(["ab", "abc", "aA 1~", "abcdefgh"])
    return ["".join(rng.choices(letters, k=rng.randint(0, 10)))]


def brute(s):
    parts = [s[i:j] for i in range(len(s)) for j in range(i + 1, len(s) + 1)]
    return max((len(part) for part in parts if len(set(part)) == len(part)), default=0)


def limit():
    letters = "".join(map(chr, range(32, 127)))
    return [(letters * 527)[:50_000]]
