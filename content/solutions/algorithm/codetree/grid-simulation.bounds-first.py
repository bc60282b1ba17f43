# 틀린 점: 범위를 보지 않아 음수 인덱스가 반대쪽 끝을 읽는다
import sys

NAMES = "NESW"
STEPS = [(-1, 0), (0, 1), (1, 0), (0, -1)]


def main() -> None:
    tokens = sys.stdin.read().split()
    n, m = int(tokens[0]), int(tokens[1])
    grid = tokens[2 : 2 + n]
    row, column, name, commands = tokens[2 + n :]
    r, c, d = int(row) - 1, int(column) - 1, NAMES.index(name)

    visited = {(r, c)}
    for command in commands:
        if command == "R":
            d = (d + 1) % 4
        elif command == "L":
            d = (d + 3) % 4
        else:
            nr, nc = r + STEPS[d][0], c + STEPS[d][1]
            # 범위를 먼저 본다. 음수 인덱스는 오류 없이 반대쪽 끝을 읽는다
            if nr < n and nc < m and grid[nr][nc] == ".":
                r, c = nr, nc
                visited.add((r, c))
    print(r + 1, c + 1, NAMES[d], len(visited))


main()
