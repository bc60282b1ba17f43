import { isWholeCommand } from './shell-command';

/** What answers the commands of a prompt. */
export type PromptKind = 'bash' | 'mariadb' | 'psql' | 'redis-cli';

/** A line of a transcript that nobody types: a remark, or nothing at all. */
interface Remark {
  readonly kind: 'remark';
  readonly text: string;
}

/** A command of a transcript. */
export interface TypedCommand {
  readonly kind: 'command';
  readonly program: PromptKind;
  /** The terminal it is typed in: a capital letter, or empty in a transcript of one terminal. */
  readonly session: string;
  /** The lines as they stand in the transcript, prompts included. */
  readonly typed: string;
  readonly command: string;
}

/** A step of a transcript. */
export type TranscriptStep = Remark | TypedCommand;

/** A line on which something is typed: a command, or more of the one above. */
interface TypedLine {
  readonly kind: 'command' | 'more';
  /** `undefined` behind a prompt that only a reader knows. */
  readonly program: PromptKind | undefined;
  readonly session: string;
  readonly prompt: string;
  readonly text: string;
}

/** A line of a transcript. */
type TranscriptLine = TypedLine | Remark | { readonly kind: 'answer'; readonly text: string };

const PROMPTS: readonly (readonly [PromptKind | undefined, RegExp])[] = [
  ['bash', /^\$ /],
  ['redis-cli', /^(?:redis|\d+\.\d+\.\d+\.\d+:\d+|(?<session>[A-Z]))(?:\[\d+\])?(?:\(TX\))?> /],
  ['psql', /^[a-z_]\w*=[*!]?[#>] /],
  ['mariadb', /^(?:MariaDB \[[^\]]*\]|mysql)> /],
  // `dev@host:~$ `, `(venv)$ `, `test> `.
  [undefined, /^(?=\S*\w)[\w.:@~/()[\]-]+[$>] /],
];

/** More of a command of the shell or a line that a program printed; a prompt only where no other has been. */
const BARE_PROMPT = '> ';

/** Prompts of lines that belong to the command above them. */
const CONTINUATIONS: Readonly<Record<Exclude<PromptKind, 'bash'>, RegExp>> = {
  'redis-cli': /^(?!)/,
  psql: /^[a-z_]\w*[-('"][*!]?[#>] /,
  mariadb: /^ {4}-> /,
};
const SHELL_CONTINUATION = /^>(?: |$)/;

function readPrompt(line: string): TypedLine | undefined {
  for (const [program, pattern] of PROMPTS) {
    const match = pattern.exec(line);
    if (match) {
      const [prompt] = match;
      const session = match.groups?.['session'] ?? '';
      return { kind: 'command', program, session, prompt, text: line.slice(prompt.length) };
    }
  }
  return undefined;
}

function bare(line: string): TypedLine {
  const text = line.slice(BARE_PROMPT.length);
  return { kind: 'command', program: undefined, session: '', prompt: BARE_PROMPT, text };
}

function more(above: TypedLine, line: string, prompt = ''): TypedLine {
  return { ...above, kind: 'more', prompt, text: line.slice(prompt.length) };
}

/**
 * What a shell reads before it runs a command: lines behind its second prompt, or as they are written without
 * any. Such lines end where the command does, for what follows it is an answer.
 */
function shellLines(command: TypedLine, below: readonly string[]): TypedLine[] {
  const hasPrompts = SHELL_CONTINUATION.test(below[0] ?? '');
  const lines: TypedLine[] = [];
  let { text } = command;
  for (const line of below) {
    if (isWholeCommand(text)) {
      return lines;
    }
    const [prompt] = SHELL_CONTINUATION.exec(line) ?? [];
    if (hasPrompts ? prompt === undefined : readPrompt(line)) {
      break;
    }
    const next = more(command, line, hasPrompts ? prompt : '');
    lines.push(next);
    text += `\n${next.text}`;
  }
  return hasPrompts || isWholeCommand(text) ? lines : [];
}

/** The lines below a command that belong to it. */
function linesOf(command: TypedLine, below: readonly string[]): TypedLine[] {
  const { program, prompt } = command;
  if (prompt.endsWith('$ ')) {
    return shellLines(command, below);
  }
  if (program === undefined || program === 'bash') {
    return [];
  }
  const end = below.findIndex((line) => !CONTINUATIONS[program].test(line));
  return below
    .slice(0, end === -1 ? below.length : end)
    .map((line) => more(command, line, CONTINUATIONS[program].exec(line)?.[0]));
}

/**
 * Reads the transcript of a terminal line by line: what is typed behind which prompt, and what is not. A line
 * that begins with `#` is a remark of the author.
 *
 * @example
 * readTranscriptLines('$ ls \\\n  src\na.ts').map(({ kind, text }) => [kind, text])
 * // [['command', 'ls \\'], ['more', '  src'], ['answer', 'a.ts']]
 */
export function readTranscriptLines(transcript: string): TranscriptLine[] {
  const lines = transcript.split('\n');
  const read: TranscriptLine[] = [];
  let isBare = true;
  for (let line = lines[0]; line !== undefined; line = lines[read.length]) {
    const known = readPrompt(line);
    isBare &&= known === undefined;
    const command = known ?? (isBare && line.startsWith(BARE_PROMPT) ? bare(line) : undefined);
    if (command === undefined) {
      read.push({ kind: line.startsWith('# ') ? 'remark' : 'answer', text: line });
    } else {
      read.push(command, ...linesOf(command, lines.slice(read.length + 1)));
    }
  }
  return read;
}

/**
 * Reads what is typed in a transcript at the prompts that can be answered; what the programs answered is left
 * out.
 *
 * @example
 * readTranscript('redis> GET a\n(nil)\n# 다음 날')
 * // [{ kind: 'command', program: 'redis-cli', session: '', typed: 'redis> GET a', command: 'GET a' },
 * //  { kind: 'remark', text: '# 다음 날' }]
 */
export function readTranscript(text: string): TranscriptStep[] {
  const steps: TranscriptStep[] = [];
  for (const line of readTranscriptLines(text)) {
    const last = steps.at(-1);
    if (line.kind === 'remark') {
      steps.push(line);
    } else if (line.kind !== 'answer' && line.program !== undefined) {
      const { kind, program, session, prompt, text: command } = line;
      const typed = `${prompt}${command}`;
      if (kind === 'command') {
        steps.push({ kind, program, session, typed, command });
      } else if (last?.kind === 'command') {
        const whole = { typed: `${last.typed}\n${typed}`, command: `${last.command}\n${command}` };
        steps.splice(-1, 1, { ...last, ...whole });
      }
    }
  }
  return steps;
}

/** The time that an answer took, as redis-cli and the client of MariaDB say it. */
const ELAPSED = /(?:^ *|(?<=\w) )\(\d+\.\d+ ?s(?:ec)?\)$/gm;

/** A transcript without what depends on the speed of the machine, and without empty lines. */
export function withoutTimes(transcript: string): string {
  return transcript
    .replace(ELAPSED, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');
}
