// 틀린 점: 꼭 m개인 것만 지운다
#include <iostream>
#include <utility>
#include <vector>

/** 한 라운드에서 터지지 않는 것만 차례로 남긴다. */
std::vector<int> survivors(const std::vector<int>& column, int run) {
    std::vector<int> kept;
    int size = static_cast<int>(column.size());
    int start = 0;
    for (int end = 1; end <= size; ++end) {
        if (end < size && column[end] == column[start]) continue;
        if (end - start != run) kept.insert(kept.end(), column.begin() + start, column.begin() + end);
        start = end;
    }
    return kept;
}

int main() {
    int n, run;
    std::cin >> n >> run;
    std::vector<int> column(n);
    for (int& value : column) std::cin >> value;

    while (true) {
        std::vector<int> kept = survivors(column, run);
        if (kept.size() == column.size()) break;
        column = std::move(kept);
    }

    std::cout << column.size() << '\n';
    for (std::size_t i = 0; i < column.size(); ++i) {
        std::cout << column[i] << (i + 1 < column.size() ? ' ' : '\n');
    }
}
