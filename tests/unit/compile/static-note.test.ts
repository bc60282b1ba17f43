import { describe, expect, test } from 'vitest';
import { staticNote } from '../../../compile/static-note.mjs';

const FILE = 'pages/docs/redis.md';

/** A module as Nextra 2.13.4 writes it. */
function compiled(imports: string): string {
  return `import { setupNextraPage } from 'nextra/setup-page'

${imports}
import { useMDXComponents as _provideComponents } from "nextra/mdx";
export const __toc = [{
  depth: 2,
  value: "쓰임",
  id: "usage"
}];
function _createMdxContent(props) {
  return <p>긴 본문</p>;
}
function MDXContent(props = {}) {
  return _createMdxContent(props);
}

const __nextraPageOptions = {
  MDXContent,
  pageOpts: {"filePath":"pages/docs/redis.md","route":"/docs/redis","title":"레디스",headings:__toc},
  pageNextRoute: "/docs/redis",
  
}
if (typeof window === 'undefined') __nextraPageOptions.dynamicMetaModules = []

export default setupNextraPage(__nextraPageOptions)`;
}

describe('브라우저에 가는 노트', () => {
  const code = staticNote(compiled(''), FILE);

  test('제목과 목차는 있고 본문은 없다', () => {
    expect(code).toContain('"title":"레디스"');
    expect(code).toContain('id: "usage"');
    expect(code).not.toContain('긴 본문');
  });

  test('본문 자리에 페이지의 HTML을 쓰는 부품이 서고, 노트의 주소를 안다', () => {
    expect(code).toContain('MDXContent: StaticNote,');
    expect(code).toContain(
      'staticPage(setupNextraPage(__nextraPageOptions), __nextraPageOptions.pageNextRoute)',
    );
  });

  test('제 부품을 가져오는 노트는 본문까지 그대로 간다', () => {
    const own = compiled("import { NearestNotes } from '../components/chrome/nearest-notes'");
    expect(staticNote(own, FILE)).toBe(own);
  });

  test('Nextra가 다르게 컴파일하면 파일 이름을 대고 멈춘다', () => {
    expect(() => staticNote('export default 1', FILE)).toThrow(FILE);
  });
});
