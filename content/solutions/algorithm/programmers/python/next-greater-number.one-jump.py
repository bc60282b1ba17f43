# 틀린 점: 한 번만 건너뛰고 그 수가 큰지 보지 않는다
def solution(numbers: list[int]) -> list[int]:
    n = len(numbers)
    answer_at = [n] * n  # 답의 인덱스. n이면 없다
    for i in range(n - 2, -1, -1):
        j = i + 1
        if j < n and numbers[j] <= numbers[i]:
            j = answer_at[j]
        answer_at[i] = j
    return [numbers[j] if j < n else -1 for j in answer_at]
