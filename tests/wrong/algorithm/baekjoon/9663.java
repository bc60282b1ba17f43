// 틀린 점: 대각선의 번호를 절댓값으로 만들어 서로 다른 두 대각선을 하나로 본다
import java.util.Scanner;

public class Main {
    static int size;
    static boolean[] columns, sums, differences;

    static int countFrom(int row) {
        if (row == size) return 1;
        int count = 0;
        for (int column = 0; column < size; column++) {
            int sum = row + column, difference = Math.abs(row - column);
            if (columns[column] || sums[sum] || differences[difference]) continue;
            columns[column] = sums[sum] = differences[difference] = true;
            count += countFrom(row + 1);
            columns[column] = sums[sum] = differences[difference] = false;
        }
        return count;
    }

    public static void main(String[] args) {
        size = new Scanner(System.in).nextInt();
        columns = new boolean[size];
        sums = new boolean[2 * size - 1];
        differences = new boolean[size];
        System.out.println(countFrom(0));
    }
}
