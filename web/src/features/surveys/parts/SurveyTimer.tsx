import { Button, StartCountdown } from '@ruta/design-system';
import type { StartCountdownProps } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { surveyTexts } from '../survey.texts';
import type { SurveyFlow } from '../use-survey-flow';

/** The five seconds before the questions; they can be cut short, or cancelled. */
export function SurveyTimer({ flow: { snapshot, send } }: { flow: SurveyFlow }) {
  const t = useTexts(surveyTexts);
  const ticksLeft = snapshot.context.countdownLeft as StartCountdownProps['ticksLeft']; // the machine counts 5 to 0
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
