"""글을 리스트 하나에 두고 커서의 자리에 넣고 지운다."""


def generate(rng):
    text = "".join(rng.choice("abc") for _ in range(rng.randint(1, 5)))
    weights = rng.choice([(1, 1, 1, 1), (4, 1, 2, 2), (3, 3, 1, 2)])
    commands = rng.choices(["L", "D", "B", "P"], weights, k=rng.randint(1, 20))
    lines = [f"P {rng.choice('xyz')}" if one == "P" else one for one in commands]
    # 답이 빈 줄이 되지 않게 글자를 넣고 끝낸다
    return "\n".join([text, str(len(lines) + 1), *lines, "P w"])


def brute(text):
    start, _, *commands = text.split("\n")
    letters, cursor = list(start), len(start)
    for command in commands:
        name, *letter = command.split()
        if name == "P":
            letters.insert(cursor, letter[0])
            cursor += 1
        elif name == "B" and cursor > 0:
            cursor -= 1
            del letters[cursor]
        elif name == "L":
            cursor = max(0, cursor - 1)
        elif name == "D":
            cursor = min(len(letters), cursor + 1)
    return "".join(letters)


def limit():
    # 맨 앞까지 가서 나머지를 모두 넣는다
    return "\n".join(["a" * 100_000, "500000", *["L"] * 100_000, *["P z"] * 400_000])
