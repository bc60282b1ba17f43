import { describe, expect, test } from 'vitest';
import { layOutTitle, sharePictureSvg, type Letters } from '../../../../lib/export/share-picture';

/** Hangul as wide as it is high, all else half of that. */
const letters: Letters = {
  widthOf: (text) =>
    Array.from(text).reduce((sum, letter) => sum + (/[가-힣]/.test(letter) ? 1 : 0.5), 0),
  drawingOf: (text) => `[${text}]`,
};

const linesOf = (title: string): readonly string[] => layOutTitle(title, letters).lines;

describe('제목의 줄', () => {
  test('짧은 제목은 한 줄로 크게 쓴다', () => {
    expect(layOutTitle('정렬', letters)).toEqual({ size: 96, lines: ['정렬'] });
  });

  test('긴 제목은 낱말 사이에서 비슷한 길이의 줄로 나눈다', () => {
    expect(linesOf('재구매가 일어난 상품과 회원 리스트 구하기')).toEqual([
      '재구매가 일어난 상품과',
      '회원 리스트 구하기',
    ]);
  });

  test('줄이 늘면 글자가 작아지고, 세 줄을 넘지 않는다', () => {
    const sizes = [5, 20, 40, 60].map((count) => {
      const { size, lines } = layOutTitle(
        Array(count / 5)
          .fill('다섯글자말')
          .join(' '),
        letters,
      );
      expect(lines.length).toBeLessThanOrEqual(3);
      return size;
    });
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes.at(-1)).toBeLessThan(sizes[0] ?? 0);
  });

  test('코드 이름은 나누지 않는다', () => {
    expect(linesOf('@Transactional이 걸리지 않는 DispatcherServlet')).toEqual([
      '@Transactional이 걸리지',
      '않는 DispatcherServlet',
    ]);
  });

  test('한 줄보다 긴 코드는 부호 뒤에서, 부호도 없으면 아무 데서나 나눈다', () => {
    const code = 'org.springframework.boot.autoconfigure.transaction.jta.JtaAutoConfiguration';
    expect(linesOf(code).join('')).toBe(code);
    expect(
      linesOf(code)
        .slice(0, -1)
        .every((line) => /[.,_]$/.test(line)),
    ).toBe(true);
    const word = '가'.repeat(70);
    expect(linesOf(word).join('')).toBe(word);
    expect(linesOf(word)).toHaveLength(3);
  });

  test('세 줄에 다 들어가지 않으면 줄임표로 끝난다', () => {
    const lines = linesOf('가'.repeat(200));
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/가…$/);
  });

  test('어느 줄도 자리보다 넓지 않다', () => {
    for (const title of ['가나다라 '.repeat(16).trim(), 'W'.repeat(80), 'a.b_c'.repeat(16)]) {
      const { size, lines } = layOutTitle(title, letters);
      expect(Math.max(...lines.map((line) => letters.widthOf(line) * size))).toBeLessThanOrEqual(
        1040,
      );
    }
  });
});

const colours = { back: '#fff', title: '#000', section: '#444', foot: '#055', mark: '#36c' };

test('그림에 섹션과 제목과 사이트의 이름이 있다', () => {
  const svg = sharePictureSvg(
    { section: '알고리즘', title: '정렬', foot: '노트', colours },
    letters,
  );
  expect([...svg.matchAll(/\[(.+?)\]/g)].map(([, text]) => text)).toEqual([
    '알고리즘',
    '정렬',
    '노트',
  ]);
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630">/);
});

test('섹션의 페이지에는 섹션의 이름이 따로 없고, 긴 이름은 자리에 맞게 줄인다', () => {
  const long = '아주 긴 이름 '.repeat(30).trim();
  const svg = sharePictureSvg({ title: '알고리즘', foot: long, colours }, letters);
  const texts = [...svg.matchAll(/\[(.+?)\]/g)].map(([, text]) => text);
  expect(texts).toHaveLength(3);
  expect(texts.at(-1)).toMatch(/…$/);
});

test('설명은 두 줄까지 제목 아래에 있고, 제목이 세 줄이면 없다', () => {
  const texts = (title: string): (string | undefined)[] =>
    [
      ...sharePictureSvg(
        { title, description: '거리를 줄일 때마다 힙에 넣는다. '.repeat(9), foot: '노트', colours },
        letters,
      ).matchAll(/\[(.+?)\]/g),
    ].map(([, text]) => text);
  expect(texts('정렬')).toHaveLength(4);
  expect(texts('정렬').at(-2)).toMatch(/…$/);
  expect(texts('다섯글자말 '.repeat(12).trim())).toHaveLength(4);
});
