// 틀린 점: 왼쪽 끝이 뒤로 돌아간다
class Solution {
    public int lengthOfLongestSubstring(String s) {
        int[] startAfter = new int[128];
        int left = 0;
        int best = 0;
        for (int right = 0; right < s.length(); right++) {
            char letter = s.charAt(right);
            left = startAfter[letter];
            startAfter[letter] = right + 1;
            best = Math.max(best, right - left + 1);
        }
        return best;
    }
}
