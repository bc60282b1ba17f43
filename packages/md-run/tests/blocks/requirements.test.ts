import { expect, it } from 'vitest';
import { findSnippets } from '../../src/blocks/find-blocks';
import { callsNode, sandboxRequirements, requirementsOf } from '../../src/blocks/requirements';
import { readFences } from '../fences';

function packagesOf(...lines: string[]): string[] {
  const page = findSnippets('x.md', readFences(lines.join('\n')));
  return requirementsOf([page]).map((one) => one.package);
}

const jackson = 'import com.fasterxml.jackson.databind.JsonNode;';

it.each([
  ['bash project="p"', 'curl -s "$API" | jq .id', ['curl', 'jq']],
  ['bash project="p"', 'export ID=$(curl -s "$API")', ['curl']],
  ['bash project="p"', 'echo curl', []],
  ['bash run', 'rmq() { curl -s "$1"; }', ['curl']],
  ['console run', '$ curl -s "$API" | jq .id', ['curl', 'jq']],
  ['bash run', 'openssl req -x509', ['openssl']],
  ['python run', 'curl = 1', []],
  ['bash skip="이유"', 'curl -s "$API"', []],
  ['java project="p" filename="A.java"', jackson, ['libjackson2-databind-java']],
  ['java skip="이유"', jackson, []],
  ['python project="p" filename="a.py"', 'import json', []],
])('```%s의 %j에는 패키지 %j가 필요하다', (info, text, packages) => {
  expect(packagesOf(`\`\`\`${info}`, text, '```')).toEqual(packages);
});

it.each([
  ['console run', '$ node main.mjs', true],
  ['bash run', 'true && node main.mjs &', true],
  ['bash run', 'echo node main.mjs', false],
  ['js run', 'node (1)', false],
])('```%s의 %j에는 Node.js가 필요하다: %j', (info, text, isCalled) => {
  const { blocks } = findSnippets('x.md', readFences([`\`\`\`${info}`, text, '```'].join('\n')));
  expect(blocks.map(({ program }) => callsNode(program))).toEqual([isCalled]);
});

it('격리하는 도구는 리눅스에만 있다', () => {
  expect(sandboxRequirements('linux').map((one) => one.package)).toEqual(['bubblewrap']);
  expect(sandboxRequirements('darwin')).toEqual([]);
});
