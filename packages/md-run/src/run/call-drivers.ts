/** Files that pass the arguments to a called function and its value back. */
export const ARGS_FILE = 'args.json';
export const VALUE_FILE = 'value.json';

// Each driver is appended to the program and tries, in this order: a class with a list of calls (LeetCode's
// "design" problems), a function, a method of Solution.

/** Writes the code that calls a function of a Python program. */
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

/** Writes the code that calls a function of a JavaScript module. */
export function javascriptDriver(name: string): string {
  return `
;await (async () => {
  const { readFileSync, writeFileSync } = await import("node:fs");
  const args = JSON.parse(readFileSync(${JSON.stringify(ARGS_FILE)}, "utf8"));
  let value;
  if (typeof ${name} !== "undefined" && /^class\\b/.test(String(${name}))) {
    const [names, lists] = args;
    const instance = new ${name}(...lists[0]);
    value = [null];
    for (let at = 1; at < names.length; at += 1) value.push(instance[names[at]](...lists[at]) ?? null);
  } else {
    value = await (typeof ${name} !== "undefined" ? ${name}(...args) : new Solution().${name}(...args));
  }
  writeFileSync(${JSON.stringify(VALUE_FILE)}, JSON.stringify(value ?? null));
})();
`;
}

/** Writes the code that calls a method of a Ruby program. */
export function rubyDriver(name: string): string {
  return `
require "json"
File.write(${JSON.stringify(VALUE_FILE)}, JSON.generate(send(${JSON.stringify(name)}, *JSON.parse(File.read(${JSON.stringify(ARGS_FILE)})))))
`;
}
