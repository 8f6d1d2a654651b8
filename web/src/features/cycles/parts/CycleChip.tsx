import { StatusChip } from '@ruta/design-system';
import type { Status } from '@ruta/design-system';
import type { CycleState } from '@ruta/state-machines/cycles/cycle.rules';
import { useTexts } from '../../../lib/i18n';
import { cycleTexts } from '../cycles.texts';

const LOOKS: Readonly<Record<CycleState, Status>> = {
  notPrepared: 'draft',
  prepared: 'prepared',
  started: 'started',
  finished: 'finished',
};

/** The state of a cycle. */
export function CycleChip({ state }: { state: CycleState }) {
  const t = useTexts(cycleTexts);
  return <StatusChip status={LOOKS[state]}>{t(`state.${state}`)}</StatusChip>;
}
