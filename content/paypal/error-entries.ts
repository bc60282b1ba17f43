import type { Entry, EntryList } from '../../lib/note/data-table';
import { calls } from './calls';
import { commonErrors, errorKinds, issueAdvice, issueCodes } from './errors';
import type { CallError, ErrorAdvice, ErrorKind, Issue, Retry } from './errors';
import { callIds } from './model';
import type { Call, CallId } from './model';
import { callLabel, code, link } from './words';

/** The id of the heading over the index of errors. */
const INDEX_ANCHOR = 'error-index';

/** A code that so many calls give says little of any one of them. */
const MANY_CALLS = 3;

const EVERY_CALL = '호출: 모두';

const retryWords: Readonly<Record<Retry, string>> = {
  never: '재시도 불가',
  token: '토큰을 새로 받아 한 번',
  check: '자원을 다시 읽고 재시도',
  later: '간격을 늘리며 재시도',
};

const allCalls: readonly Call[] = callIds.map((id) => calls[id]);

function callsWith(issue: Issue): readonly CallId[] {
  return allCalls
    .filter(({ errors }) => errors.some((error) => error.issue === issue))
    .map(({ id }) => id);
}

/** Whether only this call, or few others, give the error, or this call says more of it than its code. */
function isOwn({ issue, when }: CallError): boolean {
  if (issue === null) return false;
  return callsWith(issue).length < MANY_CALLS || when !== issueAdvice[issue].meaning;
}

/** `400 A · B, 422 C`, with each code once. */
function codesByStatus(errors: readonly CallError[]): string {
  const statuses = [...new Set(errors.map(({ status }) => status))];
  return statuses
    .map((status) => {
      const codes = errors
        .filter((error) => error.status === status)
        .map(({ issue, name }) => code(issue ?? name));
      return `${status} ${[...new Set(codes)].join(' · ')}`;
    })
    .join(', ');
}

/**
 * The errors that tell something of this call, each with its cases; what other calls give as well is
 * only named. The errors of every call stand in the index alone.
 */
export function callErrorEntries({ errors }: Call): EntryList {
  const special = errors.filter((error) => !commonErrors.includes(error));
  const own = new Set(special.filter(isOwn).flatMap(({ issue }) => issue ?? []));
  const shared = special.filter(({ issue }) => issue === null || !own.has(issue));
  const index = `뜻과 해결은 ${link('오류 인덱스', INDEX_ANCHOR)}에 있다.`;
  return {
    kind: 'entries',
    entries: [...own].map((issue) => {
      const cases = special.filter((error) => error.issue === issue);
      return {
        term: `${code(issue)} ${[...new Set(cases.map(({ status }) => status))].join(' · ')}`,
        texts: cases.map(({ when }) => when),
      };
    }),
    note: shared.length === 0 ? index : `다른 호출과 같은 것: ${codesByStatus(shared)}. ${index}`,
  };
}

/** The calls that give an issue: those that mean the usual thing, then the others with their cases. */
function callsText(issue: Issue, meaning: string): string {
  const ids = new Map<string, CallId[]>([[meaning, []]]);
  for (const { id, errors } of allCalls) {
    for (const error of errors) {
      if (error.issue === issue) ids.set(error.when, [...(ids.get(error.when) ?? []), id]);
    }
  }
  return [...ids]
    .filter(([, members]) => members.length > 0)
    .map(([when, members]) => {
      if (members.length === callIds.length) return EVERY_CALL;
      const names = members.map((id) => link(callLabel(id), id)).join(' · ');
      return when === meaning ? `호출: ${names}` : `${names}: ${when}`;
    })
    .join('. ');
}

function adviceTexts({ meaning, cause, action }: ErrorAdvice): readonly string[] {
  return [[meaning, ...(cause === undefined ? [] : [cause])].join('. '), `해결: ${action}`];
}

function nameEntry(kind: ErrorKind): Entry {
  return {
    term: `${code(kind.name)} ${kind.status} · ${retryWords[kind.retry ?? 'never']}`,
    texts: [...adviceTexts(kind), EVERY_CALL],
  };
}

function issueEntry(issue: Issue): Entry {
  const advice = issueAdvice[issue];
  const [first] = callsWith(issue).flatMap((id) =>
    calls[id].errors.filter((error) => error.issue === issue),
  );
  if (first === undefined) throw new Error(`no call gives ${issue}`);
  return {
    term: `${code(issue)} ${first.status} ${first.name} · ${retryWords[advice.retry ?? 'never']}`,
    texts: [...adviceTexts(advice), callsText(issue, advice.meaning)],
  };
}

/** Every name and issue that a call can give, in the order of the alphabet. */
export function errorIndex(): EntryList {
  const entries = [...errorKinds.map(nameEntry), ...issueCodes.map(issueEntry)];
  return { kind: 'entries', entries: entries.sort((a, b) => (a.term < b.term ? -1 : 1)) };
}
