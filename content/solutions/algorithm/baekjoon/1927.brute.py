"""값을 리스트에 두고 뺄 때마다 가장 작은 것을 훑어 찾는다."""


def generate(rng):
    values = [1, 2, 2**31 - 1, *(rng.randint(1, 30) for _ in range(4))]
    erase = rng.choice([0.3, 0.5, 0.7])
    # 답이 하나는 있도록 빼는 연산으로 끝낸다
    operations = [0 if rng.random() < erase else rng.choice(values) for _ in range(rng.randint(0, 30))]
    return "\n".join(map(str, [len(operations) + 1, *operations, 0]))


def brute(text):
    _, *operations = map(int, text.split())
    values, printed = [], []
    for x in operations:
        if x > 0:
            values.append(x)
        elif values:
            printed.append(min(values))
            values.remove(printed[-1])
        else:
            printed.append(0)
    return "\n".join(map(str, printed))


def limit():
    # 작아지는 차례로 넣으면 넣을 때마다 루트까지 올라간다
    pushes = [2**31 - 1 - i for i in range(50_000)]
    return "\n".join(map(str, [100_000, *pushes, *[0] * 50_000]))
