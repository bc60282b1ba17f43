// 틀린 점: 없는 수의 개수로 null을 쓴다
import java.io.*;
import java.util.HashMap;
import java.util.Map;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int cards = nextInt(in);
        Map<Integer, Integer> counts = new HashMap<>();
        while (cards-- > 0) counts.merge(nextInt(in), 1, Integer::sum);

        int queries = nextInt(in);
        StringBuilder out = new StringBuilder();
        while (queries-- > 0) {
            out.append(counts.get(nextInt(in))).append(' ');
        }
        System.out.println(out.toString().trim());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
