# 틀린 점: 맨 위가 그 수인지 보지 않고 꺼낸다
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
        stack.pop()
        result.append("-")
    return result


def main() -> None:
    _, *sequence = map(int, sys.stdin.buffer.read().split())
    result = operations(sequence)
    print("NO" if result is None else "\n".join(result))


main()
