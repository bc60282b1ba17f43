// 틀린 점: 가장 큰 합을 0에서 시작한다
#include <algorithm>
#include <iostream>
#include <limits>
#include <vector>

struct Rectangle {
    int r1, c1, r2, c2;
    int sum;
};

bool disjoint(const Rectangle& a, const Rectangle& b) {
    return a.r2 <= b.r1 || b.r2 <= a.r1 || a.c2 <= b.c1 || b.c2 <= a.c1;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> total(n + 1, std::vector<int>(m + 1, 0));
    for (int r = 0; r < n; ++r) {
        for (int c = 0; c < m; ++c) {
            int value;
            std::cin >> value;
            total[r + 1][c + 1] = value + total[r][c + 1] + total[r + 1][c] - total[r][c];
        }
    }

    std::vector<Rectangle> rectangles;
    for (int r1 = 0; r1 < n; ++r1) {
        for (int r2 = r1 + 1; r2 <= n; ++r2) {
            for (int c1 = 0; c1 < m; ++c1) {
                for (int c2 = c1 + 1; c2 <= m; ++c2) {
                    int sum = total[r2][c2] - total[r1][c2] - total[r2][c1] + total[r1][c1];
                    rectangles.push_back({r1, c1, r2, c2, sum});
                }
            }
        }
    }

    int best = 0;
    for (std::size_t i = 0; i < rectangles.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (disjoint(rectangles[i], rectangles[j])) {
                best = std::max(best, rectangles[i].sum + rectangles[j].sum);
            }
        }
    }
    std::cout << best << '\n';
}
