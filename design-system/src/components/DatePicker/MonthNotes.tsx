import { use } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import type { DayNotes } from '../AgendaCalendar';
import { Notes } from './MonthPicker.styles';

/** Names the days with a note of the month in sight: "24–31 · Receso". */
export function MonthNotes({ notes }: { notes: DayNotes }) {
  const month = use(CalendarStateContext)?.visibleRange.start.toString().slice(0, 7) ?? '';
  const lines = runsOf(notes, month);
  if (lines.length === 0) return null;
  return (
    <Notes>
      {lines.map(({ first, last, name }) => (
        <li key={first}>{`${first === last ? first : `${first}–${last}`} · ${name}`}</li>
      ))}
    </Notes>
  );
}

/** Days of a month that follow each other with the same note, as one. */
function runsOf(notes: DayNotes, month: string) {
  const runs: { first: number; last: number; name: string }[] = [];
  for (const day of Object.keys(notes).sort()) {
    const name = notes[day];
    if (!day.startsWith(month) || name === undefined) continue;
    const at = Number(day.slice(8));
    const run = runs.at(-1);
    if (run?.name === name && run.last + 1 === at) run.last = at;
    else runs.push({ first: at, last: at, name });
  }
  return runs;
}
