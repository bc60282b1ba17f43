# 틀린 점: 대각선도 이웃으로 본다
import sys
from collections import deque

DIRECTIONS = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if (r, c) != (0, 0)]


def count_patches(grid: list[list[int]]) -> int:
    rows, cols = len(grid), len(grid[0])
    count = 0
    for row in range(rows):
        for col in range(cols):
            if grid[row][col] == 0:
                continue
            count += 1
            grid[row][col] = 0
            queue = deque([(row, col)])
            while queue:
                r, c = queue.popleft()
                for dr, dc in DIRECTIONS:
                    nr, nc = r + dr, c + dc
                    if 0 <= nr < rows and 0 <= nc < cols and grid[nr][nc] == 1:
                        grid[nr][nc] = 0
                        queue.append((nr, nc))
    return count


def main() -> None:
    numbers = iter(map(int, sys.stdin.buffer.read().split()))
    counts = []
    for _ in range(next(numbers)):
        cols, rows, k = next(numbers), next(numbers), next(numbers)
        grid = [[0] * cols for _ in range(rows)]
        for _ in range(k):
            x, y = next(numbers), next(numbers)
            grid[y][x] = 1
        counts.append(count_patches(grid))
    print("\n".join(map(str, counts)))


main()
