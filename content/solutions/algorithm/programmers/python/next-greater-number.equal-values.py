# 틀린 점: 같은 수도 큰 수로 본다
def solution(numbers: list[int]) -> list[int]:
    answer = [-1] * len(numbers)
    waiting = []  # 답을 못 찾은 인덱스. 값은 아래에서 위로 커지지 않는다
    for i, value in enumerate(numbers):
        while waiting and numbers[waiting[-1]] <= value:
            answer[waiting.pop()] = value
        waiting.append(i)
    return answer
