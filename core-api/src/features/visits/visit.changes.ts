import type { VisitChange, VisitDraftForm } from '@ruta/contracts/visits/visit.schema';

/** A change before it has an author and a time. */
export type Changed = Pick<VisitChange, 'field' | 'axis_id' | 'before' | 'after'>;

const PLAIN = ['objective', 'date', 'time'] as const;
const OF_AXIS = ['actions', 'specifications'] as const;

/** What differs between two versions of a visit: objective, date, time, and both texts of each axis (VIS-05). */
export function changesBetween(before: VisitDraftForm, after: VisitDraftForm): Changed[] {
  const plain = PLAIN.map((field) => ({
    ...{ field, axis_id: null },
    ...{ before: before[field] ?? '', after: after[field] ?? '' },
  }));
  const old = new Map(before.school_visit_axis.map((axis) => [axis.id, axis]));
  const ofAxes = after.school_visit_axis.flatMap((axis) =>
    OF_AXIS.map((field) => ({
      ...{ field, axis_id: axis.id },
      ...{ before: old.get(axis.id)?.[field] ?? '', after: axis[field] },
    })),
  );
  return [...plain, ...ofAxes].filter((change) => change.before !== change.after);
}

/** The parts of a visit that changes belong to, for the notification of its owner. */
export const partsOf = (changes: readonly Changed[]): ('objective' | 'axes')[] => [
  ...(changes.some(({ field }) => field === 'objective') ? (['objective'] as const) : []),
  ...(changes.some(({ axis_id }) => axis_id !== null) ? (['axes'] as const) : []),
];
