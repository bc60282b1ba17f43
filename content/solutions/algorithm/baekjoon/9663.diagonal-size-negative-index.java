// 틀린 점: 행 - 열에 N-1을 더하지 않아 인덱스가 음수가 된다
import java.util.Scanner;

public class Main {
    private final int size;
    private final boolean[] columns;
    private final boolean[] sums;
    private final boolean[] differences;

    private Main(int size) {
        this.size = size;
        columns = new boolean[size];
        sums = new boolean[2 * size - 1];
        differences = new boolean[2 * size - 1];
    }

    private int countFrom(int row) {
        if (row == size) return 1;
        int count = 0;
        for (int column = 0; column < size; column++) {
            int sum = row + column;
            int difference = row - column;
            if (columns[column] || sums[sum] || differences[difference]) continue;
            columns[column] = sums[sum] = differences[difference] = true;
            count += countFrom(row + 1);
            // 다음 열을 시도하기 전에 놓기 전의 판으로 되돌린다
            columns[column] = sums[sum] = differences[difference] = false;
        }
        return count;
    }

    public static void main(String[] args) {
        int size = new Scanner(System.in).nextInt();
        System.out.println(new Main(size).countFrom(0));
    }
}
