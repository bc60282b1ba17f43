"""값을 뒤에서부터 하나씩 옮겨 담는다."""


def generate(rng):
    return [[rng.randint(-3, 3) for _ in range(rng.randint(0, 7))]]


def brute(values):
    rest, answer = list(values), []
    while rest:
        answer.append(rest.pop())
    return answer


def limit():
    return [list(range(-2500, 2500))]
