import { Button, Inline, ServerClock, Text } from '@ruta/design-system';
import { cityOf, clockIn } from '../lib/dates';
import { useLocale, useTexts } from '../lib/i18n';
import { useServerNow, useSession } from '../lib/session';
import { useCycleInAddress } from '../shared/cycle-in-address';
import { appTexts } from './app.texts';

/** The started cycle and the server's clock, in the person's time zone; updates every second (ACC-06). `onCycle` chooses a cycle to read. */
export function ServerHour({ onCycle }: { onCycle?: (() => void) | undefined }) {
  const t = useTexts(appTexts);
  const locale = useLocale();
  const { me } = useSession();
  const now = useServerNow();
  const isPast = useCycleInAddress() !== undefined;
  const cycle = isPast ? t('cycle.past') : me.cycle ? t('cycle', { period: me.cycle.period }) : t('cycle.none');
  const twoZones = me.user_timezone !== me.server_timezone;
  return (
    <Inline gap={3} justify="center">
      {onCycle ? (
        <Button variant="quiet" size="S" iconEnd="chevronDown" onPress={onCycle}>
          {cycle}
        </Button>
      ) : (
        <Text variant="label" tone="muted">
          {cycle}
        </Text>
      )}
      <ServerClock
        label={t('clock')}
        now={clockIn(me.user_timezone, now)}
        zone={twoZones ? cityOf(me.user_timezone, locale) : undefined}
      />
    </Inline>
  );
}
