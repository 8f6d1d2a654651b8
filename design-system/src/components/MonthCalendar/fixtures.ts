import type { DayMark, MonthCalendarLabels } from './MonthCalendar.types';

/** Today in the examples. */
export const TODAY = '2026-05-13';

const dateIn = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};
const counted = (mark: DayMark | undefined, one: string, many: string) =>
  mark === undefined || mark.count === 0 ? [] : [`${mark.count} ${mark.count === 1 ? one : many}`];

/** Spanish texts. */
export const spanish: MonthCalendarLabels = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  loading: 'Cargando las sesiones',
  noneBefore: 'No hay sesiones antes de mayo.',
  noneAfter: 'No hay sesiones después de junio.',
  dayName: (day, mark) => [dateIn('es-MX')(day), ...counted(mark, 'sesión', 'sesiones')].join(', '),
};

/** English texts. */
export const english: MonthCalendarLabels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  loading: 'Loading the sessions',
  noneBefore: 'There are no sessions before May.',
  noneAfter: 'There are no sessions after June.',
  dayName: (day, mark) => [dateIn('en-US')(day), ...counted(mark, 'session', 'sessions')].join(', '),
};

/** Sessions of an agent in May. */
export const mayMarks: Readonly<Record<string, DayMark>> = {
  '2026-04-29': { count: 1, kind: 'taken' },
  '2026-05-05': { count: 2, kind: 'taken' },
  '2026-05-07': { count: 1, kind: 'outdated' },
  '2026-05-13': { count: 3, kind: 'pending' },
  '2026-05-14': { count: 1, kind: 'visit' },
  '2026-05-18': { count: 12, kind: 'pending' },
  '2026-05-21': { count: 1, kind: 'pending' },
  '2026-05-27': { count: 4, kind: 'visit' },
  '2026-06-03': { count: 2, kind: 'pending' },
};
