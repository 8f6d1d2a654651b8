import { hash, verify } from '@node-rs/argon2';
import { boundedQueue } from '../../queue/bounded-queue';

/** argon2id with OWASP's minimum: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const WAITING_MAX = 100;
const WITHIN_MS = 15_000;

/**
 * Hashes and compares passwords, two at a time. Others wait. Beyond a hundred waiting, more than a school that signs in at
 * once, it refuses with 503 and Retry-After, so that a flood of sign-ins cannot use up the memory.
 */
export function passwords() {
  const queued = boundedQueue({
    atOnce: AT_ONCE,
    waitingMax: WAITING_MAX,
    withinMs: WITHIN_MS,
    refusal: 'access.busy',
  });

  // Compared if no account has the e-mail, so that both cases take the same time (T18).
  const nobody = hash('nobody has this password', COST);

  return {
    hash: (password: string) => queued(() => hash(password.normalize('NFKC'), COST)),
    matches: (stored: string | null, password: string) =>
      queued(async () => {
        // A malformed hash matches nothing.
        const matched = await verify(stored ?? (await nobody), password.normalize('NFKC')).catch(() => false);
        return matched && stored !== null;
      }),
  };
}

export type Passwords = ReturnType<typeof passwords>;
