import { build } from './build';
import { runCommand } from './io/report';
import { serve } from './serve';

await runCommand(async () => {
  await build({ root: process.cwd(), env: process.env });
  await serve();
});
