import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StatsPeriod } from '@ruta/contracts/session-stats/session-stats.schema';
import type { DateRange } from '@ruta/design-system';
import { useServerToday, useSession } from '../../lib/session';
import { isPeriod, isTooLong, periodIn, usualPeriod } from './period';

interface ChosenPeriod {
  /** The last possible period that was chosen, in the address; figures are of it. */
  period: StatsPeriod;
  /** Whether the last chosen days are more than a period may have. */
  isTooLong: boolean;
  choose: (range: DateRange) => void;
}

/** The period of the figures, in the address (law 10). A range that is none stays in the field and asks for nothing. */
export function usePeriod(): ChosenPeriod {
  const { me } = useSession();
  const [address, setAddress] = useSearchParams();
  const today = useServerToday(me.user_timezone);
  const { date_start, date_end } = periodIn(address) ?? usualPeriod(me.cycle, today);
  const period = useMemo(() => ({ date_start, date_end }), [date_start, date_end]);
  const [isRefused, setRefused] = useState(false);
  return {
    period,
    isTooLong: isRefused,
    choose: ({ start, end }) => {
      const chosen = { date_start: start ?? '', date_end: end ?? '' };
      setRefused(start !== null && end !== null && isTooLong(chosen));
      if (isPeriod(chosen)) setAddress(chosen, { replace: true });
    },
  };
}
