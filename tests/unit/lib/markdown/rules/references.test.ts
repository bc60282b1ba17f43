import { expect, test } from 'vitest';
import { markupFaultsIn } from '../../../../support/markup-faults';

test.each([
  ['[공식 문서][docs]를 본다', '정의가 없는 링크 "[공식 문서][docs]"'],
  ['[다른 문서][]도 본다', '정의가 없는 링크'],
  ['문서는[공식 문서][docs]', '정의가 없는 링크'],
  ['![그림][diagram]', '정의가 없는 링크'],
  ['[`코드`][docs]를 본다', '정의가 없는 링크'],
  ['- [가나다][abc]', '정의가 없는 링크'],
  ['[가나다][abd]\n\n[abc]: https://example.com', '정의가 없는 링크'],
  ['| 열 |\n|---|\n| [문서][docs] |', '정의가 없는 링크'],
  ['각주[^없음]도 있다', '정의가 없는 각주 [^없음]'],
  ['글[^a]\n\n[^b]: 글', '정의가 없는 각주 [^a]'],
  ['글[^used].\n\n[^used]: 부른다.\n\n[^lost]: 잃는다.', '아무도 부르지 않는 각주 [^lost]'],
  ['글[^두 낱말]이다', '이름에 빈칸이 있는 각주'],
  ['![그림] (/img/a.svg)', '주소가 없는 그림'],
  ['글 [](/docs)', '글이 없는 링크'],
  ['글 <a href="/docs"></a>', '글이 없는 링크'],
  ['![그림](/img/a b.png "제목")', '빈칸이 있는 주소라서 글이 된 그림'],
  ['![그림](/img/a.png =300x200)', '빈칸이 있는 주소라서 글이 된 그림'],
  ['글[^a].\n\n[^a]: 하나.\n\n[^a]: 둘.', '두 번 정의한 각주 "a"'],
  ['[글][a]\n\n[a]: https://a.example\n[a]: https://b.example', '두 번 정의한 링크 "a"'],
])('정의가 없는 링크와 각주, 나오지 않는 정의는 잘못이다: %j: %s', (source, found) => {
  expect(markupFaultsIn(source)[0]).toContain(found);
});

test.each([
  '[공식 문서][docs]를 본다\n\n[docs]: https://example.com',
  '[docs][]와 [docs]를 본다\n\n[docs]: https://example.com',
  'dp[i][j]와 a[0][1]을 본다',
  '배열[행][열]을 본다',
  '행렬의 [i][j] 칸',
  '값은 [1, 2][0]이다',
  '한 번[^a], 두 번[^a].\n\n[^a]: 글.',
  '한글[^각주]이다.\n\n[^각주]: 글.',
  '[//]: # (메모)\n[//]: # (메모)',
  '`[글][이름]`으로 쓴다',
  '\\[글][이름]',
  '[![그림](/img/a.svg)](/docs)와 <a id="here"></a>',
])('정의가 있는 것과 배열의 자리는 잘못이 아니다: %j', (source) => {
  expect(markupFaultsIn(source)).toEqual([]);
});
