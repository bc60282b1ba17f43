import { describe, expect, it } from 'vitest';
import { javaSources, wrapStatements } from '../../src/blocks/java-sources';
import { program } from '../programs';

describe('javaSources', () => {
  it.each([
    ['public class Main { }', 'Main.java'],
    ['interface Shape {}\npublic final class Circle implements Shape {}', 'Circle.java'],
    ['package shop;\n\nrecord Cart(int n) {}', 'shop/Cart.java'],
    ['@FunctionalInterface\npublic interface Rule { boolean ok(int n); }', 'Rule.java'],
    ['int n = 1;', 'Main.java'],
  ])('%j는 %s에 든다', (text, name) => {
    expect(Object.keys(javaSources(program('java', text)).at(-1) ?? {})).toEqual([name]);
  });

  it('이은 블록은 앞 단계에서 따로 컴파일한다', () => {
    const stages = javaSources(
      program('java', 'class B extends A {}', { earlier: ['class A {}'] }),
    );
    expect(stages.map((stage) => Object.keys(stage))).toEqual([['A.java'], ['B.java']]);
  });

  it('풀이가 빠뜨린 ListNode는 채우고, 정의한 것은 그대로 둔다', () => {
    const left = javaSources(program('java', 'class S { ListNode n; }'));
    expect(Object.keys(left[0] ?? {})).toEqual(['ListNode.java']);
    expect(javaSources(program('java', 'class ListNode { ListNode next; }'))).toHaveLength(1);
  });
});

describe('wrapStatements', () => {
  it('import는 앞으로 보내고 줄 번호를 지킨다', () => {
    const wrapped = wrapStatements('import java.time.*;\nvar day = LocalDate.MIN;');
    expect(wrapped.split('\n')[0]).toMatch(/^import .* import java\.time\.\*; public class Main/);
    expect(wrapped.split('\n')[1]).toBe('var day = LocalDate.MIN;');
  });
});
