// 틀린 점: 시작일이 아니라 앞의 갱신일에 더해 가서 월말의 날이 돌아오지 않는다
import java.time.LocalDate;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        LocalDate start = LocalDate.parse(in.next());
        String unit = in.next();
        int every = in.nextInt();
        int count = in.nextInt();

        StringBuilder out = new StringBuilder();
        for (int i = 1; i <= count; i++) {
            start = renewal(start, unit, every);
            out.append(start).append('\n');
        }
        System.out.print(out);
    }

    /** 앞의 갱신일이 아니라 시작일에서 한 번에 더한다. */
    private static LocalDate renewal(LocalDate start, String unit, long amount) {
        return switch (unit) {
            case "D" -> start.plusDays(amount);
            case "W" -> start.plusWeeks(amount);
            case "M" -> start.plusMonths(amount);
            case "Y" -> start.plusYears(amount);
            default -> throw new IllegalArgumentException("모르는 단위: " + unit);
        };
    }
}
