import type { TimeGridEvent } from '@ruta/design-system';

const KINDS = ['Escuela Primaria', 'Escuela Secundaria General', 'Jardín de Niños', 'Telesecundaria'];
const NAMES = [
  'Benito Juárez',
  'Sor Juana Inés de la Cruz',
  'Ramón López Velarde',
  'Emiliano Zapata',
  'Ángela Peralta',
];
const TOWNS = ['Puebla', 'Zacatecas', 'Mérida', 'Xalapa', 'Oaxaca de Juárez', 'Tepic', 'León', 'San Cristóbal'];

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';

/** The schools of a large state. */
export const schools = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(at),
  label: `${pick(KINDS, at)} ${pick(NAMES, Math.floor(at / 4))} ${at}`,
  description: `${pick(TOWNS, Math.floor(at / 20))}, turno ${at % 2 === 0 ? 'matutino' : 'vespertino'}`,
}));

/** A visit in the long table. */
export interface Row {
  id: string;
  school: string;
  town: string;
  date: string;
  evidence: number;
  status: 'scheduled' | 'finished';
}

/** A page of a hundred rows. */
export const rows: readonly Row[] = schools.slice(0, 100).map(({ id, label, description }, at) => ({
  id,
  school: label,
  town: description,
  date: `${(at % 28) + 1}-05-2026`,
  evidence: at % 7,
  status: at % 2 === 0 ? 'scheduled' : 'finished',
}));

export const TODAY = '2026-05-13';
const DAY_MS = 86_400_000;
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.parse(first) + at * DAY_MS).toISOString().slice(0, 10));

/** Two weeks, each the third of a month page. */
export const WEEKS: readonly (readonly string[])[] = [daysFrom('2026-05-10', 7), daysFrom('2026-06-14', 7)];
/** First days of the month pages of these weeks. */
const PAGES = ['2026-04-26', '2026-05-31'];
/** As many as a coach of thirty schools has in a month and in a week. */
const ITEMS = { 42: 400, 7: 95 };

/** The items of a week, or of the 42 days of a month's page. */
export function itemsFrom(at: number, days: 7 | 42): readonly TimeGridEvent[] {
  const shown = days === 7 ? (WEEKS[at] ?? []) : daysFrom(PAGES[at] ?? '', days);
  return Array.from({ length: ITEMS[days] }, (_, index) => ({
    id: `${String(at)}-${String(index)}`,
    day: shown[index % days] ?? '',
    time: `${String(7 + (index % 13)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
    minutes: 30 + (index % 4) * 15,
    title: `Visita ${String(index)}`,
    kind: index % 5 === 0 ? 'pending' : 'visit',
    isCompleted: false,
    statusLabel: 'Programada',
  }));
}
