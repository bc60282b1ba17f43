/** Command that runs the tests of the files and folders named after it, as `npm run test:file` does. */
export const VITEST = [
  ...(['npx', 'vitest', 'run', '--config', 'tests/vitest.config.ts'] as const),
  // Imports like the code, which Node.js alone could not load.
  '--configLoader=runner',
] as const;

/** Arguments that make it also write a report for `readVitest`. */
export function reportTo(file: string): string[] {
  return ['--reporter=json', `--outputFile.json=${file}`];
}
