import { useDeferredValue } from 'react';
import type { AgendaEvent } from './AgendaCalendar.types';
import { momentOf } from './AgendaCalendar.types';
import { Marks, More, Shapes, Wide } from './DayMarks.styles';
import { EventChip, EventShape } from './EventMark';

const SHOWN = 3;
/** With so few events a day has room for two lines each. */
const TALL = 2;
/** The same at each render. */
const NONE: readonly AgendaEvent[] = [];

interface DayMarksProps {
  events: readonly AgendaEvent[];
  today: string;
  more: (count: number) => string;
}

/** Marks of a day: at most three events, and the number of others. Titles that are shown are part of the day's name. */
export function DayMarks({ events: given, today, more }: DayMarksProps) {
  // Tiles first, their marks in a commit of their own: a new month is laid out in two tasks.
  const events = useDeferredValue(given, NONE);
  if (events.length === 0) return null;
  const shown = events.slice(0, SHOWN);
  const hidden = events.length - shown.length;
  return (
    <Marks>
      <Shapes>
        {shown.map((event) => (
          <EventShape key={event.id} kind={event.kind} moment={momentOf(event, today)} />
        ))}
      </Shapes>
      <Wide>
        {shown.map((event) => (
          <EventChip key={event.id} event={event} moment={momentOf(event, today)} isTall={events.length <= TALL} />
        ))}
      </Wide>
      {hidden > 0 ? <More data-more>{more(hidden)}</More> : null}
    </Marks>
  );
}
