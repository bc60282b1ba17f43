import { expect, test } from 'vitest';
import { remarkComponents } from '../../../../build/compile/remark-components';
import { remarkHome } from '../../../../build/compile/remark-home';
import { transform } from '../../../support/markdown-tree';
import { outline } from '../../../support/outline';
import { compileWith, sampleNotes } from '../../../support/notes-data';

compileWith(sampleNotes);

function render(source: string): string {
  return outline(transform([remarkComponents, remarkHome], source, 'pages/index.mdx'));
}

test('<SiteNumbers>는 사이트에 있는 것의 수를 적는다', () => {
  expect(render('<SiteNumbers />')).toBe(
    '<SiteNumbers><ul><li>노트 <strong>4</strong></li><li>실행해 확인한 코드 <strong>2</strong></li></ul></SiteNumbers>',
  );
});

test('<NoteDoor>의 섹션이 없으면 색도 없다', () => {
  expect(render('<NoteDoor section="none" />')).toBe('<NoteDoor></NoteDoor>');
});

test('<DailyQuestion>은 질문이 있는 노트와 그 수를 안다', () => {
  expect(render('<DailyQuestion />')).toContain('notes="docs/redis/redis-stream 2"');
});
