import { cityOf, formatDay } from '../lib/dates';
import { relativeDay } from '../lib/relative-day';
import { useLocale } from '../lib/i18n';
import { useSession } from '../lib/session';

export interface WhenProps {
  /** In the zone `timezone`. */
  date: string;
  time: string | null;
  timezone: string;
  /** The reader's today. */
  today: string;
}

/** A date with its relative word and time, and the city of its zone if it differs from the reader's. */
export function When({ date, time, timezone, today }: WhenProps) {
  const locale = useLocale();
  const { me } = useSession();
  const hour = [time, timezone === me.user_timezone ? null : cityOf(timezone, locale)].filter(Boolean).join(' ');
  // A line may end with the dot, but not begin with it.
  return [formatDay(date), hour, relativeDay(date, today, locale)].filter((part) => part !== '').join('\u00a0· ');
}
