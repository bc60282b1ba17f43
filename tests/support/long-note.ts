/** Calls below one heading: with the six headings enough for a long page, as `pages/_document.tsx` counts. */
const CALLS_PER_GROUP = 8;

/** Every so many calls there is an example in Java, too. */
const JAVA_EVERY = 6;

const verbs = ['만들기', '목록', '상세', '고치기', '결제', '취소', '환불', '기록'] as const;
const groups = ['주문', '결제', '배송', '환불', '고객', '상품'] as const;

const HEAD = `---
title: 주문 API
description: 주문을 만들고 결제하고 취소하는 호출을 요청과 응답의 필드, 언어마다의 예제와 함께 모은 긴 안내서다.
tags: [api-design]
toc_max_heading_level: 3
---

# 주문 API

호출마다 주소, 요청의 필드, 응답, 예제를 같은 차례로 적는다. 바뀐 것을 받는 법은 [주문 웹훅](/docs/orders/webhook)에 있다.

## 개요 [#overview]

모든 호출은 JSON을 주고받는다.

### 인증 [#overview-auth]

토큰을 \`Authorization\` 헤더에 넣는다. 토큰은 아홉 시간 동안 쓴다.

### 되풀이해도 되는 요청 [#overview-request-id]

\`Idempotency-Key\` 헤더에 같은 값을 넣으면 같은 요청을 두 번 보내도 한 번만 처리한다.
`;

const TAIL = `
## 상태 [#states]

주문의 상태는 셋이다. [주문 웹훅](/docs/orders/webhook)이 상태마다 온다.

| 상태 | 뜻 | 다음 |
|---|---|---|
| \`CREATED\` | 주문을 만들었다 | 결제, 취소 |
| \`PAID\` | 결제가 끝났다 | 환불 |
| \`CANCELED\` | 취소했다 | 없음 |
`;

function examples(number: number, path: string): string {
  const java = `
\`\`\`java title="Java" skip="주문 서버가 있어야 한다"
HttpRequest request = HttpRequest.newBuilder(URI.create(base + "${path}"))
        .header("Authorization", "Bearer " + token)
        .POST(HttpRequest.BodyPublishers.ofString("{\\"quantity\\":${String(number)}}"))
        .build();
HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
\`\`\`
`;
  return `<code-tabs>

\`\`\`bash title="curl" skip="주문 서버가 있어야 한다"
curl -sS -X POST "$API${path}" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Idempotency-Key: order-${String(number)}" \\
  -d '{"quantity": ${String(number)}}'
\`\`\`

\`\`\`ts title="TypeScript" skip="주문 서버가 있어야 한다"
const response = await fetch(\`\${api}${path}\`, {
  method: 'POST',
  headers: { authorization: \`Bearer \${token}\`, 'idempotency-key': 'order-${String(number)}' },
  body: JSON.stringify({ quantity: ${String(number)} }),
});
if (!response.ok) {
  throw new Error(\`call ${String(number)}: \${response.status}\`);
}
\`\`\`
${number % JAVA_EVERY === 0 ? java : ''}
</code-tabs>`;
}

function call(number: number, group: string): string {
  const verb = verbs[number % verbs.length] ?? '';
  const path = `/v1/orders/${String(number)}/items`;
  return `
### ${group} ${verb} [#call-${String(number)}]

<api-endpoint method="POST" path="${path}"></api-endpoint>

${group}의 ${verb}이다. 앞의 호출이 돌려준 \`id\`를 주소에 넣는다. 같은 값을 두 번 보내면 [되풀이해도 되는 요청](#overview-request-id)의 규칙을 따른다.

#### 요청 [#call-${String(number)}-request]

| 필드 | 형식 | 뜻 |
|---|---|---|
| \`quantity\` | 정수 | 1부터 ${String(number + 9)}까지의 수량 |
| \`note\` | 문자열 | ${group}에 붙이는 말, ${String(number * 10 + 50)}자까지 |
| \`items[].unit_amount.currency_code\` | 문자열 | 통화 세 글자 |

#### 예제 [#call-${String(number)}-example]

${examples(number, path)}

성공하면 201로 답하고, 상태는 [상태](#states)의 표에 있는 것 가운데 하나다.
`;
}

/**
 * A reference as long as the longest notes of a site: made here, so that nobody has to read the same
 * lines fifty times.
 */
export function longNote(): string {
  const parts = groups.map((group, index) => {
    const first = index * CALLS_PER_GROUP + 1;
    const calls = Array.from({ length: CALLS_PER_GROUP }, (_, place) => call(first + place, group));
    return `\n## ${group} 호출 [#group-${String(index + 1)}]\n${calls.join('')}`;
  });
  return [HEAD, ...parts, TAIL].join('');
}
