"""수를 모두 담아 두고 남은 것 가운데 가장 작은 것을 하나씩 뺀다."""


def generate(rng):
    top = rng.choice([3, 20, 10_000])
    numbers = [rng.choice([rng.randint(1, top), 10_000, 1]) for _ in range(rng.randint(1, 12))]
    return "\n".join(map(str, [len(numbers), *numbers]))


def brute(text):
    _, *numbers = map(int, text.split())
    ordered = []
    while numbers:
        ordered.append(numbers.pop(numbers.index(min(numbers))))
    return "\n".join(map(str, ordered))


def limit():
    # 자릿수가 많으면 입력과 출력이 60 MB씩이라 한 자리로 둔다. 수의 개수는 그대로 가장 크다
    thousand = "".join(f"{i * 7 % 9 + 1}\n" for i in range(1_000))
    return "10000000\n" + thousand * 10_000
