import { hash, verify } from '@node-rs/argon2';
import { boundedQueue } from '../../queue/bounded-queue';

/** argon2id with OWASP's minimum: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const WAITING_MAX = 50;
const WITHIN_MS = 15_000;

/**
 * Hashes and compares passwords, two at a time: a flood of sign-ins waits, and beyond fifty waiting is told 503 with
 * Retry-After, so that it can never eat the machine's memory.
 */
export function passwords() {
  const queued = boundedQueue({
    atOnce: AT_ONCE,
    waitingMax: WAITING_MAX,
    withinMs: WITHIN_MS,
    refusal: 'access.busy',
  });

  // Compared against when nobody has the e-mail, so that both answers take the same time (T18).
  const nobody = hash('nobody has this password', COST);

  return {
    hash: (password: string) => queued(() => hash(password.normalize('NFKC'), COST)),
    matches: (stored: string | null, password: string) =>
      queued(async () => {
        // What is no hash of ours matches nothing.
        const matched = await verify(stored ?? (await nobody), password.normalize('NFKC')).catch(() => false);
        return matched && stored !== null;
      }),
  };
}

export type Passwords = ReturnType<typeof passwords>;
