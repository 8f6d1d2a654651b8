import type { CycleContext } from '@ruta/state-machines/cycles/cycle.machine';

/** Whether dates were written and not saved. */
export const isUnsaved = ({ cycleId, dates, draft }: CycleContext): boolean =>
  cycleId === null
    ? Object.values(draft).some((value) => value !== null)
    : (['periodId', 'startAt', 'endAt'] as const).some((field) => draft[field] !== dates[field]);
