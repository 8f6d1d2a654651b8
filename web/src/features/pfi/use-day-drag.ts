import { useEffect, useState } from 'react';
import type { PfiAvailable, PfiAvailables } from '@ruta/contracts/pfi/pfi.schema';
import type { DragLineProps } from '@ruta/design-system';
import { monthOf } from '../../lib/dates';
import type { DragLine, DropField } from './parts/drag';
import type { PfiDates } from './use-pfi-dates';
import { undatedId } from './year-marks';

/** The days of the small months while an activity is dragged. */
export interface DayTargets {
  DropField: typeof DropField;
  has: (day: string) => boolean;
  isSuggested: (day: string) => boolean;
  onDrop: (day: string) => void;
}

interface Kit {
  DragLine: typeof DragLine;
  DropField: typeof DropField;
}

interface Carried {
  activity: PfiAvailable;
  by: 'pointer' | 'keyboard';
}

/** A finger has the picker: the months and the row are not on a phone's screen at once. */
const hasMouse = () => window.matchMedia('(any-pointer: fine)').matches;

/**
 * Dragging an undated activity onto a day, which chooses it as the picker does (PFI-02). It is loaded once the page
 * stands; without it, such as offline, there are the picker and the suggestion.
 */
export function useDayDrag(available: PfiAvailables, dates: PfiDates) {
  const [kit, setKit] = useState<Kit | null>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const [isOffered] = useState(hasMouse);
  useEffect(() => {
    if (isOffered) import('./parts/drag').then(setKit, () => undefined);
  }, [isOffered]);
  const targets: DayTargets | null =
    kit && carried
      ? {
          DropField: kit.DropField,
          has: mayTake(available, carried),
          isSuggested: isWithin(carried.activity.window_start, carried.activity.window_end),
          onDrop: (day) => dates.choose(carried.activity, { date: day }),
        }
      : null;
  /** What the row of an activity needs to be dragged. */
  const handleOf = (activity: PfiAvailable): Pick<DragLineProps, 'id' | 'onTake' | 'onLetGo'> => ({
    id: String(activity.id),
    onTake: (by) => setCarried({ activity, by }),
    onLetGo: ({ by, isDropped }) => {
      setCarried(null);
      // The day that had the focus is no target any more.
      if (by === 'keyboard' && isDropped) document.getElementById(undatedId(activity))?.focus();
    },
  });
  return { isOffered, DragLine: kit?.DragLine ?? null, handleOf, targets };
}

export type DayDrag = ReturnType<typeof useDayDrag>;

const isWithin = (first: string, last: string) => (day: string) => first <= day && day <= last;

/**
 * The days that an activity may be put on: from today to the end of the cycle. With the keyboard, which goes through them
 * one by one, those of its suggested window, or of the month of its suggestion if the window is over.
 */
function mayTake({ today, cycle }: PfiAvailables, { activity, by }: Carried): DayTargets['has'] {
  const mayBeChosen = isWithin(today > cycle.start_at ? today : cycle.start_at, cycle.end_at);
  if (by === 'pointer') return mayBeChosen;
  const { window_start, window_end, suggestion } = activity;
  if (window_end >= today) return (day) => mayBeChosen(day) && isWithin(window_start, window_end)(day);
  const month = monthOf(suggestion?.date ?? today);
  return (day) => mayBeChosen(day) && monthOf(day) === month;
}
