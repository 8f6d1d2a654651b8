/** Keys of changes whose end is not known: the network broke, or the server did, before an answer came. */
const unanswered = new Map<string, string>();

/** 128 random bits; `randomUUID` exists only on https and on this machine. */
const fresh = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The `Idempotency-Key` of what somebody does: a new one each time, but the same when they repeat what had no answer, so
 * that it happens once (F06). `answered` ends the repetition.
 */
export function idempotencyKey(action: string) {
  const key = unanswered.get(action) ?? fresh();
  return {
    key,
    answered: () => void unanswered.delete(action),
    keep: () => void unanswered.set(action, key),
  };
}
