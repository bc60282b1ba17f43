"""완주자마다 참가자 목록에서 그 이름을 하나 지운다."""


def generate(rng):
    names = ["a", "b", "ab", "ba", "aa"][: rng.randint(1, 5)]
    participant = [rng.choice(names) for _ in range(rng.randint(1, 7))]
    completion = participant[:]
    completion.pop(rng.randrange(len(completion)))
    rng.shuffle(completion)
    return [participant, completion]


def brute(participant, completion):
    left = participant[:]
    for name in completion:
        left.remove(name)
    return left[0]


def limit():
    letters = "abcdefghijklmnopqrstuvwxyz"
    names = [
        "a" * 16 + "".join(letters[i // 26**k % 26] for k in range(4)) for i in range(100_000)
    ]
    return [names, names[:0:-1]]
