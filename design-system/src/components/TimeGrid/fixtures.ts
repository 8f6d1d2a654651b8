import type { AgendaKind } from '../AgendaCalendar';
import type { TimeGridEvent, TimeGridLabels } from './TimeGrid.types';

/** A week around today, 2026-05-13, from a Sunday. */
export const week = ['10', '11', '12', '13', '14', '15', '16'].map((day) => `2026-05-${day}`);

const words = { visit: 'Visita', pending: 'Pendiente', outdated: 'Vencida', taken: 'Tomada' } as const;

const event = (
  day: number,
  time: string | undefined,
  title: string,
  kind: AgendaKind,
  minutes = 60,
): TimeGridEvent => ({
  id: `${day} ${time ?? ''} ${title}`,
  day: `2026-05-${day}`,
  time,
  minutes,
  title,
  kind,
  isCompleted: kind === 'taken',
  statusLabel: words[kind],
});

/** A coach's week. */
export const weekEvents: readonly TimeGridEvent[] = [
  event(11, '08:00', 'Consejo técnico escolar', 'taken', 120),
  event(12, '10:00', 'Entrega del plan de mejora', 'outdated', 30),
  event(13, '09:00', 'Observación de Matemáticas, 3.º B', 'visit'),
  event(13, '12:30', 'Reunión con el equipo directivo', 'pending', 90),
  event(14, '16:00', 'Taller de lectura con familias', 'pending', 120),
  event(15, '09:15', 'Visita de cierre', 'visit', 45),
];

/** Items at the same hour, one of a quarter of an hour, one before six, one without an hour. */
export const crowdedEvents: readonly TimeGridEvent[] = [
  ...weekEvents,
  event(13, '09:30', 'Retroalimentación a docentes', 'pending'),
  event(13, '09:45', 'Firma de acuerdos', 'pending', 15),
  event(14, '05:30', 'Traslado a la sierra', 'pending', 90),
  event(15, undefined, 'Entrega de calificaciones', 'pending', 0),
];

/** As many items as a coach of thirty schools has in a month, in one week. */
export const fourHundred: readonly TimeGridEvent[] = Array.from({ length: 400 }, (_, index) => ({
  ...event(
    10 + (index % 7),
    `${String(7 + (index % 13)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
    `Visita ${index + 1}`,
    index % 5 === 0 ? 'pending' : 'visit',
    30 + (index % 4) * 15,
  ),
  id: `many-${index}`,
}));

const countedIn = (count: number, [one, many]: readonly [string, string]) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
const inSpanish = new Intl.DateTimeFormat('es-MX', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const inEnglish = new Intl.DateTimeFormat('en-US', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const named = (format: Intl.DateTimeFormat) => (day: string) => format.format(new Date(`${day}T00:00Z`));

/** Texts of the header above the grid. */
export const headerLabels = {
  today: 'Hoy',
  previous: 'Semana anterior',
  next: 'Semana siguiente',
  info: 'Qué significan los colores',
  showList: 'Mostrar lista',
  hideList: 'Ocultar lista',
};
export const headerLabelsInEnglish = {
  today: 'Today',
  previous: 'Previous week',
  next: 'Next week',
  info: 'What the colours mean',
  showList: 'Show the list',
  hideList: 'Hide the list',
};

/** Spanish texts. */
export const spanish: TimeGridLabels = {
  hours: 'Horas',
  allDay: 'Todo el día',
  dayName: named(inSpanish),
  cellName: (day, time, count) =>
    [named(inSpanish)(day), time ?? 'todo el día', ...countedIn(count, ['actividad', 'actividades'])].join(', '),
};

/** English texts. */
export const english: TimeGridLabels = {
  hours: 'Hours',
  allDay: 'All day',
  dayName: named(inEnglish),
  cellName: (day, time, count) =>
    [named(inEnglish)(day), time ?? 'all day', ...countedIn(count, ['activity', 'activities'])].join(', '),
};
