import { Button, StartCountdown, type StartCountdownProps } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { paiFormTexts } from '../pai-form.texts';
import type { PaiFlow } from '../use-pai-flow';

/** The five seconds before the form. They may be skipped. */
export function PaiTimer({ flow: { snapshot, send } }: { flow: PaiFlow }) {
  const t = useTexts(paiFormTexts);
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
