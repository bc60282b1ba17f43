import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { requirementsOf } from 'md-run/blocks';
import { unmetRequirements } from 'md-run/run';
import { startPayPal } from '../support/fake-paypal';
import { readNoteBlocks } from '../support/note-blocks';
import { sentRequest } from '../support/sent-request';
import { openShell } from '../support/shell';
import { takeBlocks } from '../support/taken-blocks';
import { describeWith } from '../support/tools';
import { webhookNote } from '../support/paypal-notes';

const PROJECT = 'paypal-webhook';

const { markdown, snippets, sectionOf } = readNoteBlocks(webhookNote);
const lines = readFileSync(webhookNote, 'utf8').split('\n');
const files = snippets.projects.get(PROJECT) ?? [];

/** Method and path that a section names above its example. */
function endpointOf(section: string): readonly [string | undefined, string | undefined] {
  const index = markdown.headings.findIndex(({ id }) => id === section);
  const [from, to] = [markdown.headings[index]?.line, markdown.headings[index + 1]?.line];
  const text = lines.slice(from, to).join('\n');
  const [, method, route] = /<api-endpoint method="(\w+)" path="([^"]+)">/.exec(text) ?? [];
  return [method, route];
}

const commands = (snippets.commands.get(PROJECT) ?? []).map((fence) => ({
  section: sectionOf(fence),
  text: fence.text,
}));

const paypal = await startPayPal();
const missing = unmetRequirements(requirementsOf([snippets]));

describeWith('웹훅 노트의 curl', missing, () => {
  const shell = openShell({ API: paypal.url, TOKEN: 'TOKEN' });
  for (const { filename, text } of files.filter((file) => file.filename.endsWith('.json'))) {
    writeFileSync(path.join(shell.folder, filename), text);
  }

  test.each(commands)('$section의 명령은 그 절의 호출을 보낸다', async ({ section, text }) => {
    paypal.reset();
    paypal.answer('*', { status: 200, body: {} });
    const body = files.find(({ filename }) => text.includes(`@${filename}`));
    takeBlocks([
      { project: PROJECT, filename: undefined, text },
      ...(body ? [{ project: PROJECT, ...body }] : []),
    ]);
    expect((await shell.type(text)).stderr).toBe('');
    const sent = paypal.calls().map(sentRequest);
    expect(sent.map(({ method, path: route }) => [method, route])).toEqual([endpointOf(section)]);
    expect(sent[0]?.headers['authorization']).toBe('Bearer TOKEN');
    expect(sent[0]?.body).toEqual(body && (JSON.parse(body.text) as unknown));
  });
});
