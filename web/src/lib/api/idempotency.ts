/** Keys of changes without a definitive answer, after a network or server error. */
const unanswered = new Map<string, string>();

/** 128 random bits as hex. `randomUUID` exists only in secure contexts. */
const fresh = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The `Idempotency-Key` of a change. Repeating a change without a definitive answer reuses its key, so that it happens
 * once (F06). Call `answered` or `keep` with the outcome.
 */
export function idempotencyKey(action: string) {
  const key = unanswered.get(action) ?? fresh();
  return {
    key,
    answered: () => void unanswered.delete(action),
    keep: () => void unanswered.set(action, key),
  };
}
