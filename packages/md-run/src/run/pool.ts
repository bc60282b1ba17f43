/** A job that may have to wait for its turn in a lane. */
export interface PoolJob<Result> {
  /** Jobs of one lane run one after the other; jobs without a lane run in parallel. */
  readonly lane?: string;
  readonly run: () => Promise<Result>;
}

/**
 * Runs jobs, at most `slots` at a time, and returns their results in order. A job whose lane is busy lets later
 * ones pass.
 */
export async function runPool<Result>(
  jobs: readonly PoolJob<Result>[],
  slots: number,
): Promise<Result[]> {
  const waiting = [...jobs.entries()];
  const taken = new Set<string>();
  const results = new Array<Result>(jobs.length);
  let wake: (() => void)[] = [];

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const next = waiting.findIndex(([, { lane }]) => lane === undefined || !taken.has(lane));
      if (next < 0) {
        await new Promise<void>((resolve) => wake.push(resolve));
        continue;
      }
      const [[index, { lane, run }]] = waiting.splice(next, 1) as [[number, PoolJob<Result>]];
      if (lane !== undefined) {
        taken.add(lane);
      }
      results[index] = await run();
      if (lane !== undefined) {
        taken.delete(lane);
      }
      const sleepers = wake;
      wake = [];
      for (const resume of sleepers) {
        resume();
      }
    }
  }

  await Promise.all(Array.from({ length: Math.max(1, slots) }, work));
  return results;
}
