import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requirementsOf } from 'md-run/blocks';
import { unmetRequirements } from 'md-run/run';
import { startPayPal, type ProviderAnswer, type ProviderCall } from '../support/fake-paypal';
import { readNoteBlocks } from '../support/note-blocks';
import { sentRequest } from '../support/sent-request';
import { openShell, type Printed, type Shell } from '../support/shell';
import { takeBlocks } from '../support/taken-blocks';
import { describeWith } from '../support/tools';
import { guideNote } from '../support/paypal-notes';

const SANDBOX = 'https://api-m.sandbox.paypal.com';
const PROJECT = 'paypal-quickstart';
const { snippets } = readNoteBlocks(guideNote);
const blocks = (snippets.commands.get(PROJECT) ?? []).map(({ text }) => text);

const paypal = await startPayPal();

function refusal(status: number, name: string): ProviderAnswer {
  return { status, body: { name, message: '', debug_id: 'd-1' } };
}

/** A provider that remembers: each thing is made of one made before, and a payer opens an address. */
function sandbox(): (call: ProviderCall) => ProviderAnswer {
  let status = 'APPROVAL_PENDING';
  return (call) => {
    const { method, path, headers, body } = sentRequest(call);
    const fields = (body ?? {}) as Record<string, unknown>;
    const approve = { rel: 'approve', href: `${paypal.url}/approve/I-1` };
    if (`${method} ${path}` === 'GET /approve/I-1') {
      status = 'ACTIVE';
      return { status: 200 };
    }
    if (headers['authorization'] !== 'Bearer TOKEN') {
      return refusal(401, 'AUTHENTICATION_FAILURE');
    }
    switch (`${method} ${path}`) {
      case 'POST /v1/catalogs/products':
        return { status: 201, body: { id: 'PROD-1' } };
      case 'POST /v1/billing/plans':
        return fields['product_id'] === 'PROD-1'
          ? { status: 201, body: { id: 'P-1', status: 'ACTIVE' } }
          : refusal(404, 'RESOURCE_NOT_FOUND');
      case 'POST /v1/billing/subscriptions':
        return fields['plan_id'] === 'P-1'
          ? { status: 201, body: { id: 'I-1', status, links: [approve] } }
          : refusal(404, 'RESOURCE_NOT_FOUND');
      case 'GET /v1/billing/subscriptions/I-1':
        return { status: 200, body: { id: 'I-1', status } };
      case 'POST /v1/notifications/webhooks':
        return { status: 201, body: { id: 'WEBHOOK-1' } };
      default:
        return refusal(404, 'RESOURCE_NOT_FOUND');
    }
  };
}

function openClientShell(): Shell {
  return openShell({ PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret' });
}

function typeInto(shell: Shell, block: string): Promise<Printed> {
  takeBlocks([{ project: PROJECT, filename: undefined, text: block }]);
  return shell.type(block.replaceAll(SANDBOX, paypal.url));
}

/** Types all blocks, opening every address of the provider that one prints; returns what they printed. */
async function walk(shell: Shell): Promise<Printed[]> {
  const printed: Printed[] = [];
  for (const block of blocks) {
    const result = await typeInto(shell, block);
    printed.push(result);
    const address = result.stdout.split('\n').find((line) => line.startsWith(paypal.url));
    if (address !== undefined) {
      await fetch(address);
    }
  }
  return printed;
}

const missing = unmetRequirements(requirementsOf([snippets]));

describeWith('빠르게 시작하기', missing, () => {
  beforeEach(() => {
    paypal.reset();
    paypal.answer('*', sandbox());
  });

  describe('한 셸에서 차례로 치면', () => {
    let printed: Printed[] = [];
    let exported = '';

    beforeAll(async () => {
      paypal.reset();
      paypal.answer('*', sandbox());
      const shell = openClientShell();
      printed = await walk(shell);
      const names = ['PRODUCT_ID', 'PLAN_ID', 'SUBSCRIPTION_ID', 'WEBHOOK_ID'];
      const { stdout } = await shell.type(`echo ${names.map((name) => `"$${name}"`).join(' ')}`);
      exported = stdout.trim();
    });

    test('여섯 단계가 오류 없이 끝난다', () => {
      expect(printed.map(({ stderr }) => stderr)).toEqual(Array.from({ length: 6 }, () => ''));
    });

    test('단계마다 만든 것을 보인다. 웹훅이 구독보다 먼저이고, 승인한 뒤에는 ACTIVE다', () => {
      expect(printed.map(({ stdout }) => stdout.trim())).toEqual([
        '토큰 5자',
        'PROD-1',
        'P-1',
        'WEBHOOK-1',
        `I-1\n${paypal.url}/approve/I-1`,
        'ACTIVE',
      ]);
    });

    test('다음 단계와 뒤의 예제가 쓸 ID를 남긴다', () => {
      expect(exported).toBe('PROD-1 P-1 I-1 WEBHOOK-1');
    });
  });

  test('만드는 호출마다 다른 멱등 키를 보내고, 다시 실행하면 키도 다르다', async () => {
    const keysOf = (): unknown[] =>
      paypal.calls().flatMap(({ headers }) => headers['paypal-request-id'] ?? []);
    await walk(openClientShell());
    const first = keysOf();
    expect(new Set(first).size).toBe(3);
    paypal.reset();
    paypal.answer('*', sandbox());
    const shell = openClientShell();
    await typeInto(shell, blocks[0] ?? '');
    await shell.type('export RUN=$((RUN + 1))');
    await typeInto(shell, blocks[1] ?? '');
    expect(first).not.toContain(keysOf()[0]);
  });

  test('거절되면 PayPal의 오류 본문을 보이고 값을 남기지 않는다', async () => {
    paypal.answer('POST /v1/oauth2/token', { status: 401, body: { error: 'invalid_client' } });
    const shell = openClientShell();
    const { stderr } = await typeInto(shell, blocks[0] ?? '');
    expect(JSON.parse(stderr)).toEqual({ error: 'invalid_client' });
    expect((await shell.type('echo "[$TOKEN]"')).stdout).toBe('[]\n');
    const refused = await typeInto(shell, blocks[1] ?? '');
    expect(JSON.parse(refused.stderr)).toMatchObject({ debug_id: 'd-1' });
  });
});
