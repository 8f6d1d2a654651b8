import { addDays, formatHour, formatInstant, todayIn } from '../lib/dates';
import { useLocale } from '../lib/i18n';
import { relativeDay } from '../lib/relative-day';
import { useSession } from '../lib/session';

export interface MomentProps {
  /** In UTC, `YYYY-MM-DD HH:mm:ss`. */
  instant: string;
  /** The reader's today, `YYYY-MM-DD`. */
  today: string;
  /** Puts the distance into a sentence. */
  sentence?: ((when: string) => string) | undefined;
}

/**
 * A moment in a row of a list, as its distance from today in the reader's time zone: "Hace 2 semanas"; with the hour
 * where it is a day away at most. Its title is the exact date and hour (ACC-07, UI-02).
 */
export function Moment({ instant, today, sentence }: MomentProps) {
  const locale = useLocale();
  const { user_timezone: zone } = useSession().me;
  const iso = `${instant.replace(' ', 'T')}Z`;
  const day = todayIn(zone, new Date(iso));
  const distance = relativeDay(day, today, locale);
  const isNear = [-1, 0, 1].some((days) => day === addDays(today, days));
  const when = isNear ? `${distance}, ${formatHour(instant, zone)}` : distance;
  return (
    <time dateTime={iso} title={formatInstant(instant, zone)}>
      {sentence ? sentence(when.charAt(0).toLowerCase() + when.slice(1)) : when}
    </time>
  );
}
