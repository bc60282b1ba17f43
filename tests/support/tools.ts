import { describe, test } from 'vitest';
import './taken-blocks';

/** Something a test needs that a machine may lack. */
export interface MissingTool {
  readonly name: string;
  /** The Debian package that brings it. */
  readonly package: string;
}

/**
 * Tests that need tools of the machine. Where some are missing, one test says so by name: it fails in CI, which
 * installs them, and at a desk it is skipped with a message.
 */
export function describeWith(
  title: string,
  missing: readonly MissingTool[],
  body: () => void,
): void {
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(', ');
    const packages = missing.map((one) => one.package).join(' ');
    const message = `${title}: 실행하지 않았다. 없는 도구: ${names} (apt-get install ${packages})`;
    test(message, (context) => {
      if (process.env['CI'] === 'true') {
        throw new Error(message);
      }
      context.task.meta.isWithoutTools = true;
      console.error(message);
      context.skip(message);
    });
  }
  describe.skipIf(missing.length > 0)(title, body);
}
