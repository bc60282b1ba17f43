// 틀린 점: 짧은 회의부터 고르고, 고른 것과 겹치지 않는지 본다
import java.io.*;
import java.util.*;

public class Main {
    record Interval(int start, int end) {}

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        List<Interval> meetings = new ArrayList<>(n);
        for (int i = 0; i < n; i++) meetings.add(new Interval(nextInt(in), nextInt(in)));
        meetings.sort(Comparator.comparingInt(one -> one.end() - one.start()));

        List<Interval> chosen = new ArrayList<>();
        for (Interval meeting : meetings) {
            if (chosen.stream().allMatch(one ->
                    one.end() <= meeting.start() || meeting.end() <= one.start())) chosen.add(meeting);
        }
        System.out.println(chosen.size());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
