import { startTransition, useEffect, useId, useState } from 'react';
import { AgendaCalendar, AgendaHeader, TimeGrid } from '@ruta/design-system';
import type { AgendaCalendarLabels, ItemMove, TimeGridLabels } from '@ruta/design-system';
import { itemsFrom, TODAY, WEEKS } from './samples';

const words = { today: 'Hoy', info: 'Ayuda', showList: 'Mostrar lista', hideList: 'Ocultar lista' };
const monthLabels: AgendaCalendarLabels = {
  ...words,
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  more: (count) => `+${String(count)}`,
  dayName: (day, events) => `${day}, ${String(events.length)} actividades`,
};
const weekLabels: TimeGridLabels = {
  hours: 'Horas',
  allDay: 'Todo el día',
  dayName: (day) => day,
  cellName: (day, time, count) => `${day}, ${time ?? 'todo el día'}, ${String(count)} actividades`,
};
const nothing = () => undefined;
const move: ItemMove = {
  mayMove: () => true,
  refusalOf: () => null,
  onMove: nothing,
  carried: null,
  onGiveUp: nothing,
  labels: { at: (id, { day, time }) => `${id}, ${day}, ${time ?? ''}`, keys: '' },
};

/**
 * A coach's agenda of thirty schools. `m` and `w` choose the view, `n` shows the next weeks, by turns. As in the product,
 * where the router changes the view, changes are transitions.
 */
export function Calendars() {
  const titleId = useId();
  const [isMonth, setMonth] = useState(true);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const keys: Record<string, () => void> = {
      m: () => setMonth(true),
      w: () => setMonth(false),
      n: () => setAt((before) => 1 - before),
    };
    const press = ({ key }: KeyboardEvent) => startTransition(() => keys[key]?.());
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const days = WEEKS[at] ?? [];
  const shared = { today: TODAY, titledBy: titleId, move, onOpenEvent: nothing, selectedDay: TODAY };
  return (
    <>
      <AgendaHeader
        titleId={titleId}
        title={days[0] ?? ''}
        labels={{ ...words, previous: 'Antes', next: 'Después' }}
        onStep={nothing}
        onToday={nothing}
      />
      {isMonth ? (
        <AgendaCalendar
          {...shared}
          month={(days[3] ?? '').slice(0, 7)}
          events={itemsFrom(at, 42)}
          labels={monthLabels}
          onSelectDay={nothing}
          onMonthChange={nothing}
          onToday={nothing}
        />
      ) : (
        <TimeGrid {...shared} days={days} now="11:20" events={itemsFrom(at, 7)} labels={weekLabels} onStep={nothing} />
      )}
    </>
  );
}
