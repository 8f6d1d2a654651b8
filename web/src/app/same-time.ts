import type { CurrentCycle } from '@ruta/contracts/access/access.schema';

/** The month of a cycle at the same time of the year as today, `YYYY-MM`; outside of the cycle its first month. */
export function monthLike(today: string, { start_at, end_at }: Pick<CurrentCycle, 'start_at' | 'end_at'>): string {
  const month = today.slice(5, 7);
  const candidates = [start_at, end_at].map((day) => `${day.slice(0, 4)}-${month}`);
  return candidates.find((at) => at >= start_at.slice(0, 7) && at <= end_at.slice(0, 7)) ?? start_at.slice(0, 7);
}
