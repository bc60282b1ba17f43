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

const PROMPTS: readonly (readonly [PromptKind, RegExp])[] = [
  ['bash', /^\$ (.*)$/],
  ['redis-cli', /^(?:redis|\d+\.\d+\.\d+\.\d+:\d+|([A-Z]))(?:\[\d+\])?(?:\(TX\))?> (.*)$/],
  ['psql', /^[a-z_]\w*=[*!]?[#>] (.*)$/],
  ['mariadb', /^(?:MariaDB \[[^\]]*\]|mysql)> (.*)$/],
];

/** Prompts of lines that belong to the command above them. */
const CONTINUATIONS: Readonly<Record<PromptKind, RegExp>> = {
  bash: /^> (.*)$/,
  'redis-cli': /^(?!)/,
  psql: /^[a-z_]\w*[-('"][*!]?[#>] (.*)$/,
  mariadb: /^ {4}-> (.*)$/,
};

function readCommand(line: string): TypedCommand | undefined {
  for (const [program, prompt] of PROMPTS) {
    const match = prompt.exec(line);
    if (match) {
      const command = match.at(-1) ?? '';
      const session = (match.length > 2 ? match[1] : undefined) ?? '';
      return { kind: 'command', program, session, typed: line, command };
    }
  }
  return undefined;
}

/**
 * Reads what is typed in the transcript of a terminal; what the programs answered is left out. A line that
 * begins with `#` is a remark of the author.
 *
 * @example
 * readTranscript('redis> GET a\n(nil)\n# 다음 날')
 * // [{ kind: 'command', program: 'redis-cli', session: '', typed: 'redis> GET a', command: 'GET a' },
 * //  { kind: 'remark', text: '# 다음 날' }]
 */
export function readTranscript(text: string): TranscriptStep[] {
  const steps: TranscriptStep[] = [];
  for (const line of text.split('\n')) {
    const last = steps.at(-1);
    const more = last?.kind === 'command' ? CONTINUATIONS[last.program].exec(line)?.[1] : undefined;
    const command = readCommand(line);
    if (more !== undefined && last?.kind === 'command') {
      const { typed } = last;
      const whole = { typed: `${typed}\n${line}`, command: `${last.command}\n${more}` };
      steps.splice(-1, 1, { ...last, ...whole });
    } else if (command) {
      steps.push(command);
    } else if (line.startsWith('# ')) {
      steps.push({ kind: 'remark', text: line });
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
