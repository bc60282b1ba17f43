import { z } from 'zod';
import type { Finding } from '../faults/fault';
import { judges, levels } from '../vocabulary/judges';
import { productNames } from '../vocabulary/products';
import { readPositioned, type Positioned } from '../faults/positions';
import { neverAllowed } from '../vocabulary/note-elements';
import { suggest } from '../faults/suggest';
import { tagNames } from '../vocabulary/tags';
import { topicNames } from '../vocabulary/topics';

/** Text on one line. Control characters break feeds, and a line break would show as a blank. */
const line = z
  .string()
  .trim()
  .min(1)
  .regex(/^\P{Cc}*$/u);

const problemSchema = z.strictObject({
  site: z.enum(judges),
  id: line,
  title: line,
  url: z.url({ protocol: /^https?$/ }).optional(),
  level: z.enum(levels),
  topics: z.array(z.enum(topicNames)).optional(),
});

const versions = z.record(
  z.string().refine((product) => Object.hasOwn(productNames, product)),
  z.string().regex(/^\d+(?:\.\d+)*$/),
);

const frontMatterSchema = z.strictObject({
  title: line.max(80),
  description: line,
  tags: z
    .array(z.string().refine((tag) => Object.hasOwn(tagNames, tag)))
    .min(1)
    .max(6)
    .optional(),
  date: z.iso.date().optional(),
  sidebar_position: z.number().nonnegative().optional(),
  toc_max_heading_level: z.int().min(2).max(6).optional(),
  status: z.enum(['published', 'unlisted', 'draft']).optional(),
  problem: problemSchema.optional(),
  series: z.boolean().optional(),
  subject: line.max(40).optional(),
  allow: z
    .array(
      z
        .string()
        .regex(/^[a-z][a-z0-9-]*$/)
        .refine((name) => !neverAllowed.has(name)),
    )
    .min(1)
    .optional(),
  search: z
    .record(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.array(line.max(60)).min(1).max(8))
    .optional(),
  explains: z
    .record(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.array(line.max(40)).min(1).max(8))
    .optional(),
  verified: versions.optional(),
  describes: versions.optional(),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

const versionsExpectation = `{ 제품: "버전" } (버전은 따옴표로 감싼 글). 쓸 수 있는 제품: ${Object.keys(productNames).join(', ')}`;

const expectations: Readonly<Record<string, string>> = {
  머리말: '"이름: 값" 꼴의 줄',
  title: '제목 한 줄 (80자 이하)',
  description: '노트를 요약한 한 문장',
  tags: `태그 1~6개의 목록. 쓸 수 있는 태그: ${Object.keys(tagNames).join(', ')}`,
  date: '날짜 YYYY-MM-DD',
  sidebar_position: '0 이상의 숫자',
  toc_max_heading_level: '2부터 6까지의 정수',
  status: 'published, unlisted, draft 가운데 하나',
  problem: '{ site, id, title, url, level } (id는 따옴표로 감싼 글)',
  'problem.level': `${levels.join(', ')} 가운데 하나`,
  'problem.topics': `주제의 목록. 쓸 수 있는 주제: ${topicNames.join(', ')}`,
  series: 'true 또는 false',
  subject: '폴더의 노트가 다루는 것의 이름 (40자 이하)',
  allow: `이 노트에 쓰려는 HTML 요소 이름의 목록. 쓸 수 없는 것: ${[...neverAllowed].join(', ')}`,
  search: '{ 제목의 id: [찾는 말] } (절마다 60자 이하의 말 1~8개, 첫 제목 앞은 top)',
  explains: '{ 제목의 id: [용어] } (절마다 40자 이하의 용어 1~8개, 노트 전체면 top)',
  verified: versionsExpectation,
  describes: versionsExpectation,
};

const vocabularies: Readonly<Record<string, readonly string[]>> = {
  tags: Object.keys(tagNames),
  'problem.topics': topicNames,
};

const fields = Object.keys(frontMatterSchema.shape);
const problemFields = Object.keys(problemSchema.shape);

/** Two rules that a value breaks are one fault. */
function issueKey(issue: z.core.$ZodIssue): string {
  return `${issue.code === 'unrecognized_keys' ? issue.code : ''} ${issue.path.join('.')}`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<PropertyKey, unknown>)[step]
        : undefined,
    value,
  );
}

function allowedFields(path: readonly PropertyKey[]): readonly string[] {
  return path[0] === 'problem' ? problemFields : fields;
}

/** Guesses the fields that misspelt ones mean: reporting these as missing too would repeat the fault. */
function meantFields(issues: readonly z.core.$ZodIssue[]): ReadonlySet<string> {
  return new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.flatMap((key) => {
            const meant = suggest(key, allowedFields(issue.path));
            return meant === undefined ? [] : [[...issue.path, meant].join('.')];
          })
        : [],
    ),
  );
}

/** As other generators write them: in YAML 1.1 all of these are booleans. */
const YES = /^(?:true|yes|on|y|1)$/i;
const NO = /^(?:false|no|off|n|0)$/i;

/** States of notes in other generators. The remedy is a `status`: without the line, the note would be published. */
const STATES: Readonly<Record<string, readonly [hiding: RegExp, status: string]>> = {
  draft: [YES, 'draft'],
  private: [YES, 'draft'],
  public: [NO, 'draft'],
  publish: [NO, 'draft'],
  published: [NO, 'draft'],
  visibility: [/^(?:private|hidden|draft)$/i, 'draft'],
  hidden: [YES, 'unlisted'],
  unlisted: [YES, 'unlisted'],
};

/**
 * The `status` that a field of another generator stands for, where it hides a note.
 *
 * @example
 * hiddenStatus('draft', 'yes') // 'draft'
 */
function hiddenStatus(field: string, value: unknown): string | undefined {
  const [hiding, status] = (Object.hasOwn(STATES, field) ? STATES[field] : undefined) ?? [];
  return hiding?.test(String(value)) === true ? status : undefined;
}

/** Remedies for fields of other generators. */
const foreignFields: Readonly<Record<string, string>> = {
  aliases: '옛 주소는 redirects.json에 적고 그 줄을 지운다.',
  author: '지운다. 작성자는 SITE_AUTHOR다.',
  categories: '태그는 tags에, 갈래는 폴더로 쓰고 그 줄을 지운다.',
  category: '태그는 tags에, 갈래는 폴더로 쓰고 그 줄을 지운다.',
  created: '쓴 날은 date: YYYY-MM-DD로 쓴다.',
  keywords: '찾는 말은 search: { 제목의-id: [말] }로 쓴다.',
  lastmod: '지운다. 고친 날은 커밋에서 읽는다.',
  layout: '지운다. 모든 노트의 틀은 하나다.',
  permalink: '주소는 파일의 이름이다. 파일을 옮기고 그 줄을 지운다.',
  sidebar_label: '메뉴의 이름은 _meta.json에 쓰고 그 줄을 지운다.',
  slug: '주소는 파일의 이름이다. 파일을 옮기고 그 줄을 지운다.',
  summary: 'description으로 쓴다.',
  tag: 'tags: [태그]로 쓴다.',
  updated: '지운다. 고친 날은 커밋에서 읽는다.',
};

/** What is said of a value beyond what its field expects. */
function formOf(text: string, value: unknown): string | undefined {
  const fixed = fixedLine(text);
  if (fixed !== undefined && fixed !== '') {
    return `이렇게 고친다: ${fixed}`;
  }
  return value === null ? '값을 쓴다. null과 ~라는 글이면 큰따옴표로 감싼다.' : undefined;
}

function fieldFix(key: string, value: unknown, allowed: readonly string[]): string {
  if (Object.hasOwn(STATES, key)) {
    const status = hiddenStatus(key, value);
    return status === undefined
      ? '지운다. status가 없는 노트는 공개된다.'
      : `status: ${status}로 쓴다. 지우기만 하면 노트가 공개된다.`;
  }
  const meant = suggest(key, allowed);
  return (
    (Object.hasOwn(foreignFields, key) ? foreignFields[key] : undefined) ??
    (meant === undefined ? '필드를 지운다.' : `"${meant}" 필드를 뜻했다면 그렇게 고친다.`)
  );
}

/** Finds values of text fields that YAML cuts off at ` #`, where a comment begins. */
function remarkFaults(lines: readonly string[]): Finding[] {
  return lines.flatMap((text, index): Finding[] => {
    const [, field = '', remark] = /^([\w-]+):\s+(?:[^"'|>#].*?\s)??(#.*)$/.exec(text) ?? [];
    const fixed = TEXTS.includes(field) ? fixedLine(text) : undefined;
    return remark === undefined || fixed === undefined
      ? []
      : [
          {
            line: index + 2,
            found: `${text.slice(0, -remark.length).trim()} (YAML의 메모라서 읽지 않는 글: "${remark}")`,
            expected: fixed,
            fix: '값을 큰따옴표로 감싼다. 빈칸 뒤의 #부터는 읽지 않는다.',
          },
        ];
  });
}

/** A quotation or a list that nothing closes, and a text over several lines: quotes around them do not help. */
const OPEN = /^(?:"[^"]*|'[^']*|\[[^\]]*|\{[^}]*|[|>].*)$/;

/**
 * How a line of the front matter is written here, where what another program takes is plain; empty where it is left
 * out.
 *
 * @example
 * fixedLine('title: 이슈 #12')  // 'title: "이슈 #12"'
 * fixedLine('draft: true')      // 'status: draft'
 * fixedLine('title: 큐와 스택')  // undefined
 */
export function fixedLine(text: string): string | undefined {
  const [, field = '', value = ''] = /^([\w-]+):\s+(\S.*?)\s*$/.exec(text) ?? [];
  if (field === '') {
    return undefined;
  }
  if (Object.hasOwn(STATES, field)) {
    const status = hiddenStatus(field, value.replace(/["']/g, ''));
    return status === undefined ? '' : `status: ${status}`;
  }
  const hasRemark = /^[^"'|>]/.test(value) && /(?:^|\s)#/.test(value);
  const isBroken = !OPEN.test(value) && readPositioned(text, 1).problems.length > 0;
  if (isBroken || (hasRemark && TEXTS.includes(field))) {
    return `${field}: ${JSON.stringify(value)}`;
  }
  if (field === 'tags' && !/^[["'|>]/.test(value)) {
    const tags = value.split(/[\s,]+/).map((tag) => tag.replace(/^#/, ''));
    return `tags: [${tags.filter((tag) => tag !== '').join(', ')}]`;
  }
  const [date] = /^\d{4}-\d\d-\d\d(?=[\sT])/.exec(value) ?? [];
  return field === 'date' && date !== undefined ? `date: ${date}` : undefined;
}

function syntaxFault(line: number, text: string, message: string): Finding {
  const fixed = fixedLine(text);
  return {
    line,
    found: `YAML 오류: ${message}`,
    expected: fixed ?? '"이름: 값" 꼴의 YAML',
    fix:
      fixed === undefined
        ? '따옴표와 괄호의 짝을 맞추고, 탭 대신 빈칸을 쓰고, 같은 이름은 한 번만 쓴다.'
        : '값을 큰따옴표로 감싼다. 콜론(:)이 들거나 @ ` * & ! % [ { " 로 시작하는 글은 YAML의 표시로 읽힌다.',
  };
}

/** Fields that are text even when YAML reads `404` or `true` as another type. */
const TEXTS = ['title', 'description', 'subject'];

function withTexts({ value: read, sourceAt }: Positioned): unknown {
  const value = read ?? {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    return value;
  }
  const texts = TEXTS.flatMap((field) => {
    const one = (value as Record<string, unknown>)[field];
    const written = sourceAt([field]);
    const isPlain = ['number', 'boolean'].includes(typeof one) && written !== undefined;
    return isPlain ? [[field, written] as const] : [];
  });
  return { ...value, ...Object.fromEntries(texts) };
}

/** The front matter without the fields that nobody knows, where nothing else is wrong with it. */
function withoutStrangers(positioned: Positioned): FrontMatter | undefined {
  const value = withTexts(positioned);
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const entries = Object.entries(value);
  const status = entries.map(([field, one]) => hiddenStatus(field, one)).find((one) => one);
  const known = entries.filter(([field]) => fields.includes(field));
  return frontMatterSchema.safeParse({ ...(status && { status }), ...Object.fromEntries(known) })
    .data;
}

/** Says of each finding of the schema where it is, what was found and what was expected. */
function issueFaults(
  lines: readonly string[],
  { value: whole, lineOf }: Positioned,
  found: readonly z.core.$ZodIssue[],
): Finding[] {
  const misspelt = meantFields(found);
  const issues = [...new Map(found.map((one) => [issueKey(one), one])).values()];
  return issues.flatMap((issue): Finding[] => {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
    if (issue.code === 'unrecognized_keys') {
      const allowed = allowedFields(path);
      return issue.keys.map((key) => ({
        line: lineOf([...path, key]),
        found: `알 수 없는 필드 "${[...path, key].join('.')}"`,
        expected: `다음 가운데 하나: ${allowed.join(', ')}`,
        fix: fieldFix(key, valueAt(whole, [...path, key]), allowed),
      }));
    }
    const value = valueAt(whole, issue.path);
    if (misspelt.has(path.join('.')) && value === undefined) {
      return [];
    }
    const [field = '머리말'] = path;
    const name = path.length === 0 ? field : path.join('.');
    const fieldPath = path.filter((step) => typeof step === 'string').join('.');
    const words = vocabularies[fieldPath];
    const meant = words && typeof value === 'string' ? suggest(value, words) : undefined;
    const line = lineOf(path);
    return [
      {
        line,
        found: `${name}: ${value === undefined ? '값이 없음' : JSON.stringify(value)}`,
        expected: expectations[fieldPath] ?? expectations[String(field)] ?? issue.message,
        fix:
          meant === undefined
            ? (formOf(lines[line - 1] ?? '', value) ?? `${name}의 값을 기대한 꼴로 고친다.`)
            : `"${meant}" 값을 뜻했다면 그렇게 고친다.`,
      },
    ];
  });
}

export interface NoteParts {
  readonly frontMatter: FrontMatter | undefined;
  /** Markdown after the closing `---`. */
  readonly body: string;
  /** Line of the file on which `body` begins, from 1. */
  readonly bodyLine: number;
  /** Returns the line of a field in the file; 1 when it is missing. */
  readonly lineOf: (...path: readonly string[]) => number;
  readonly faults: readonly Finding[];
}

/**
 * Reads and checks the front matter of a note; collects every fault instead of stopping at the first.
 *
 * @example
 * splitNote('---\ntitle: 가\n---\n# 가').faults[0].found  // 'description: 값이 없음'
 */
export function splitNote(source: string): NoteParts {
  const lines = source.replace(/^\ufeff/, '').split(/\r?\n/);
  const isFence = (text: string | undefined): boolean => text?.trimEnd() === '---';
  const end = isFence(lines[0]) ? lines.findIndex((text, index) => index > 0 && isFence(text)) : -1;
  if (end === -1) {
    const fault: Finding = {
      line: 1,
      found: JSON.stringify((lines[0] ?? '').slice(0, 60)),
      expected: '첫 줄과 닫는 줄이 --- 인 머리말 (title, description)',
      fix: '파일 맨 위에 --- 두 줄 사이로 title과 description을 쓴다.',
    };
    return { frontMatter: undefined, body: source, bodyLine: 1, lineOf: () => 1, faults: [fault] };
  }

  const positioned = readPositioned(lines.slice(1, end).join('\n'), 2);
  const parts = {
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
    lineOf: (...path: readonly string[]) =>
      valueAt(positioned.value, path) === undefined ? 1 : positioned.lineOf(path),
  };
  if (positioned.problems.length > 0) {
    const faults = positioned.problems.map(({ line, message }) =>
      syntaxFault(line, lines[line - 1] ?? '', message),
    );
    // Of one line the first says enough.
    const first = new Map(faults.toReversed().map((fault) => [fault.line, fault]));
    return { ...parts, frontMatter: undefined, faults: [...first.values()].reverse() };
  }

  const remarks = remarkFaults(lines.slice(1, end));
  if (remarks.length > 0) {
    // The values are cut off here, so checking them would give advice about the rest only.
    return { ...parts, frontMatter: undefined, faults: remarks };
  }
  const parsed = frontMatterSchema.safeParse(withTexts(positioned));
  if (parsed.success) {
    return { ...parts, frontMatter: parsed.data, faults: [] };
  }
  const faults = issueFaults(lines, positioned, parsed.error.issues);
  return { ...parts, frontMatter: withoutStrangers(positioned), faults };
}
