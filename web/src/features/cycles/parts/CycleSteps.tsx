import { Stepper } from '@ruta/design-system';
import type { StepStatus } from '@ruta/design-system';
import { CYCLE_STATES } from '@ruta/state-machines/cycles/cycle.rules';
import type { CycleState } from '@ruta/state-machines/cycles/cycle.rules';
import { useTexts } from '../../../lib/i18n';
import { cycleTexts } from '../cycles.texts';

/** Where a cycle is on its way: not prepared, prepared, started, finished (CYC-03). */
export function CycleSteps({ state }: { state: CycleState }) {
  const t = useTexts(cycleTexts);
  const at = CYCLE_STATES.indexOf(state);
  const statusOf = (index: number): StepStatus => {
    if (index === at) return 'current';
    return index < at ? 'complete' : 'incomplete';
  };
  return (
    <Stepper
      aria-label={t('steps')}
      steps={CYCLE_STATES.map((id, index) => ({ id, label: t(`state.${id}`), status: statusOf(index) }))}
      statusLabels={{
        complete: t('step.complete'),
        current: t('step.current'),
        incomplete: t('step.incomplete'),
        error: t('step.error'),
        disabled: t('step.disabled'),
      }}
    />
  );
}
