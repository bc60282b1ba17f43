// 틀린 점: 글자 자리를 '0'과의 차로 읽는다
#include <algorithm>
#include <iostream>
#include <string>

const std::string DIGITS = "0123456789ABCDEF";

int main() {
    int a, b;
    std::string x;
    std::cin >> a >> x >> b;

    long long value = 0;
    for (char letter : x) {
        value = value * a + (letter - '0');
    }

    std::string result;
    do {
        result += DIGITS[value % b];
        value /= b;
    } while (value > 0);
    std::reverse(result.begin(), result.end());
    std::cout << result << '\n';
}
