import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fillFolder, makeFolder } from '../../support/folders';
import { materialiseProject } from '../../support/project';

const NOTE = 'tests/fixtures/snippets/languages/pages/typescript.md';
let folder: string;

beforeEach(() => {
  folder = makeFolder(onTestFinished);
});

async function written(...args: Parameters<typeof materialiseProject>): Promise<string[]> {
  return (await materialiseProject(...args)).map(({ filename }) => filename);
}

describe('materialiseProject', () => {
  it('페이지의 project="greeter" 블록을 파일로 쓰고, 시험은 그것을 불러 쓴다', async () => {
    expect(await written(NOTE, 'greeter', folder)).toEqual(['greet.ts', 'main.ts']);
    expect(await readFile(path.join(folder, 'main.ts'), 'utf8')).toContain("from './greet.js'");
    const file = pathToFileURL(path.join(folder, 'greet.ts')).href;
    const { greet } = (await import(/* @vite-ignore */ file)) as {
      greet: (name: string) => string;
    };
    expect(greet('노트')).toBe('안녕, 노트');
  });

  it('한 폴더의 여러 노트에 나뉜 프로그램을 한 폴더에 모은다', async () => {
    const block = (filename: string): string =>
      `# 노트\n\n\`\`\`ts project="shop" filename="${filename}"\nexport {};\n\`\`\`\n`;
    fillFolder(folder, { 'guide.md': block('cart.ts'), 'server.mdx': block('main.ts') });
    const target = path.join(folder, 'program');
    const note = path.join(folder, 'guide.md');
    expect(await written(note, 'shop', target)).toEqual(['cart.ts', 'main.ts']);
    expect(await readFile(path.join(target, 'main.ts'), 'utf8')).toBe('export {};\n');
  });

  it('없는 프로젝트를 부르면 그 폴더에 있는 이름을 댄다', async () => {
    await expect(materialiseProject(NOTE, 'greter', folder)).rejects.toThrow('projects: greeter');
  });
});
