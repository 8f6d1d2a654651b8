import type { AgendaCalendarLabels, AgendaEvent, AgendaKind } from './AgendaCalendar.types';

/** Today in the examples. */
export const TODAY = '2026-05-13';

const englishWords: Record<AgendaKind, readonly [one: string, many: string]> = {
  visit: ['visit', 'visits'],
  pending: ['pending', 'pending'],
  outdated: ['overdue', 'overdue'],
  taken: ['taken', 'taken'],
};
const words: Record<AgendaKind, readonly [one: string, many: string]> = {
  visit: ['visita', 'visitas'],
  pending: ['pendiente', 'pendientes'],
  outdated: ['vencida', 'vencidas'],
  taken: ['tomada', 'tomadas'],
};
const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

const counted = (events: readonly AgendaEvent[], said: typeof words) =>
  (['visit', 'pending', 'outdated', 'taken'] as const).flatMap((kind) => {
    const count = events.filter((event) => event.kind === kind).length;
    return count === 0 ? [] : [`${count} ${said[kind][count === 1 ? 0 : 1]}`];
  });

/** "10 de mayo, 2 visitas, 1 pendiente". */
const dayName = (day: string, events: readonly AgendaEvent[]): string =>
  [`${Number(day.slice(8))} de ${months[Number(day.slice(5, 7)) - 1] ?? ''}`, ...counted(events, words)].join(', ');

const inEnglish = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Spanish texts. */
export const spanish: AgendaCalendarLabels = {
  today: 'Hoy',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  info: 'Qué significan los colores',
  showList: 'Mostrar lista',
  hideList: 'Ocultar lista',
  more: (count) => `+${count}`,
  dayName,
};

/** English texts. */
export const english: AgendaCalendarLabels = {
  today: 'Today',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  info: 'What the colours mean',
  showList: 'Show the list',
  hideList: 'Hide the list',
  more: (count) => `+${count}`,
  dayName: (day, events) => [inEnglish.format(new Date(`${day}T00:00Z`)), ...counted(events, englishWords)].join(', '),
};

let count = 0;
const event = (day: string, kind: AgendaKind, title: string, isCompleted = kind === 'taken'): AgendaEvent => ({
  id: `event-${(count += 1)}`,
  day,
  kind,
  isCompleted,
  title,
});

/** Events of a coach in May. */
export const mayEvents: readonly AgendaEvent[] = [
  event('2026-04-28', 'taken', 'Reunión de academia'),
  event('2026-05-04', 'taken', 'Taller de lectura'),
  event('2026-05-04', 'visit', 'Visita a 3.º B', true),
  event('2026-05-06', 'outdated', 'Entrega de plan'),
  event('2026-05-06', 'taken', 'Sesión con dirección'),
  event('2026-05-08', 'visit', 'Visita a 5.º A'),
  event('2026-05-10', 'visit', 'Visita a 1.º A'),
  event('2026-05-10', 'visit', 'Visita a 2.º C'),
  event('2026-05-10', 'outdated', 'Cierre de PAI'),
  event('2026-05-12', 'taken', 'Observación de Matemáticas', true),
  event('2026-05-13', 'visit', 'Observación de Matemáticas 3.º B'),
  event('2026-05-13', 'pending', 'Reunión con el equipo directivo'),
  event('2026-05-13', 'pending', 'Retroalimentación a docentes'),
  event('2026-05-13', 'pending', 'Registro de acuerdos'),
  event('2026-05-13', 'taken', 'Consejo técnico'),
  event('2026-05-15', 'pending', 'Taller de evaluación formativa'),
  event('2026-05-20', 'visit', 'Visita a la Escuela Primaria Benito Juárez'),
  event('2026-05-21', 'pending', 'Sesión de coaching'),
  event('2026-05-26', 'visit', 'Visita de cierre'),
  event('2026-05-26', 'pending', 'Informe mensual'),
  event('2026-06-02', 'pending', 'Sesión de coaching'),
];

const englishTitles: Readonly<Record<AgendaKind, string>> = {
  visit: 'Visit to 3rd B',
  pending: 'Coaching session',
  outdated: 'Handing in of the plan',
  taken: 'Reading workshop',
};

/** The same month with English titles. */
export const mayEventsInEnglish: readonly AgendaEvent[] = mayEvents.map((event) => ({
  ...event,
  title: englishTitles[event.kind],
}));
