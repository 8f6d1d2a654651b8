import type { Logger } from 'pino';

/** Work that the server repeats, such as deleting expired rows. */
export interface Job {
  /** Name in the log. */
  name: string;
  run: () => Promise<unknown>;
  /** How often, in ms; otherwise every six hours. */
  everyMs?: number;
}

/** Runs all jobs once, in parallel. A failure is logged and does not affect other jobs. */
export async function runJobs(jobs: readonly Job[], log: Logger): Promise<void> {
  await Promise.all(
    jobs.map(({ name, run }) => run().catch((error: unknown) => log.error({ err: error, job: name }, 'a job failed'))),
  );
}
