import { Stepper, type StepStatus } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { dpiTexts } from '../dpi.texts';
import type { DpiFlow } from '../use-dpi-flow';

const SHEETS = ['instructions', 'timer', 'test'] as const;

/** Where the person is: instructions, timer, test. A sheet counts as done if it is answered already (DPI-01). */
export function DpiSteps({ flow: { snapshot } }: { flow: DpiFlow }) {
  const t = useTexts(dpiTexts);
  const isDone = snapshot.context.submission === 'finished';
  if (!isDone && !snapshot.matches('answering')) return null;
  const at = snapshot.matches({ answering: 'instructions' }) ? 0 : snapshot.matches({ answering: 'timer' }) ? 1 : 2;
  const statusOf = (index: number): StepStatus => {
    if (isDone || index < at) return 'complete';
    return index === at ? 'current' : 'incomplete';
  };
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
