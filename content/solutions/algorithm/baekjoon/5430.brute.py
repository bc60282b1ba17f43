"""R마다 리스트를 정말로 뒤집고 D마다 첫 수를 뺀다."""


def generate(rng):
    lines = [str(rng.randint(1, 4))]
    for _ in range(int(lines[0])):
        numbers = [rng.choice([1, 9, 10, 100]) for _ in range(rng.choice([0, 1, 2, 5]))]
        commands = "".join(rng.choice("RD") for _ in range(rng.randint(1, 7)))
        lines += [commands, str(len(numbers)), f"[{','.join(map(str, numbers))}]"]
    return "\n".join(lines)


def answer(commands, numbers):
    for command in commands:
        if command == "R":
            numbers = numbers[::-1]
        elif not numbers:
            return "error"
        else:
            numbers = numbers[1:]
    return f"[{','.join(numbers)}]"


def brute(text):
    _, *lines = text.splitlines()
    return "\n".join(
        answer(commands, [one for one in array.strip("[]").split(",") if one])
        for commands, array in zip(lines[::3], lines[2::3])
    )


def limit():
    # |p|와 n이 100,000인 셋과 50,000인 하나로 합이 700,000이다
    lines = ["4"]
    for size in (100_000, 100_000, 100_000, 50_000):
        lines += ["RD" + "R" * (size - 2), str(size), f"[{','.join(['100'] * size)}]"]
    return "\n".join(lines)
