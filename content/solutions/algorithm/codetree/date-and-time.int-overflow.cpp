// 틀린 점: 분을 int로 센다
#include <cstdio>

const int MONTHS[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
const char* const WEEKDAYS[] = {"월", "화", "수", "목", "금", "토", "일"};

struct Moment {
    int days;    // 1년 1월 1일이 1이다
    int minutes; // 그날의 0시부터
};

bool is_leap(int year) {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

int day_number(int year, int month, int day) {
    int before = year - 1;
    int days = before * 365 + before / 4 - before / 100 + before / 400;
    for (int m = 1; m < month; ++m) days += MONTHS[m - 1];
    if (month > 2 && is_leap(year)) ++days;
    return days + day;
}

Moment read_moment() {
    int year, month, day, hour, minute;
    std::scanf("%d-%d-%d %d:%d", &year, &month, &day, &hour, &minute);
    return {day_number(year, month, day), hour * 60 + minute};
}

int main() {
    Moment first = read_moment();
    Moment second = read_moment();
    int days = second.days - first.days;
    int passed = days * 24 * 60 + second.minutes - first.minutes;
    std::printf("%d %s\n", passed, WEEKDAYS[(second.days - 1) % 7]);
}
