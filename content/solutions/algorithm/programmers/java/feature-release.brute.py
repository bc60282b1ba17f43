"""하루씩 진도를 더하고 앞에서부터 끝난 것을 내보낸다."""


def generate(rng):
    n = rng.randint(1, 7)
    slow = rng.choice([3, 10, 100])
    return [[rng.randint(1, 99) for _ in range(n)], [rng.randint(1, slow) for _ in range(n)]]


def brute(progresses, speeds):
    line = [list(pair) for pair in zip(progresses, speeds)]
    releases = []
    while line:
        for feature in line:
            feature[0] += feature[1]
        count = 0
        while line and line[0][0] >= 100:
            line.pop(0)
            count += 1
        if count:
            releases.append(count)
    return releases


def limit():
    return [list(range(99, 0, -1)) + [1], [1] * 100]
