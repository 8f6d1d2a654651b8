import type { Logger } from 'pino';

/** Work that the server repeats while it runs, such as deleting what has expired. */
export interface Job {
  /** For the log. */
  name: string;
  run: () => Promise<unknown>;
}

/** Runs each job once. One that fails is logged and holds up no other. */
export async function runJobs(jobs: readonly Job[], log: Logger): Promise<void> {
  await Promise.all(
    jobs.map(({ name, run }) => run().catch((error: unknown) => log.error({ err: error, job: name }, 'a job failed'))),
  );
}
