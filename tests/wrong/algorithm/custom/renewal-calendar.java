// 틀린 점: 시작일이 아니라 앞의 갱신일에 더해 가서 월말의 날이 돌아오지 않는다
import java.time.LocalDate;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        LocalDate day = LocalDate.parse(in.next());
        String unit = in.next();
        int k = in.nextInt(), n = in.nextInt();
        for (int i = 0; i < n; i++) {
            day = switch (unit) {
                case "D" -> day.plusDays(k);
                case "W" -> day.plusWeeks(k);
                case "M" -> day.plusMonths(k);
                default -> day.plusYears(k);
            };
            System.out.println(day);
        }
    }
}
