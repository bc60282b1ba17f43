// 틀린 점: 빈 스택인지 보지 않고 뺀다
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
                    if (expected.pop() != letter) return false;
                }
            }
        }
        return expected.isEmpty();
    }
}
