"""남은 단어 가운데 가장 앞에 올 것을 하나씩 고른다."""


def generate(rng):
    words = ["".join(rng.choices("abc", k=rng.randint(1, 3))) for _ in range(rng.randint(1, 9))]
    return "\n".join([str(len(words)), *words])


def before(a, b):
    return len(a) < len(b) or (len(a) == len(b) and a < b)


def brute(text):
    left = text.split()[1:]
    chosen = []
    while left:
        first = left[0]
        for word in left:
            if before(word, first):
                first = word
        chosen.append(first)
        left = [word for word in left if word != first]
    return "\n".join(chosen)


def limit():
    import random

    letters = "abcdefghijklmnopqrstuvwxyz"
    words = ["a" * 46 + a + b + c + d for a in letters for b in letters for c in letters for d in "mz"]
    random.Random(1181).shuffle(words)
    return "\n".join(["20000", *words[:20_000]])
