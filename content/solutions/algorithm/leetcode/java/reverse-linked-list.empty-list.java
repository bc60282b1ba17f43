// 틀린 점: 빈 리스트를 끝으로 보지 않는다
class Solution {
    public ListNode reverseList(ListNode head) {
        if (head.next == null) return head;
        ListNode reversed = reverseList(head.next);
        head.next.next = head;
        head.next = null; // 이제 맨 뒤다
        return reversed;
    }
}
