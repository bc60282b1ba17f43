// 틀린 점: 뒤에서부터 모은 글자를 뒤집지 않는다
import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String a = in.readLine().trim();
        String b = in.readLine().trim();
        int[][] length = lengths(a, b);

        StringBuilder picked = new StringBuilder();
        int i = a.length();
        int j = b.length();
        while (i > 0 && j > 0) {
            if (a.charAt(i - 1) == b.charAt(j - 1)) {
                picked.append(a.charAt(i - 1));
                i--;
                j--;
            } else if (length[i - 1][j] >= length[i][j - 1]) {
                i--;
            } else {
                j--;
            }
        }
        System.out.println(picked.length());
        if (picked.length() > 0) System.out.println(picked);
    }

    private static int[][] lengths(String a, String b) {
        int[][] length = new int[a.length() + 1][b.length() + 1];
        for (int i = 1; i <= a.length(); i++) {
            for (int j = 1; j <= b.length(); j++) {
                length[i][j] = a.charAt(i - 1) == b.charAt(j - 1)
                        ? length[i - 1][j - 1] + 1
                        : Math.max(length[i - 1][j], length[i][j - 1]);
            }
        }
        return length;
    }
}
