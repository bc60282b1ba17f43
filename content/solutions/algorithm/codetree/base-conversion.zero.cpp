// 틀린 점: 값이 0이면 자리를 하나도 모으지 않는다
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
        value = value * a + static_cast<int>(DIGITS.find(letter));
    }

    std::string result;
    while (value > 0) {
        result += DIGITS[value % b];
        value /= b;
    }
    std::reverse(result.begin(), result.end());
    std::cout << result << '\n';
}
