"""수마다 오른쪽을 처음부터 훑는다."""


def generate(rng):
    top = rng.choice([1, 3, 9, 1_000_000])
    numbers = [rng.randint(1, top) for _ in range(rng.randint(1, 12))]
    if rng.random() < 0.2:
        numbers.sort(reverse=rng.random() < 0.5)
    return f"{len(numbers)}\n{' '.join(map(str, numbers))}"


def brute(text):
    _, *numbers = map(int, text.split())
    return " ".join(
        str(next((other for other in numbers[i + 1 :] if other > one), -1))
        for i, one in enumerate(numbers)
    )


def limit():
    # 내림차순이 모두 쌓였다가 마지막 수에서 모두 풀린다
    numbers = [*range(999_999, 0, -1), 1_000_000]
    return f"1000000\n{' '.join(map(str, numbers))}"
