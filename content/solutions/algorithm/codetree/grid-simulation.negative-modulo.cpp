// 틀린 점: 왼쪽 회전을 (d - 1) % 4로 써서 방향이 음수가 된다
#include <iostream>
#include <string>
#include <vector>

const std::string NAMES = "NESW";
const int DR[] = {-1, 0, 1, 0};
const int DC[] = {0, 1, 0, -1};

int main() {
    int n, m, r, c;
    std::cin >> n >> m;
    std::vector<std::string> grid(n);
    for (std::string& row : grid) std::cin >> row;
    char name;
    std::string commands;
    std::cin >> r >> c >> name >> commands;
    --r;
    --c;
    int d = static_cast<int>(NAMES.find(name));

    std::vector<std::vector<bool>> visited(n, std::vector<bool>(m, false));
    visited[r][c] = true;
    int count = 1;
    for (char command : commands) {
        if (command == 'R') {
            d = (d + 1) % 4;
        } else if (command == 'L') {
            d = (d - 1) % 4;
        } else {
            int nr = r + DR[d];
            int nc = c + DC[d];
            // 범위를 먼저 본다. 순서를 바꾸면 지도 밖을 읽는다
            if (nr < 0 || nr >= n || nc < 0 || nc >= m || grid[nr][nc] == '#') continue;
            r = nr;
            c = nc;
            if (!visited[r][c]) {
                visited[r][c] = true;
                ++count;
            }
        }
    }
    std::cout << r + 1 << ' ' << c + 1 << ' ' << NAMES[d] << ' ' << count << '\n';
}
