/** A job that may have to wait for its turn in a lane. */
export interface PoolJob<Result> {
  /** Jobs of one lane run one after the other; jobs without a lane run in parallel. */
  readonly lane?: string;
  readonly run: () => Promise<Result>;
}

/** Runs jobs, at most `slots` at a time, and returns their results in order. A lane takes one slot to its end. */
export async function runPool<Result>(
  jobs: readonly PoolJob<Result>[],
  slots: number,
): Promise<Result[]> {
  const lanes = new Map<string | number, (readonly [number, PoolJob<Result>])[]>();
  for (const [index, job] of jobs.entries()) {
    const lane = job.lane ?? index;
    lanes.set(lane, [...(lanes.get(lane) ?? []), [index, job]]);
  }
  const results = new Array<Result>(jobs.length);
  const waiting = lanes.values();
  const work = async (): Promise<void> => {
    for (const lane of waiting) {
      for (const [index, { run }] of lane) {
        results[index] = await run();
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, slots) }, work));
  return results;
}
