# 틀린 점: 넣은 가장 큰 수가 아니라 앞에 꺼낸 수 다음부터 넣는다
import sys


def operations(sequence: list[int]) -> list[str] | None:
    """만들 수 없으면 None."""
    stack, result = [], []
    pushed = 0
    for x in sequence:
        while pushed < x:
            pushed += 1
            stack.append(pushed)
            result.append("+")
        if stack[-1] != x:
            return None
        pushed = stack.pop()
        result.append("-")
    return result


def main() -> None:
    _, *sequence = map(int, sys.stdin.buffer.read().split())
    result = operations(sequence)
    print("NO" if result is None else "\n".join(result))


main()
