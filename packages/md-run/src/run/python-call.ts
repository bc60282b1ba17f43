/** Files that pass the arguments to a called function and its value back. */
export const ARGS_FILE = 'args.json';
export const VALUE_FILE = 'value.json';

/**
 * Writes the code that calls a function of a Python program. It tries, in this order: a class with a list of calls
 * (LeetCode's "design" problems), a function, a method of Solution.
 */
export function pythonDriver(name: string): string {
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
