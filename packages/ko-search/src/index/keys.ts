import { isParticle } from '../text/particles';
import { joined, pairsOf, partsOf, tokenise, type Token } from '../text/tokens';

/** Longer names are hashes, tokens and base64, which nobody types. */
const MAX_KEY = 40;

/** So many names in a chain such as `a.b.c` are also one key. */
const MAX_CHAIN = 5;

/** What stands between two names of one chain: `-` (kebab), `.` (member), `:` (property, YAML). */
const CHAIN_LINK = /^(?:[-.:]|::)$/;

/**
 * The keys of a text: what a query can find it by.
 *
 * @example
 * keysOf('구독 상태를', 'prose') // 구독 상태 태를
 * keysOf('setupFee', 'code')     // setup fee setupfee
 */
export function keysOf(text: string, from: 'prose' | 'code'): Set<string> {
  const keys = new Set<string>();
  let chain: Token[] = [];
  let previous: Token | undefined;
  for (const token of tokenise(text)) {
    const gap = previous === undefined ? undefined : text.slice(previous.end, token.start);
    if (token.kind === 'syllables') {
      addSyllables(token.text, keys);
    } else {
      addName(token.text, from, keys);
      const linked = previous?.kind === 'name' && gap !== undefined && CHAIN_LINK.test(gap);
      if (!linked) {
        addChain(chain, keys);
        chain = [];
      }
      chain.push(token);
    }
    previous = token;
  }
  addChain(chain, keys);
  return keys;
}

function addSyllables(run: string, keys: Set<string>): void {
  pairsOf(run).forEach((pair) => keys.add(pair));
  if (run.length === 1 || (run.length === 2 && isParticle(run.charAt(1)))) {
    keys.add(run.charAt(0));
  }
}

function addName(name: string, from: 'prose' | 'code', keys: Set<string>): void {
  if (name.length > MAX_KEY) {
    return;
  }
  if (/[+#]/.test(name)) {
    keys.add(joined(name));
    return;
  }
  const whole = joined(name);
  // Loop counters and type parameters say nothing about a code block.
  if (whole === '' || (from === 'code' && whole.length === 1)) {
    return;
  }
  keys.add(whole);
  if (name.startsWith('@')) {
    keys.add(`@${whole}`);
  }
  partsOf(name)
    .filter((part) => part.length > 1)
    .forEach((part) => keys.add(part));
}

function addChain(chain: readonly Token[], keys: Set<string>): void {
  if (chain.length < 2) {
    return;
  }
  const key = joined(
    chain
      .slice(0, MAX_CHAIN)
      .map(({ text }) => text)
      .join(''),
  );
  if (key.length <= MAX_KEY) {
    keys.add(key);
  }
}
