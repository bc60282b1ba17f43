import { packagesOf } from '../blocks/packages';
import type { Tool } from './adapter';
import { joinChain } from './chain';
import { output } from './process';
import { ARGS_FILE, programs, VALUE_FILE } from './programs';

/** Shims of version managers take longer to start than the interpreter: ask it where it lies. */
async function detectPython(): Promise<Tool | undefined> {
  const script = 'import sys, platform; print(platform.python_version()); print(sys.executable)';
  const [version, command] = (await output('python3', '-c', script))?.split('\n') ?? [];
  return version === undefined || command === undefined
    ? undefined
    : { label: `Python ${version.replace(/\.\d+$/, '')}`, version, command };
}

/**
 * Writes the code that calls a function of a program. It tries, in this order: a class with a list of calls
 * (LeetCode's "design" problems), a function, a method of Solution.
 */
function driver(name: string): string {
  return `
def __snippet_call():
    import json
    with open(${JSON.stringify(ARGS_FILE)}) as file:
        args = json.load(file)
    target = globals().get(${JSON.stringify(name)})
    if isinstance(target, type):
        names, lists = args
        instance = target(*lists[0])
        value = [None] + [getattr(instance, n)(*a) for n, a in zip(names[1:], lists[1:])]
    else:
        if target is None:
            target = getattr(globals()["Solution"](), ${JSON.stringify(name)})
        value = target(*args)
    with open(${JSON.stringify(VALUE_FILE)}, "w") as file:
        json.dump(value, file, default=list)

__snippet_call()
`;
}

export const python = programs({
  name: 'Python 3',
  packages: ['python3'],
  mainFile: 'main.py',
  detect: detectPython,
  join: (program) => joinChain(program, `print("\\x1e", flush=True)`),
  refusal: /^(?:SyntaxError|IndentationError|TabError): /m,
  driver,
  // Programs that import packages of PyPI run in the virtual environment with them; the others see nothing that
  // happens to be installed on this machine, nor wait for it (-S).
  make: ({ program, filename, tool, context }) => {
    const packaged = packagesOf('pypi', program).length > 0 ? context.tools.get('pypi') : undefined;
    return {
      kind: 'command',
      words: packaged ? [packaged.command, filename] : [tool.command, '-S', filename],
    };
  },
});
