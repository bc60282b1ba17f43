import { expect, test } from 'vitest';
import { readNote } from '../../../../lib/note/note';
import { noteSource } from '../../../support/note-source';

test.each(["import { Clock } from './clock'", 'export const a = 1'])(
  '노트의 %s는 잘못이고, 요소를 이름으로 쓰라고 한다',
  (line) => {
    const text = noteSource('시계', { body: `${line}\n\n<Clock />` });
    const { faults } = readNote({ path: 'pages/docs/clock.mdx', text });
    const fault = faults.find(({ found }) => found === 'import나 export');
    expect(fault?.line).toBe(text.split('\n').indexOf(line) + 1);
    expect(fault?.fix).toContain('/note-elements');
  },
);
