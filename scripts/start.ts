import { build } from './build';
import { reportFaults } from './io/report';
import { serve } from './serve';

try {
  await build({ root: process.cwd(), env: process.env });
  await serve();
} catch (error) {
  process.exitCode = reportFaults(error);
}
