/** Runs the tests of the files and folders that are named after it. */
export const VITEST = [
  ...(['npx', 'vitest', 'run', '--config', 'tests/vitest.config.ts'] as const),
  // It imports as the code does, which Node.js alone would not.
  '--configLoader=runner',
] as const;

/** What makes it write a report besides that `readVitest` reads. */
export function reportTo(file: string): string[] {
  return ['--reporter=json', `--outputFile.json=${file}`];
}
