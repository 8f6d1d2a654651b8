import { Stepper, type StepStatus } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { paiFormTexts } from '../pai-form.texts';
import type { PaiFlow } from '../use-pai-flow';

const SHEETS = ['stepper', 'timer', 'establish'] as const;

/** Where the person is: steps, timer, establish_pai (PAI-01). */
export function PaiSteps({ flow: { snapshot } }: { flow: PaiFlow }) {
  const t = useTexts(paiFormTexts);
  const at = snapshot.matches({ pai: 'stepper' }) ? 0 : snapshot.matches({ pai: 'timer' }) ? 1 : 2;
  const statusOf = (index: number): StepStatus => (index < at ? 'complete' : index === at ? 'current' : 'incomplete');
  return (
    <Stepper
      aria-label={t('steps')}
      steps={SHEETS.map((id, index) => ({ id, label: t(`step.${id}`), status: statusOf(index) }))}
      statusLabels={{
        complete: t('status.complete'),
        current: t('status.current'),
        incomplete: t('status.incomplete'),
        error: t('status.error'),
        disabled: t('status.disabled'),
      }}
    />
  );
}
