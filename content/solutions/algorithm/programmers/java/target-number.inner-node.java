// 틀린 점: 모든 수를 쓰기 전에 target이 되면 센다
class Solution {
    public int solution(int[] numbers, int target) {
        return count(numbers, 0, 0, target);
    }

    private int count(int[] numbers, int index, int total, int target) {
        if (total == target) return 1;
        if (index == numbers.length) return 0;
        return count(numbers, index + 1, total + numbers[index], target)
            + count(numbers, index + 1, total - numbers[index], target);
    }
}
