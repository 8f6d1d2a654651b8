import { useState } from 'react';
import type { PfiAvailable, PfiAvailables } from '@ruta/contracts/pfi/pfi.schema';
import { PFI_HOUR } from '@ruta/contracts/pfi/limits';

/** What is chosen for an activity, on the school’s wall clock. */
export interface ChosenDate {
  date: string | null;
  time: string | null;
}

const NOTHING: ChosenDate = { date: null, time: PFI_HOUR };

/** The dates that are chosen and not saved, by activity. What others have dated meanwhile falls out of them. */
export function usePfiDates({ activities }: Pick<PfiAvailables, 'activities'>) {
  const [chosen, setChosen] = useState<Readonly<Record<number, ChosenDate>>>({});
  const of = ({ id }: Pick<PfiAvailable, 'id'>): ChosenDate => chosen[id] ?? NOTHING;
  const dated = activities.filter((activity) => of(activity).date !== null);
  return {
    of,
    /** The activities that have a date, in order. */
    dated,
    choose: ({ id }: Pick<PfiAvailable, 'id'>, changes: Partial<ChosenDate>) =>
      setChosen((before) => ({ ...before, [id]: { ...(before[id] ?? NOTHING), ...changes } })),
    /** Takes the suggested day of every activity without a date; a chosen one stays. */
    takeSuggested: () =>
      setChosen((before) => {
        const suggested = activities.flatMap(({ id, suggestion }) =>
          suggestion && (before[id]?.date ?? null) === null
            ? [[id, { date: suggestion.date, time: suggestion.time }] as const]
            : [],
        );
        return { ...before, ...Object.fromEntries(suggested) };
      }),
    /** Other activities of this form that have the same day. */
    sameDay: ({ id }: Pick<PfiAvailable, 'id'>, date: string | null) =>
      dated.filter((other) => other.id !== id && date !== null && of(other).date === date),
  };
}

export type PfiDates = ReturnType<typeof usePfiDates>;
