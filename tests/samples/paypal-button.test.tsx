// @vitest-environment jsdom
import { act, StrictMode, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSample } from '../support/sample-project';
import { guideNote } from '../support/paypal-notes';

interface ButtonProps {
  readonly clientId: string;
  readonly planId: string;
}

interface ButtonModule {
  readonly SubscriptionButton: ComponentType<ButtonProps>;
}

interface ButtonOptions {
  readonly style: object;
  readonly createSubscription: () => Promise<string>;
  readonly onApprove: (data: { subscriptionID?: string }) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

const success = '구독이 성공적으로 생성되었습니다!';
const failure = '구독 생성 중 오류가 발생했습니다.';

const project = await openSample(guideNote, 'paypal-api');
const fetchMock = vi.fn<typeof fetch>();
const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const closeButtons = vi.fn(() => Promise.resolve());
const rendered: HTMLElement[] = [];
let options: ButtonOptions | undefined;
let root: Root;
let host: HTMLElement;

/** Stands for `window.paypal`: keeps what the sample asks for. */
const fakePayPal = {
  Buttons: (given: ButtonOptions) => {
    options = given;
    return {
      render: (container: HTMLElement) => {
        rendered.push(container);
        return Promise.resolve();
      },
      close: closeButtons,
    };
  },
};

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetchMock);
  Reflect.deleteProperty(window, 'paypal');
  document.head.innerHTML = '';
  options = undefined;
  rendered.length = 0;
  host = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  host.remove();
});

async function mount(strict = false): Promise<void> {
  const { SubscriptionButton } = (await project.load('subscription-button.tsx')) as ButtonModule;
  const button = <SubscriptionButton clientId="client 1" planId="P-1" />;
  root = createRoot(host);
  await act(async () => {
    root.render(strict ? <StrictMode>{button}</StrictMode> : button);
    await Promise.resolve();
  });
}

function script(): HTMLScriptElement {
  const found = document.querySelector('script');
  if (found === null) {
    throw new Error('no script was inserted');
  }
  return found;
}

/** Waits for what a promise of the sample brings; long, because a test machine may be busy. */
function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 300_000 });
}

/** Lets the script of the provider arrive with what it puts into the window, or fail. */
async function arrive(event: 'load' | 'error', globals: object = { paypal: fakePayPal }) {
  await act(async () => {
    Object.assign(window, event === 'load' ? globals : {});
    script().dispatchEvent(new Event(event));
    await Promise.resolve();
  });
}

/** The options of the buttons once they are drawn. */
async function drawn(): Promise<ButtonOptions> {
  await mount();
  await arrive('load');
  await eventually(() => {
    expect(rendered).toHaveLength(1);
  });
  if (options === undefined) {
    throw new Error('no buttons were drawn');
  }
  return options;
}

async function approve(data: { subscriptionID?: string }): Promise<void> {
  const { onApprove } = await drawn();
  await act(() => onApprove(data));
}

test('스크립트는 클라이언트 ID, vault, intent와 함께 한 번만 불러온다', async () => {
  await mount(true);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  const { origin, pathname, searchParams } = new URL(script().src);
  expect(origin + pathname).toBe('https://www.paypal.com/sdk/js');
  expect(Object.fromEntries(searchParams)).toEqual({
    'client-id': 'client 1',
    vault: 'true',
    intent: 'subscription',
  });
  await arrive('load');
  await eventually(() => {
    expect(rendered).toHaveLength(1);
  });
  expect(host.contains(rendered[0] ?? null)).toBe(true);
});

test('버튼은 세로, 파란색, 각진 모양, 구독 문구다', async () => {
  expect((await drawn()).style).toEqual({
    layout: 'vertical',
    color: 'blue',
    shape: 'rect',
    label: 'subscribe',
  });
});

test('구독은 우리 서버가 만들고, 버튼은 플랜만 보내고 그 ID로 승인 창을 연다', async () => {
  const { createSubscription } = await drawn();
  fetchMock.mockResolvedValue(Response.json({ id: 'I-1', status: 'APPROVAL_PENDING', links: [] }));
  expect(await createSubscription()).toBe('I-1');
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/api/subscriptions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"plan_id":"P-1","subscriber":{}}',
  });
});

test.each([
  ['거절하면', () => Response.json({ error: '이 상품을 이미 구독하고 있다' }, { status: 409 })],
  ['ID 없이 답하면', () => Response.json({ status: 'APPROVAL_PENDING' })],
])('서버가 구독을 %s 승인 창을 열지 않고, SDK가 알린 오류를 보인다', async (_name, answer) => {
  const { createSubscription, onError } = await drawn();
  fetchMock.mockImplementation(() => Promise.resolve(answer()));
  const error = await createSubscription().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  act(() => {
    onError(error);
  });
  expect(host.querySelector('[role=alert]')?.textContent).toBe(failure);
});

test(`승인하면 서버에 알리고 "${success}"와 구독 ID를 보인다`, async () => {
  const answer = { subscriptionID: 'I-1', status: 'ACTIVE', can_use: true };
  fetchMock.mockResolvedValue(Response.json(answer));
  await approve({ subscriptionID: 'I-1' });
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/api/subscriptions/activate', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"subscriptionID":"I-1"}',
  });
  const lines = [...(host.querySelector('[role=status]')?.children ?? [])];
  expect(lines.map(({ textContent }) => textContent)).toEqual([success, '구독 ID: I-1']);
  expect(consoleError).not.toHaveBeenCalled();
});

test('ACTIVE여도 아직 내지 않았으면 이용을 연다고 하지 않는다', async () => {
  const answer = { subscriptionID: 'I-1', status: 'ACTIVE', can_use: false };
  fetchMock.mockResolvedValue(Response.json(answer));
  await approve({ subscriptionID: 'I-1' });
  expect(host.querySelector('[role=status]')?.textContent).toContain(
    '첫 결제를 확인하면 이용할 수 있다.',
  );
});

test.each([
  ['서버가 500으로 답하면', () => Promise.resolve(Response.json({ error: 'x' }, { status: 500 }))],
  ['답이 JSON이 아니면', () => Promise.resolve(new Response('<html>'))],
  ['통신이 끊기면', () => Promise.reject(new TypeError('fetch failed'))],
])(`%s "${failure}"를 화면과 콘솔에 남긴다`, async (_name, answer) => {
  fetchMock.mockImplementation(answer);
  await approve({ subscriptionID: 'I-1' });
  expect(host.querySelector('[role=alert]')?.textContent).toBe(failure);
  expect(host.querySelector('[role=status]')).toBeNull();
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(failure, expect.any(Error));
});

test('구독 ID 없이 승인되면 서버에 묻지 않고 실패로 알린다', async () => {
  await approve({});
  expect(host.querySelector('[role=alert]')?.textContent).toBe(failure);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('버튼이 오류를 알리면 문구를 보이고 원인을 콘솔에 남긴다', async () => {
  const { onError } = await drawn();
  const error = new Error('window closed');
  act(() => {
    onError(error);
  });
  expect(host.querySelector('[role=alert]')?.textContent).toBe(failure);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(failure, error);
});

test.each([
  ['스크립트를 불러오지 못하면', 'error'],
  ['스크립트가 window.paypal을 만들지 않으면', 'load'],
] as const)('%s 알리고, 다음에는 새로 불러온다', async (_name, event) => {
  await mount();
  await arrive(event, {});
  await eventually(() => {
    expect(host.querySelector('[role=alert]')?.textContent).toBe(failure);
  });
  expect(document.querySelectorAll('script')).toHaveLength(0);
  act(() => {
    root.unmount();
  });
  await drawn();
  expect(host.querySelector('[role=alert]')).toBeNull();
});

test('다른 클라이언트 ID로 다시 부르면 먼저 불러온 것을 쓰지 않고 실패로 알린다', async () => {
  await drawn();
  const { loadPayPal } = (await project.load('load-paypal.ts')) as {
    loadPayPal: (clientId: string) => Promise<unknown>;
  };
  expect(await loadPayPal('client 1')).toBe(fakePayPal);
  await expect(loadPayPal('client 2')).rejects.toThrow('다른 클라이언트 ID');
});

test.each([
  [success, 'ACTIVE가 되면', '?subscription_id=I-1&ba_token=BA-1&token=T', { can_use: true }],
  [failure, '주소에 구독 ID가 없으면', '?token=T', {}],
])('돌아온 화면은 %s를 보인다: %s', async (message, _name, query, answer) => {
  const { SubscriptionReturn } = (await project.load('subscription-return.tsx')) as {
    SubscriptionReturn: ComponentType;
  };
  window.history.replaceState(null, '', `/subscription/success${query}`);
  fetchMock.mockResolvedValue(Response.json(answer));
  root = createRoot(host);
  await act(async () => {
    root.render(<SubscriptionReturn />);
    await Promise.resolve();
  });
  await eventually(() => {
    expect(host.textContent).toBe(message);
  });
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(
    query.includes('subscription_id') ? ['/api/subscriptions/activate'] : [],
  );
});

test('화면을 떠나면 버튼을 닫는다', async () => {
  await drawn();
  act(() => {
    root.unmount();
  });
  expect(closeButtons).toHaveBeenCalledOnce();
});
