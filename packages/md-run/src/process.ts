/** Runs child processes and parallel jobs, and finds free ports. */
export { freePort } from './run/free-port';
export { runPool } from './run/pool';
export { run, type RunResult } from './run/run';
