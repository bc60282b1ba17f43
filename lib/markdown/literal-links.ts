import type { Link, PhrasingContent, Root } from 'mdast';
import type {
  Code,
  Construct,
  Effects,
  Extension,
  State,
  TokenizeContext,
} from 'micromark-util-types';
import { SKIP, visit } from './visit';

/*
 * GFM links an address in text up to the next space, but Korean attaches particles without one:
 * `https://example.com/docs를`.
 */

const SPACE = 32;
const LAST_ASCII = 127;

/** Makes a construct read every character beyond ASCII as a space, so that the address ends there. */
function endingBeforeHangul(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
      let actual: Code = null;
      let isDone = false;
      const blind = (state: State): State => {
        return (code) => {
          actual = code;
          const next = state(code !== null && code > LAST_ASCII ? SPACE : code);
          return typeof next === 'function' && !isDone ? blind(next) : next;
        };
      };
      // The next state must see the real character.
      const sighted = (state: State): State => {
        return () => state(actual);
      };
      const looking = (look: Effects['check']): Effects['check'] => {
        return (inner, found, otherwise) => look(withSight(inner as Construct), found, otherwise);
      };
      const own: Effects = {
        ...effects,
        attempt: looking(effects.attempt),
        check: looking(effects.check),
      };
      const withSight = (inner: Construct): Construct => ({
        ...inner,
        tokenize(this: TokenizeContext, _: Effects, found: State, otherwise: State): State {
          return inner.tokenize.call(this, own, sighted(found), sighted(otherwise));
        },
      });
      const done = (state: State): State => {
        return () => {
          isDone = true;
          return state(actual);
        };
      };
      return blind(construct.tokenize.call(this, own, done(ok), done(nok)));
    },
  };
}

/** First letters of `http` and `www`. GFM's rule for mail addresses takes only ASCII, so it needs no change. */
const STARTS = ['H', 'h', 'W', 'w'].map((letter) => letter.charCodeAt(0));

/** The constructs of `remark-gfm` for addresses in text, ending before Hangul. */
export function koreanLinks(extensions: readonly Extension[]): Extension {
  const text = STARTS.map((start) => {
    const constructs = extensions.flatMap(({ text: own }) => own?.[start] ?? []);
    return [start, constructs.map(endingBeforeHangul)] as const;
  });
  return { text: Object.fromEntries(text) };
}

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };

/** Returns where an address ends: at the first bracket without its pair, or at its last character. */
function endOf(address: string): number {
  const open: { sign: string; index: number }[] = [];
  for (const [index, sign] of address.split('').entries()) {
    const pair = PAIRS[sign];
    if (Object.values(PAIRS).includes(sign)) {
      open.push({ sign, index });
    } else if (pair !== undefined && open.pop()?.sign !== pair) {
      return index;
    }
  }
  return open[0]?.index ?? address.length;
}

/** Returns the address of a link that was written without marks; `<…>` is two characters longer. */
function literalOf({ children, position }: Link): string | undefined {
  const [text] = children;
  if (children.length !== 1 || text?.type !== 'text') {
    return undefined;
  }
  const { start, end } = position ?? {};
  const length = (end?.offset ?? 0) - (start?.offset ?? 0);
  return position === undefined || length === text.value.length ? text.value : undefined;
}

/**
 * Repairs links made from addresses in text: ends them before a bracket that they did not open, and turns addresses
 * for SSH, `git@host:path`, back into text.
 */
export function fixLiteralLinks(tree: Root): void {
  visit(tree, 'link', (link, index, parent) => {
    const literal = literalOf(link);
    if (literal === undefined || index === undefined || !parent) {
      return undefined;
    }
    const siblings = parent.children as PhrasingContent[];
    const [before, after] = [siblings[index - 1], siblings[index + 1]];
    const isMail = link.url === `mailto:${literal}`;
    const isRemote =
      (after?.type === 'text' && /^:[\w~/.]/.test(after.value)) ||
      (before?.type === 'text' && /[:/]$/.test(before.value));
    const end = isMail && isRemote ? 0 : endOf(literal);
    if (end === literal.length) {
      return undefined;
    }
    const rest: PhrasingContent = { type: 'text', value: literal.slice(end) };
    const { position } = link;
    if (end === 0) {
      siblings.splice(index, 1, { ...rest, ...(position && { position }) });
      return [SKIP, index + 1];
    }
    const dropped = literal.length - end;
    link.url = link.url.slice(0, -dropped);
    link.children = [{ type: 'text', value: literal.slice(0, end) }];
    siblings.splice(index + 1, 0, rest);
    return [SKIP, index + 2];
  });
}
