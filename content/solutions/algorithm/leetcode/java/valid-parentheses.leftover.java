// 틀린 점: 끝에 남은 여는 괄호를 보지 않는다
import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public boolean isValid(String s) {
        if (s.length() % 2 == 1) return false;
        Deque<Character> expected = new ArrayDeque<>();
        for (char letter : s.toCharArray()) {
            switch (letter) {
                case '(' -> expected.push(')');
                case '[' -> expected.push(']');
                case '{' -> expected.push('}');
                default -> {
                    if (expected.isEmpty() || expected.pop() != letter) return false;
                }
            }
        }
        return true;
    }
}
