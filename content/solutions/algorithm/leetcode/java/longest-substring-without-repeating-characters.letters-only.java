// 틀린 점: 글자가 소문자뿐이라고 본다
class Solution {
    public int lengthOfLongestSubstring(String s) {
        int[] startAfter = new int[26];
        int left = 0;
        int best = 0;
        for (int right = 0; right < s.length(); right++) {
            int letter = s.charAt(right) - 'a';
            left = Math.max(left, startAfter[letter]);
            startAfter[letter] = right + 1;
            best = Math.max(best, right - left + 1);
        }
        return best;
    }
}
