import { ServerClock } from '@ruta/design-system';
import { cityOf, clockIn } from '../lib/dates';
import { useLocale, useTexts } from '../lib/i18n';
import { useServerNow, useSession } from '../lib/session';
import { appTexts } from './app.texts';

/** The server's clock, in the person's time zone; updates every second (ACC-06). */
export function ServerHour() {
  const t = useTexts(appTexts);
  const locale = useLocale();
  const { me } = useSession();
  const now = useServerNow();
  const twoZones = me.user_timezone !== me.server_timezone;
  return (
    <ServerClock
      label={t('clock')}
      now={clockIn(me.user_timezone, now)}
      zone={twoZones ? cityOf(me.user_timezone, locale) : undefined}
    />
  );
}
