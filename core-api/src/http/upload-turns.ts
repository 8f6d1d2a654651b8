import { Problem } from '../kernel/problem';

/** Files of one person that may be on their way at once. */
const UPLOADS_PER_PERSON = 10;

/**
 * Limits how many uploads of a person this server receives at once, whatever address they come from (F16, T19). Refuses
 * with 429 before the files are read.
 */
export function uploadTurns(most = UPLOADS_PER_PERSON) {
  const open = new Map<number, number>();
  return async function inTurn<T>(userId: number, work: () => Promise<T>): Promise<T> {
    const before = open.get(userId) ?? 0;
    if (before >= most) throw new Problem('request.too-many');
    open.set(userId, before + 1);
    try {
      return await work();
    } finally {
      const left = (open.get(userId) ?? 1) - 1;
      if (left === 0) open.delete(userId);
      else open.set(userId, left);
    }
  };
}
