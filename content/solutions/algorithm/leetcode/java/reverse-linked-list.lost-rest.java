// 틀린 점: 링크를 돌린 뒤에 다음 노드를 적는다
class Solution {
    public ListNode reverseList(ListNode head) {
        ListNode prev = null;
        ListNode current = head;
        while (current != null) {
            current.next = prev;
            ListNode next = current.next;
            prev = current;
            current = next;
        }
        return prev;
    }
}
