import type { Period } from '@ruta/contracts/cycles/cycle.schema';
import type { CycleFields } from '@ruta/state-machines/cycles/cycle.rules';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog';
import { cycleTexts } from '../cycles.texts';
import type { CycleFlow } from '../use-cycle-flow';

/** Both versions of a cycle that somebody else saved meanwhile (F02). Fields that the person left alone follow theirs. */
export function CycleConflict({ flow, periods }: { flow: CycleFlow; periods: readonly Period[] }) {
  const t = useTexts(cycleTexts);
  const { snapshot, send, rival } = flow;
  const { draft, saved } = snapshot.context;
  const day = (value: string | null) => (value === null ? '' : formatDay(value));
  const shown: readonly [name: string, of: (fields: CycleFields) => string][] = [
    [t('form.period'), ({ periodId }) => periods.find(({ id }) => id === periodId)?.name ?? ''],
    [t('form.start'), ({ startAt }) => day(startAt)],
    [t('form.end'), ({ endAt }) => day(endAt)],
    [t('form.min-group'), ({ minGroup }) => (minGroup === null ? '' : t('fact.min-group.value', { count: minGroup }))],
  ];
  return (
    <ConflictDialog
      words={t}
      saved={rival?.saved}
      fields={shown.map(([name, of]) => ({ name, mine: of(draft), saved: of(saved) }))}
      onKeepMine={() => send({ type: 'conflict.keepMine' })}
      onTakeTheirs={() => send({ type: 'conflict.takeTheirs' })}
    />
  );
}
