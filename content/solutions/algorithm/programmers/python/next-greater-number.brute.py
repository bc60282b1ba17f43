"""수마다 뒤를 처음부터 훑는다."""


def generate(rng):
    top = rng.choice([1, 2, 4, 1_000_000])
    numbers = [rng.randint(1, top) for _ in range(rng.randint(4, 10))]
    order = rng.random()
    return [sorted(numbers, reverse=order < 0.15) if order < 0.3 else numbers]


def brute(numbers):
    return [
        next((later for later in numbers[i + 1 :] if later > value), -1)
        for i, value in enumerate(numbers)
    ]


def limit():
    return [list(range(999_999, 0, -1)) + [1_000_000]]
