import { isWholeCommand } from './shell-command';

/** The program behind a prompt. */
export type PromptKind = 'bash' | 'mariadb' | 'psql' | 'redis-cli';

/** A line that is not typed: a comment of the author, or an empty line. */
interface Remark {
  readonly kind: 'remark';
  readonly text: string;
}

/** A command of a transcript. */
export interface TypedCommand {
  readonly kind: 'command';
  readonly program: PromptKind;
  /** The terminal: a capital letter; empty in a transcript of one terminal. */
  readonly session: string;
  /** Its lines in the transcript, with their prompts. */
  readonly typed: string;
  readonly command: string;
}

/** A step of a transcript. */
export type TranscriptStep = Remark | TypedCommand;

/** A typed line: a command, or a further line of the command above. */
interface TypedLine {
  readonly kind: 'command' | 'more';
  /** `undefined` for a prompt that no program here answers. */
  readonly program: PromptKind | undefined;
  readonly session: string;
  readonly prompt: string;
  readonly text: string;
}

type TranscriptLine = TypedLine | Remark | { readonly kind: 'answer'; readonly text: string };

const PROMPTS: readonly (readonly [PromptKind | undefined, RegExp])[] = [
  ['bash', /^\$ /],
  ['redis-cli', /^(?:redis|\d+\.\d+\.\d+\.\d+:\d+|(?<session>[A-Z]))(?:\[\d+\])?(?:\(TX\))?> /],
  ['psql', /^[a-z_]\w*=[*!]?[#>] /],
  ['mariadb', /^(?:MariaDB \[[^\]]*\]|mysql)> /],
  // Prompts such as `dev@host:~$ `, `(venv)$ `, `test> `.
  [undefined, /^(?=\S*\w)[\w.:@~/()[\]-]+[$>] /],
];

/** Begins a command only before any other prompt; later it is a further line of a command, or output. */
const BARE_PROMPT: typeof PROMPTS = [[undefined, /^> /]];

/** Prompts of the further lines of a command. */
const CONTINUATIONS: Readonly<Record<Exclude<PromptKind, 'bash'>, RegExp>> = {
  'redis-cli': /^(?!)/,
  psql: /^[a-z_]\w*[-('"][*!]?[#>] /,
  mariadb: /^ {4}-> /,
};
const SHELL_CONTINUATION = /^>(?: |$)/;

function readPrompt(line: string, prompts = PROMPTS): TypedLine | undefined {
  for (const [program, pattern] of prompts) {
    const match = pattern.exec(line);
    if (match) {
      const [prompt] = match;
      const session = match.groups?.['session'] ?? '';
      return { kind: 'command', program, session, prompt, text: line.slice(prompt.length) };
    }
  }
  return undefined;
}

function more(above: TypedLine, line: string, prompt = ''): TypedLine {
  return { ...above, kind: 'more', prompt, text: line.slice(prompt.length) };
}

/**
 * Returns the further lines of a shell command: lines with the second prompt `>`, or lines without any prompt until
 * the command is complete. The line after that is output.
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

/** Returns the further lines of a command. */
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
 * Reads a transcript line by line into commands, their further lines and answers. A line that begins with `# ` is a
 * comment of the author.
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
    const command = known ?? (isBare ? readPrompt(line, BARE_PROMPT) : undefined);
    if (command === undefined) {
      read.push({ kind: line.startsWith('# ') ? 'remark' : 'answer', text: line });
    } else {
      read.push(command, ...linesOf(command, lines.slice(read.length + 1)));
    }
  }
  return read;
}

/**
 * Reads the commands of a transcript that a program here can answer, and its comments; the answers are left out.
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

/** The elapsed time that redis-cli and MariaDB's client print after an answer. */
const ELAPSED = /(?:^ *|(?<=\w) )\(\d+\.\d+ ?s(?:ec)?\)$/gm;

/** Removes elapsed times, which differ in every run, and empty lines. */
export function withoutTimes(transcript: string): string {
  return transcript
    .replace(ELAPSED, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');
}
