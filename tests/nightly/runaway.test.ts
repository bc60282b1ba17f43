import { expect, it } from 'vitest';
import { snippetLanguages } from 'md-run/blocks';
import { detectToolchains } from 'md-run/run';
import { copySnippets, runBlocks } from '../support/snippet-project';

/* Blocks that do not end, or take the memory, the disk or the processes of the machine. */

const tools = await detectToolchains(snippetLanguages);

const runaways = [
  ['python', '/python', ['python.md:10\n  시간 한도', 'python.md:15\n  메모리 한도']],
  ['js', '/javascript', ['javascript.md:10\n  끝나지 않아 멈췄다']],
  ['bash', '/bash', ['bash.md:10\n  출력 한도']],
  ['console', '/console', ['console.md:10\n  출력 한도']],
  [
    'java',
    '/java',
    [
      'java.md:10\n  시간 한도',
      'java.md:14\n  메모리 한도',
      'java.md:19\n  출력 한도',
      'java.md:24\n  시간 한도',
    ],
  ],
  ['sql', '/sql', ['sql.md:10\n  시간 한도']],
] as const;

it.each(runaways.filter(([language]) => tools.has(language)))(
  '멈추지 않는 %s 블록을 죽이고 이름을 대며, 나머지는 실행한다',
  async (_language, route, messages) => {
    const limits = { seconds: 2, idleSeconds: 6, memoryMiB: 1024, outputBytes: 1024 * 1024 };
    const { code, text } = await runBlocks(await copySnippets('runaway'), {
      only: [route],
      limits,
    });
    expect(code).toBe(1);
    for (const message of messages) {
      expect(text).toContain(`pages/${message}`);
    }
    expect(text.split('pages/')).toHaveLength(messages.length + 1);
  },
);
