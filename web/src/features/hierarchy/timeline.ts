import type { HistoryCycle, HistorySpan } from '@ruta/contracts/hierarchy/school-history.schema';
import type { Locale } from '@ruta/contracts/locale';

const DAY_MS = 86_400_000;

/** The days that a drawing covers, the first and the one after the last as times. */
export interface Axis {
  from: number;
  to: number;
}

/** A stretch of the axis, as shares of it. */
export interface Stretch {
  from: number;
  share: number;
}

const timeOf = (day: string) => Date.parse(day);

/** A cycle's days, and those before and after it on which somebody was there. */
export function axisOf({ start_at, end_at, spans }: HistoryCycle): Axis {
  const days = [start_at, end_at, ...spans.flatMap(({ from, to }) => [from, to ?? from])].map(timeOf);
  return { from: Math.min(...days), to: Math.max(...days) + DAY_MS };
}

/** Where a span stands on the axis. Who is still there stands until today. */
export function stretchOf({ from, to }: Pick<HistorySpan, 'from' | 'to'>, axis: Axis, today: string): Stretch {
  const length = axis.to - axis.from;
  const end = Math.min(Math.max(timeOf(to ?? today), timeOf(from)), axis.to);
  return { from: (timeOf(from) - axis.from) / length, share: (end - timeOf(from)) / length };
}

/** The months that begin on the axis, with their short names. */
export function monthsOf(axis: Axis, locale: Locale): { name: string; from: number }[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const first = new Date(axis.from);
  const months: { name: string; from: number }[] = [];
  for (let month = first.getUTCMonth(); ; month += 1) {
    const begins = Date.UTC(first.getUTCFullYear(), month, 1);
    if (begins >= axis.to) return months;
    if (begins >= axis.from)
      months.push({ name: format.format(begins), from: (begins - axis.from) / (axis.to - axis.from) });
  }
}
