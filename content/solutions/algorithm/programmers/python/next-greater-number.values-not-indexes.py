# 틀린 점: 값을 쌓고 첫 자리를 되찾는다
def solution(numbers: list[int]) -> list[int]:
    answer = [-1] * len(numbers)
    waiting = []  # 답을 못 찾은 인덱스. 값은 아래에서 위로 커지지 않는다
    for i, value in enumerate(numbers):
        while waiting and waiting[-1] < value:
            answer[numbers.index(waiting.pop())] = value
        waiting.append(value)
    return answer
