// 틀린 점: 참가자의 길이만큼 돌아 완주자 배열의 밖을 읽는다
import java.util.Arrays;

class Solution {
    public String solution(String[] participant, String[] completion) {
        String[] started = participant.clone();
        String[] finished = completion.clone();
        Arrays.sort(started);
        Arrays.sort(finished);
        for (int i = 0; i < started.length; i++) {
            if (!started[i].equals(finished[i])) return started[i];
        }
        return started[finished.length];
    }
}
