// 틀린 점: 가장 먼 두 집의 거리를 안 되는 간격으로 정한다
import java.io.*;
import java.util.Arrays;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int routers = nextInt(in);
        int[] houses = new int[n];
        for (int i = 0; i < n; i++) houses[i] = nextInt(in);
        Arrays.sort(houses);

        int good = 1;
        int bad = houses[n - 1] - houses[0];
        while (bad - good > 1) {
            int mid = good + (bad - good) / 2;
            if (canPlace(houses, routers, mid)) good = mid;
            else bad = mid;
        }
        System.out.println(good);
    }

    /** 이웃한 공유기의 거리가 모두 gap 이상이 되게 놓을 수 있는가. */
    private static boolean canPlace(int[] houses, int routers, int gap) {
        int placed = 1;
        int last = houses[0];
        for (int house : houses) {
            if (house - last < gap) continue;
            placed++;
            last = house;
        }
        return placed >= routers;
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
