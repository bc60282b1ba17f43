import { expect, test } from 'vitest';
import { knownWordsOf } from '../../src/index/known-words';

const wordsIn = (body: string, { title = '글', heading = '' } = {}): string[] =>
  knownWordsOf(title, [{ heading, body }]);

test.each([
  ['목적격 조사가 뒤에 오면 명사다', wordsIn('로그인을 막고 복잡도를 잰다.'), ['로그인', '복잡도']],
  ['소제목의 것도 본다', wordsIn('', { heading: '재시도를 멈출 때' }), ['재시도']],
  ['조사가 받침과 맞지 않으면 다른 말이다', wordsIn('도메인를'), []],
  ['조사 뒤에는 목적격 조사가 오지 않는다', wordsIn('로그인 사용자에게 로그에서 읽는다.'), []],
  ['여럿과 물음은 한 말이 아니다', wordsIn('파일들을 본다. 무엇이 필요한가를 적는다.'), []],
  ['떼일 것이 없는 말은 적지 않는다', wordsIn('트랜잭션을 연다. 체인을 돈다.'), []],
  ['한 말인 제목', wordsIn('', { title: '트라이' }), ['트라이']],
  ['여러 말인 제목은 아니다', wordsIn('', { title: '로그인 화면' }), []],
  ['표의 이름', wordsIn('파이프라인\t여러 단계'), ['파이프라인']],
] as const)('%s', (_, found, words) => {
  expect(found).toEqual(words);
});
