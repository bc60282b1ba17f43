import { describe, expect, it } from 'vitest';
import { findSnippets, type PageSnippets } from '../../src/blocks/find-blocks';
import { readFences } from '../fences';

const FILE = 'pages/x.md';

function find(...lines: string[]): PageSnippets {
  return findSnippets(FILE, readFences(lines.join('\n')));
}

function faultsOf({ faults }: PageSnippets): string[] {
  return faults.map(({ line, found }) => `${line ?? 0} ${found}`);
}

const print = ['```python run', 'print(1)', '```'];
const one = ['', '```text output', '1', '```'];

describe('findSnippets', () => {
  it('run 블록과 바로 뒤의 output을 잇는다', () => {
    const { blocks, faults } = find(...print, ...one);
    expect(faults).toEqual([]);
    expect(blocks).toMatchObject([
      { line: 1, program: { language: 'python', text: 'print(1)' }, task: { output: '1' } },
    ]);
  });

  it('사이에 글이 있는 output은 블록의 것이 아니다', () => {
    const page = find(...print, '', '결과는 이렇다.', ...one);
    expect(page.blocks[0]?.task).toMatchObject({ output: undefined });
    expect(faultsOf(page)).toEqual(['7 어느 블록의 것인지 모르는 output']);
  });

  it.each([
    ['python run', 'start = time.perf_counter()', ['1 시계를 읽는 run 블록: perf_counter']],
    ['java run', 'long a = System.nanoTime();', ['1 시계를 읽는 run 블록: System.nanoTime']],
    [
      'js run',
      'Date.now(); new Date(); Date.now()',
      ['1 시계를 읽는 run 블록: Date.now, new Date()'],
    ],
    ['sql run clock="now()"', 'SELECT NOW() IS NULL', []],
    [
      'js run clock="Date.now"',
      'Date.now(); performance.now()',
      ['1 시계를 읽는 run 블록: performance.now'],
    ],
    ['js run', 'new Date("2024-01-31"); snow(); update.now', []],
    ['js skip="서버가 필요하다"', 'Date.now()', []],
    ['js run', '// 틀린 코드', ['1 틀린 코드라고 적힌 블록']],
    ['js run wrong', '// 틀린 코드', []],
  ])('```%s 블록의 %s', (info, code, faults) => {
    expect(faultsOf(find(`\`\`\`${info}`, code, '```'))).toEqual(faults);
  });

  it('continues는 같은 언어의 앞 블록을 모두 잇는다', () => {
    const more = ['```python run continues', 'print(2)', '```'];
    const { blocks } = find(...print, ...one, '```js run', '```', ...more, '', ...more);
    expect(blocks.map(({ program }) => program.earlier.length)).toEqual([0, 0, 1, 2]);
  });

  it('오류로 끝나는 블록은 이을 수 없다', () => {
    const page = find('```python run throws="ValueError"', '```', '```python run continues', '```');
    expect(faultsOf(page)).toEqual(['3 오류로 끝나는 1행의 블록을 잇는 continues']);
  });

  it.each([
    ['```python', 'run도 skip도 없는 python 블록'],
    ['```java run skip="이유"', 'run과 skip이 함께 있는 블록'],
    ['```js skip=" "', '이유가 빈 skip'],
    ['```ts project="shop"', '파일 이름이 없는 project="shop"'],
    ['```dart run', '실행할 줄 모르는 언어 dart의 run'],
    ['```java run cases', '예제가 없는 cases'],
    ['```java run call="solution"', '예제가 없는 call="solution"'],
    ['```cpp run call="solution"', 'cpp 블록의 call="solution"'],
    ['```js run call="solution"', 'js 블록의 call="solution"'],
    ['```ruby run continues', '앞에 이을 블록이 없는 continues'],
    ['```text input', '출력이 없는 예제 입력'],
  ])('%s는 "%s"로 알린다', (fence, found) => {
    const page = find(fence, '```');
    expect(faultsOf(page)).toEqual([`1 ${found}`]);
    expect(page.blocks).toEqual([]);
  });

  it.each([
    ['js', 'service="kafka"', ['모르는 서버 service="kafka"']],
    [
      'js',
      'service="redis kafka rabbit"',
      ['모르는 서버 service="kafka"', '모르는 서버 service="rabbit"'],
    ],
    ['java', 'service="redis"', ['java 블록의 service="redis"']],
    ['sql', 'service="redis"', ['sql 블록의 service="redis"']],
    ['sql', 'service="postgresql mariadb"', ['sql 블록의 service="postgresql mariadb"']],
    ['sql', 'sessions', ['sql 블록의 sessions']],
    ['js', 'sessions service="postgresql"', ['js 블록의 sessions']],
    ['console', 'service="redis"', ['명령이 없는 console 블록의 run']],
    ['js', 'service="redis, postgresql"', []],
    ['bash', 'service="mariadb"', []],
    ['sql', 'sessions service="mariadb"', ['sql 블록의 sessions']],
    ['sql', 'sessions service="postgresql"', []],
  ])('```%s run %s의 잘못', (language, marks, faults) => {
    const page = find(`\`\`\`${language} run ${marks}`, '1', '```');
    expect(faultsOf(page)).toEqual(faults.map((found) => `1 ${found}`));
  });

  it('정규식이 아닌 any는 잘못이다', () => {
    const page = find('```js run', '```', '', '```text output any="("', '1', '```');
    expect(faultsOf(page)).toEqual(['1 정규식이 아닌 any="("']);
  });

  it('서버와 세션은 프로그램의 것이다', () => {
    const { blocks } = find(
      ...['```js run service="redis, postgresql"', '```'],
      ...['```sql run sessions service="postgresql"', '```', '```js run', '```'],
    );
    expect(blocks.map(({ program }) => [program.services, program.isInSessions])).toEqual([
      [['redis', 'postgresql'], undefined],
      [['postgresql'], true],
      [undefined, undefined],
    ]);
  });

  it('파일 이름이 없는 ```bash project="shop"은 그 순서로 한 셸에 치는 명령이다', () => {
    const { commands, projects, faults } = find(
      ...['```bash project="shop"', 'export ID=1', '```'],
      ...['```bash project="shop" filename="go.sh"', 'echo', '```'],
      ...['```bash project="other"', 'ls', '```'],
      ...['```bash project="shop"', 'echo "$ID"', '```'],
    );
    expect(faults).toEqual([]);
    expect([...commands].map(([name, list]) => [name, list.map(({ text }) => text)])).toEqual([
      ['shop', ['export ID=1', 'echo "$ID"']],
      ['other', ['ls']],
    ]);
    expect([...projects.keys()]).toEqual(['shop']);
  });

  it('실행하지 않는 언어에는 표시가 없어도 된다', () => {
    expect(find('```yaml', 'a: 1', '```', '```dart', '```').faults).toEqual([]);
  });

  it('예제의 쌍을 두 언어의 풀이가 함께 쓴다', () => {
    const { blocks, faults } = find(
      ...['```text input', '1 2', '```', '', '```text output', '3', '```'],
      ...['```java run cases', '```', '```python run cases', '```'],
    );
    expect(faults).toEqual([]);
    expect(blocks.map(({ task }) => task)).toMatchObject([
      { kind: 'stdin-cases', cases: [{ input: '1 2', expected: '3', line: 1 }] },
      { kind: 'stdin-cases', cases: [{ input: '1 2', expected: '3', line: 1 }] },
    ]);
  });

  it('text cases의 줄마다 예제 하나이고 줄 번호를 안다', () => {
    const page = find(
      ...['```text cases any-order', '[3,3], 6 → [0,1]', '', '[1] → x', '```'],
      ...['```python run call="two_sum"', '```'],
    );
    expect(page.cases).toMatchObject([
      { kind: 'call', args: '[[3,3],6]', expected: '[0,1]', comparison: 'any-order', line: 2 },
    ]);
    expect(faultsOf(page)).toEqual(['4 읽을 수 없는 예제: 값이 와야 할 자리: x']);
  });

  it('project 블록은 run이 없어도 되고, 있으면 나머지 파일과 함께 실행된다', () => {
    const { blocks, projects, faults } = find(
      ...['```ts project="shop" filename="cart.ts"', 'export {};', '```'],
      ...['```ts run project="shop" filename="main.ts"', "import './cart.js';", '```'],
    );
    expect(faults).toEqual([]);
    expect(projects.get('shop')?.map(({ filename }) => filename)).toEqual(['cart.ts', 'main.ts']);
    expect(blocks[0]?.program.files.map(({ filename }) => filename)).toEqual(['cart.ts']);
  });
});

describe('모형', () => {
  it('run 블록이 흉내 내는 제품의 이름을 댄다', () => {
    const { blocks, faults } = find('```python run model="Flutter"', 'pass', '```');
    expect(faults).toEqual([]);
    expect(blocks).toMatchObject([{ model: 'Flutter' }]);
  });
});
