import type { CurrentCycle } from '@ruta/contracts/access/access.schema';
import { formatDay } from '../../lib/dates';
import type { TranslateOf } from '../../lib/i18n';
import type { placeTexts } from './agenda-place.texts';

interface DayFacts {
  /** The school's today. */
  today: string;
  cycle: CurrentCycle | null;
  t: TranslateOf<typeof placeTexts>;
}

/** Why nothing may be planned on a day, new or moved; null if it may. The server decides again. */
export function dayRefusal(day: string, { today, cycle, t }: DayFacts): string | null {
  if (cycle === null) return t('no-cycle');
  if (day > cycle.end_at || day < cycle.start_at)
    return t('outside', {
      period: cycle.period,
      start: formatDay(cycle.start_at),
      end: formatDay(cycle.end_at),
    });
  return day < today ? t('past') : null;
}
