import { cityOf, dateTexts, formatDayLong, relativeLabel } from '../lib/dates';
import { useLocale, useTexts } from '../lib/i18n';
import { useSession } from '../lib/session';

export interface WhenProps {
  /** On the clock of `timezone`. */
  date: string;
  time: string | null;
  timezone: string;
  /** The reader's today. */
  today: string;
}

/** A day in full with its relative word, the hour, and the city of the hour where two zones meet. */
export function When({ date, time, timezone, today }: WhenProps) {
  const dates = useTexts(dateTexts);
  const locale = useLocale();
  const { me } = useSession();
  const day = formatDayLong(date, locale);
  const hour = [time, timezone === me.user_timezone ? null : cityOf(timezone, locale)].filter(Boolean).join(' ');
  return [`${day.charAt(0).toUpperCase()}${day.slice(1)}`, hour, relativeLabel(date, today, dates)]
    .filter((part) => part !== '')
    .join('\u00a0· '); // a dot ends a line and never begins one
}
