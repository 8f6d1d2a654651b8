import { useState } from 'react';
import { OBSERVED_BACK_DAYS } from '@ruta/contracts/observations/limits';
import { DatePicker } from '@ruta/design-system';
import { addDays, todayIn } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { instantOf, msOf } from '../../../lib/instants';
import { useServerToday, useSession } from '../../../lib/session';
import { runTexts } from '../run.texts';
import type { ObservationFlow } from '../use-observation-flow';

const DAY_MS = 86_400_000;

export interface ClassDateProps {
  flow: Pick<ObservationFlow, 'observedAt' | 'changeObservedAt'>;
  errorMessage: string | undefined;
  isDisabled: boolean;
}

/**
 * The day of the observed class, in the reader's zone; its hour stays. A draft may be older than what the server takes,
 * so it can be changed.
 */
export function ClassDate({ flow, errorMessage, isDisabled }: ClassDateProps) {
  const t = useTexts(runTexts);
  const { me } = useSession();
  const today = useServerToday(me.user_timezone);
  const [day, setDay] = useState<string | null>(() => todayIn(me.user_timezone, new Date(msOf(flow.observedAt()))));
  const choose = (chosen: string | null) => {
    setDay(chosen);
    if (chosen === null) return;
    const observed = msOf(flow.observedAt());
    const days = (Date.parse(chosen) - Date.parse(todayIn(me.user_timezone, new Date(observed)))) / DAY_MS;
    flow.changeObservedAt(instantOf(observed + days * DAY_MS));
  };
  return (
    <DatePicker
      label={t('date')}
      description={t('date.help')}
      value={day}
      onChange={choose}
      minValue={addDays(today, 1 - OBSERVED_BACK_DAYS)}
      maxValue={today}
      earlyMessage={t('date.early')}
      lateMessage={t('date.late')}
      errorMessage={errorMessage}
      isDisabled={isDisabled}
      isRequired
    />
  );
}
