import { i18n } from './i18n/i18n';
import { cityOf, clockIn, dateTexts, formatDay, formatDayLong, formatInstant } from './dates';
import { relativeDay } from './relative-day';
import { formatMonthInText } from './dates';
import { relativeLabel, todayIn } from './dates';
import type { TranslateOf } from './i18n';

const wordsOf = (locale: 'es' | 'en'): TranslateOf<typeof dateTexts> => {
  const t = i18n.getFixedT(locale, dateTexts.namespace);
  return (key, values) => t(key, { ...values });
};
const es = wordsOf('es');
const en = wordsOf('en');

describe('AGE-02 relative labels, weeks from Sunday to Saturday', () => {
  // 2026-11-20 is a Friday; its week is 15 to 21 November.
  test.each([
    ['2026-11-19', 'Ayer', 'Yesterday'],
    ['2026-11-20', 'Hoy', 'Today'],
    ['2026-11-21', 'Mañana', 'Tomorrow'],
    ['2026-11-18', 'Esta semana', 'This week'],
    ['2026-11-15', 'Esta semana', 'This week'],
    ['2026-11-14', 'Última semana', 'Last week'],
    ['2026-11-08', 'Última semana', 'Last week'],
    ['2026-11-07', 'Últimas 2 semanas', 'Last 2 weeks'],
    ['2026-10-01', 'Últimas 7 semanas', 'Last 7 weeks'],
    ['2026-11-22', 'Próxima semana', 'Next week'],
    ['2026-11-28', 'Próxima semana', 'Next week'],
    ['2026-11-29', 'Próximas 2 semanas', 'Next 2 weeks'],
    ['2027-01-01', 'Próximas 6 semanas', 'Next 6 weeks'],
  ])('AGE-02 %s seen from Friday 2026-11-20: %s / %s', (day, spanish, english) => {
    expect(relativeLabel(day, '2026-11-20', es)).toBe(spanish);
    expect(relativeLabel(day, '2026-11-20', en)).toBe(english);
  });

  test.each([
    ['2026-11-21', '2026-11-22', 'Ayer'], // Saturday seen from Sunday: another week, but yesterday comes first
    ['2026-11-22', '2026-11-21', 'Mañana'], // Sunday seen from Saturday: another week, but tomorrow comes first
    ['2026-10-31', '2026-11-01', 'Ayer'], // across the end of a month
    ['2027-01-02', '2026-12-31', 'Esta semana'], // across the end of a year
    ['2026-10-26', '2026-10-24', 'Próxima semana'], // across a DST change in Europe
  ])('AGE-02 %s seen from %s: %s', (day, today, label) => {
    expect(relativeLabel(day, today, es)).toBe(label);
  });
});

describe('AGE-02 the distance of a day, for rows', () => {
  test.each([
    ['2026-11-19', 'Ayer', 'Yesterday'],
    ['2026-11-20', 'Hoy', 'Today'],
    ['2026-11-21', 'Mañana', 'Tomorrow'],
    ['2026-11-18', 'Hace 2 días', '2 days ago'],
    ['2026-11-26', 'Dentro de 6 días', 'In 6 days'],
    ['2026-11-13', 'Hace 1 semana', '1 week ago'],
    ['2026-11-06', 'Hace 2 semanas', '2 weeks ago'],
    ['2026-12-10', 'Dentro de 2 semanas', 'In 2 weeks'],
    ['2026-09-19', 'Hace 8 semanas', '8 weeks ago'],
    ['2026-09-01', 'Hace 2 meses', '2 months ago'],
    ['2027-03-20', 'En 4 meses', 'In 4 months'],
  ])('AGE-02 %s seen from 2026-11-20: %s / %s', (day, spanish, english) => {
    expect(relativeDay(day, '2026-11-20', 'es')).toBe(spanish);
    expect(relativeDay(day, '2026-11-20', 'en')).toBe(english);
  });
});

describe('ACC-07 dates on screen', () => {
  test('ACC-07 a day is DD-MM-YYYY', () => {
    expect(formatDay('2026-11-20')).toBe('20-11-2026');
  });

  test.each([
    ['2026-11-20', 'viernes 20 de noviembre de 2026', 'Friday, November 20, 2026'],
    ['2027-01-03', 'domingo 3 de enero de 2027', 'Sunday, January 3, 2027'],
    ['2028-02-29', 'martes 29 de febrero de 2028', 'Tuesday, February 29, 2028'],
  ])('ACC-07 the long form of %s', (day, spanish, english) => {
    expect(formatDayLong(day, 'es')).toBe(spanish);
    expect(formatDayLong(day, 'en')).toBe(english);
  });

  test('ACC-07 months inside a sentence', () => {
    expect(formatMonthInText('2026-11', 'es')).toBe('noviembre de 2026');
    expect(formatMonthInText('2026-11', 'en')).toBe('November 2026');
  });

  test.each([
    ['2026-11-20 16:05:00', 'America/Mexico_City', '20-11-2026 10:05'],
    ['2026-11-20 04:30:00', 'America/Mexico_City', '19-11-2026 22:30'],
    ['2026-11-20 16:05:00', 'America/Cancun', '20-11-2026 11:05'],
    ['2026-11-20 06:00:00', 'America/Mexico_City', '20-11-2026 00:00'],
    ['2026-11-01 08:59:00', 'America/Tijuana', '01-11-2026 01:59'],
    ['2026-11-01 09:00:00', 'America/Tijuana', '01-11-2026 01:00'],
    ['2026-03-08 09:00:00', 'America/Ciudad_Juarez', '08-03-2026 03:00'],
    ['2026-11-20 16:05:00', 'Nowhere/Land', '20-11-2026 16:05'],
    ['no instant', 'America/Cancun', 'Invalid Date'],
  ])('ACC-07 the instant %s in %s is %s', (instant, zone, shown) => {
    expect(formatInstant(instant, zone)).toBe(shown);
  });

  test.each([
    ['America/Mexico_City', '2026-11-19'],
    ['America/Cancun', '2026-11-20'],
    ['UTC', '2026-11-20'],
  ])('ACC-07 today in %s at 05:30 UTC is %s', (zone, day) => {
    expect(todayIn(zone, new Date('2026-11-20T05:30:00Z'))).toBe(day);
  });

  test('ACC-06 the clock of a zone has seconds', () => {
    expect(clockIn('America/Mexico_City', new Date('2026-11-20T16:05:09Z'))).toBe('10:05:09');
  });
});

test('a zone is named by its city', () => {
  expect(cityOf('America/Mexico_City', 'es')).toBe('Ciudad de México');
  expect(cityOf('America/Mexico_City', 'en')).toBe('Mexico City');
  expect(cityOf('America/Argentina/Buenos_Aires', 'es')).toBe('Buenos Aires');
});
