"""넣기와 꺼내기의 순서를 모두 만들어, 꺼낸 수열이 같은 것을 찾는다."""


def generate(rng):
    n = rng.randint(1, 6)
    sequence = list(range(1, n + 1))
    rng.shuffle(sequence)
    if rng.random() < 0.5:  # 아무 순열이나 고르면 대개 NO다
        sequence, stack, nxt = [], [], 1
        while len(sequence) < n:
            if nxt <= n and (not stack or rng.random() < 0.5):
                stack.append(nxt)
                nxt += 1
            else:
                sequence.append(stack.pop())
    return "\n".join(map(str, [n, *sequence]))


def brute(text):
    n, *sequence = map(int, text.split())
    for bits in range(1 << (2 * n)):
        signs = ["+" if bits >> i & 1 else "-" for i in range(2 * n)]
        stack, out, pushed = [], [], 0
        for sign in signs:
            if sign == "+":
                pushed += 1
                stack.append(pushed)
            elif stack:
                out.append(stack.pop())
            else:
                break
        if pushed == n and out == sequence:
            return "\n".join(signs)
    return "NO"


def limit():
    return "\n".join(map(str, [100_000, *range(100_000, 0, -1)]))
