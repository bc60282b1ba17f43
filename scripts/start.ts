import { runCommand } from '../build/io/report';
import { runInForeground } from './io/foreground';
import { serve } from './serve';

await runCommand(async () => {
  const code = await runInForeground(process.execPath, [
    'node_modules/next/dist/bin/next',
    'build',
  ]);
  if (code === 0) {
    await serve();
  }
  process.exitCode = code;
});
