import { describe, expect, it } from 'vitest';
import { findSnippets, type PageSnippets } from '../../src/blocks/find-blocks';
import { kotlinSources } from '../../src/blocks/java-sources';
import { blockKey } from '../../src/blocks/key';
import { pomFile, productVersions } from '../../src/blocks/maven';
import { readFences } from '../fences';
import { program } from '../programs';

const FILE = 'pages/x.md';

function find(pom: string, ...lines: string[]): PageSnippets {
  const poms = [
    { path: pomFile('spring'), text: pom },
    { path: pomFile('kotlin'), text: pom },
  ];
  return findSnippets(FILE, readFences(lines.join('\n')), poms);
}

function keysOf(page: PageSnippets): string[] {
  return page.blocks.map(blockKey);
}

const spring = ['```java run maven="spring"', 'int a;', '```'];

describe('maven="…"', () => {
  it('블록은 그 pom.xml의 라이브러리를 쓴다', () => {
    const { blocks, faults } = find('<project/>', ...spring);
    expect(faults).toEqual([]);
    expect(blocks[0]?.program.libraries).toEqual({ project: 'spring', pom: '<project/>' });
  });

  it('pom.xml이 바뀌면 전의 결과는 낡은 것이다', () => {
    expect(keysOf(find('<a/>', ...spring))).not.toEqual(keysOf(find('<b/>', ...spring)));
  });

  it('pom.xml은 그것을 쓰지 않는 블록의 결과를 바꾸지 않는다', () => {
    const plain = ['```java run', 'int a;', '```'];
    expect(keysOf(find('<a/>', ...plain))).toEqual(keysOf(find('<b/>', ...plain)));
  });

  it('kotlin 블록은 적지 않아도 컴파일러와 라이브러리를 쓴다', () => {
    const { blocks } = find('<a/>', '```kotlin run', 'fun main() {}', '```');
    expect(blocks[0]?.program.libraries?.project).toBe('kotlin');
  });

  it.each(['java run maven="sprin"', 'python run maven="spring"', 'java run maven="kotlin"'])(
    '```%s는 잘못이다',
    (fence) => {
      const page = find('<a/>', `\`\`\`${fence}`, '```');
      expect(page.faults.map(({ line, expected }) => [line, expected])).toEqual([
        [1, 'java 블록의 maven="spring"'],
      ]);
      expect(page.blocks).toEqual([]);
    },
  );

  it('pom.xml이 없으면 잘못이다', () => {
    const page = findSnippets(FILE, readFences(spring.join('\n')));
    expect(page.faults).toMatchObject([{ line: 1, found: 'java 블록의 maven="spring"' }]);
  });
});

describe('productVersions', () => {
  it('라이브러리의 파일에서 제품의 버전을 읽는다', () => {
    const jars = [
      'spring-core-7.0.10.jar',
      'hibernate-core-7.4.13.Final.jar',
      'spring-boot-4.1.2.jar',
    ];
    expect(productVersions(jars)).toEqual({
      hibernate: '7.4.13',
      spring: '7.0.10',
      'spring-boot': '4.1.2',
    });
  });

  it('이름이 더 긴 라이브러리를 잘못 읽지 않는다', () => {
    expect(productVersions(['spring-boot-jpa-4.1.2.jar', 'spring-core-test-7.0.10.jar'])).toEqual(
      {},
    );
  });
});

describe('kotlinSources', () => {
  it('이은 블록은 차례로, 프로젝트의 파일은 함께 컴파일한다', () => {
    const files = [
      { filename: 'Cart.kt', text: 'class Cart', line: 1 },
      { filename: 'notes.txt', text: '', line: 1 },
    ];
    expect(kotlinSources(program('kotlin', 'b', { earlier: ['a'], files }))).toEqual([
      { 'Main.kt': 'a' },
      { 'Main.kt': 'b', 'Cart.kt': 'class Cart' },
    ]);
  });
});
