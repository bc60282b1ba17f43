import { setTimeout as wait } from 'node:timers/promises';
import type { Program } from '../blocks/block';
import type { Execution } from '../blocks/execution';
import {
  readTranscript,
  withoutTimes,
  type PromptKind,
  type TypedCommand,
} from '../blocks/transcript';
import { eachInput, type Adapter, type Context } from './adapter';
import { openTerminal, type Coprocess } from './coprocess';
import type { Sandbox, Surroundings } from './sandbox';
import { bash } from './programs';
import { orOverrun } from './overrun';
import { output } from './process';
import { linkPackages, withFolder, writeFiles } from './work-folder';

/** A program behind a prompt. */
interface Terminal {
  readonly command: string;
  readonly args: readonly string[];
  /** Line that it prints at the end of an answer. */
  readonly mark: string;
  /** Input that makes it execute a command and then print the mark. */
  readonly ask: (command: string) => string;
  /** Output that an interactive session would not show. */
  readonly unwanted?: RegExp;
}

const MARK = '\u001e';

const TERMINALS: Readonly<Record<PromptKind, Terminal>> = {
  bash: {
    command: 'bash',
    args: [],
    mark: MARK,
    ask: (command) => `{\n${command}\n} </dev/null\nprintf '\\036\\n'\n`,
  },
  'redis-cli': {
    command: 'redis-cli',
    args: ['--no-raw'],
    // redis-cli itself rejects an open quotation mark; the server never sees it, not even in MULTI.
    mark: 'Invalid argument(s)',
    ask: (command) => `${command}\n"\n`,
  },
  psql: {
    command: 'psql',
    args: ['-X', '-v', 'PROMPT1=', '-v', 'PROMPT2='],
    mark: MARK,
    ask: (command) => `${command}\n\\echo ${MARK}\n`,
  },
  mariadb: {
    command: 'mariadb',
    args: ['-t', '-n', '-v', '-v', '--force'],
    mark: MARK,
    ask: (command) => `${command}\n\\! echo ${MARK}\n`,
    // The option that shows the number of rows also makes the client repeat the statement.
    unwanted: /^-{14}\n[\s\S]*?\n-{14}\n+/,
  },
};

const LOOK_AGAIN_MS = 10;

/** A running program of a session, and the id of its connection where Redis must tell whether it is blocked. */
interface Session {
  readonly terminal: Coprocess<string>;
  id: string;
}

/** Where the programs run. */
interface Environment {
  readonly cwd: string;
  readonly surroundings: Surroundings;
  readonly sandbox: Sandbox;
}

/** The sessions of one executed transcript, one for each program and name. */
class Sessions {
  readonly #environment: Environment;
  readonly #open = new Map<string, Session>();
  /** Sessions whose last command Redis blocks until another session acts. */
  readonly #blocked = new Map<string, Session>();

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  get terminals(): Coprocess<string>[] {
    return [...this.#open.values()].map(({ terminal }) => terminal);
  }

  async #sessionOf({ program, session: name }: TypedCommand): Promise<Session> {
    const key = `${program} ${name}`;
    const known = this.#open.get(key);
    if (known) {
      return known;
    }
    const { command, args, mark, ask } = TERMINALS[program];
    const terminal = openTerminal({ command, args, mark, ...this.#environment });
    const session = { terminal, id: '' };
    this.#open.set(key, session);
    if (name !== '') {
      terminal.send(ask('CLIENT ID'));
      session.id = /\d+/.exec((await terminal.answered()) ?? '')?.[0] ?? '';
    }
    return session;
  }

  /** Waits until a command is answered, or until Redis blocks it: then returns `undefined`. */
  async #answerOf({ terminal, id }: Session): Promise<string | undefined> {
    const url = this.#environment.surroundings['REDIS_URL'] ?? '';
    for (;;) {
      const said = await output('redis-cli', '-u', url, 'CLIENT', 'LIST', 'ID', id);
      if (terminal.answer !== undefined || / flags=\w*b/.test(said ?? '')) {
        return terminal.answer;
      }
      await wait(LOOK_AGAIN_MS);
    }
  }

  /** Collects the answers of sessions that are no longer blocked. */
  async #released(): Promise<string> {
    let text = '';
    for (const [name, session] of [...this.#blocked].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const answer = await this.#answerOf(session);
      if (answer !== undefined) {
        this.#blocked.delete(name);
        text += `${name}: ${answer.trimEnd().replaceAll('\n', '\n   ')}\n`;
      }
    }
    return text;
  }

  /**
   * Types a command when its terminal is ready. Returns the text before it (answers that arrived meanwhile) and
   * after it (its answer, with answers of other sessions that it released).
   */
  async type(step: TypedCommand): Promise<{ before: string; answer: string }> {
    const { session: name, program, command } = step;
    const { ask, unwanted = '' } = TERMINALS[program];
    const session = await this.#sessionOf(step);
    let before = '';
    if (this.#blocked.has(name)) {
      await session.terminal.answered();
      before = await this.#released();
    }
    session.terminal.send(ask(command));
    if (name === '') {
      const answer = (await session.terminal.answered()) ?? '';
      return { before, answer: answer.replace(unwanted, '') };
    }
    const answer = await this.#answerOf(session);
    if (answer === undefined) {
      this.#blocked.set(name, session);
    }
    return { before, answer: (answer ?? '') + (await this.#released()) };
  }

  /** Waits for the remaining answers. */
  async finish(): Promise<string> {
    await Promise.all([...this.#blocked.values()].map(({ terminal }) => terminal.answered()));
    return this.#released();
  }
}

async function typeAll(sessions: Sessions, { text, earlier }: Program): Promise<string> {
  for (const step of earlier.flatMap(readTranscript)) {
    if (step.kind === 'command') {
      await sessions.type(step);
    }
  }
  await sessions.finish();
  let shown = '';
  let last = '';
  for (const step of readTranscript(text)) {
    if (step.kind === 'command') {
      const { before, answer } = await sessions.type(step);
      shown += `${before}${step.typed}\n${answer}${/[^\n]$/.test(answer) ? '\n' : ''}`;
      last = answer;
    } else if (!last.split(/\r?\n/).includes(step.text)) {
      // A line that looks like a comment may belong to the answer: `# Server` of INFO.
      shown += `${step.text}\n`;
    }
  }
  return shown + (await sessions.finish());
}

async function execute(
  { root, workFolder, limits, sandbox }: Context,
  program: Program,
  surroundings: Surroundings,
): Promise<Execution> {
  return withFolder(workFolder, async (folder) => {
    await writeFiles(folder, program.files);
    await linkPackages(folder, root);
    const sessions = new Sessions({ cwd: folder, surroundings, sandbox });
    try {
      const pids = (): number[] => sessions.terminals.flatMap((terminal) => terminal.pids);
      const ending = await orOverrun(typeAll(sessions, program), pids, limits);
      if ('limit' in ending || sessions.terminals.some(({ saysTooMuch }) => saysTooMuch)) {
        const limit = 'limit' in ending ? ending.limit : 'output';
        return { kind: 'killed', limit, stdout: '' };
      }
      return { kind: 'finished', stdout: withoutTimes(ending.result), stderr: '', status: 0 };
    } finally {
      sessions.terminals.forEach((terminal) => {
        terminal.kill();
      });
    }
  });
}

/** Executes a transcript: types its commands and compares the result with the transcript. */
export const console: Adapter = {
  name: 'Bash',
  packages: ['bash'],
  detect: bash.detect,
  open: (_tool, context) => ({
    execute: (program, inputs, surroundings) =>
      eachInput(inputs, () => execute(context, program, surroundings)),
  }),
};
