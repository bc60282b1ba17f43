"""동전마다 쓰는 수를 모두 시도한다."""
from itertools import product


def generate(rng):
    coins = rng.sample([1, 2, 3, 4, 5, 7, 9, 12, 30], rng.randint(1, 4))
    return "\n".join(map(str, [f"{len(coins)} {rng.randint(1, 14)}", *coins]))


def brute(text):
    _, amount, *coins = map(int, text.split())
    counts = product(*(range(amount // coin + 1) for coin in coins))
    return sum(sum(c * coin for c, coin in zip(one, coins)) == amount for one in counts)


def limit():
    # 짝수로 홀수를 만들 수 없으므로 답은 0이고, 도중의 값은 가장 크다
    return "\n".join(["100 9999", *(str(2 * i) for i in range(1, 101))])
