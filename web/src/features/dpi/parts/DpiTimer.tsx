import { Button, StartCountdown, type StartCountdownProps } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { dpiTexts } from '../dpi.texts';
import type { DpiFlow } from '../use-dpi-flow';

/** The five seconds before the first question (DPI-01). They may be skipped. */
export function DpiTimer({ flow: { snapshot, send } }: { flow: DpiFlow }) {
  const t = useTexts(dpiTexts);
  const ticksLeft = snapshot.context.countdownLeft as StartCountdownProps['ticksLeft']; // counts from 5 to 0
  return (
    <StartCountdown
      label={t('timer.label')}
      ticksLeft={ticksLeft}
      announcement={(count) => (count === 0 ? t('timer.zero') : t('timer.tick', { count }))}
      note={t('timer.note')}
      actions={
        <>
          <Button onPress={() => send({ type: 'sheet.back' })}>{t('timer.cancel')}</Button>
          <Button variant="primary" onPress={() => send({ type: 'sheet.continue' })}>
            {t('timer.now')}
          </Button>
        </>
      }
    />
  );
}
