import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourcesOf } from './files';

const product = sourcesOf('contracts/src', 'core-api/src', 'bff/src', 'web/src').filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file),
);
const filesWith = (pattern: RegExp) => product.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

test('ACC-07 a day in data is written by one formatter', () => {
  expect(filesWith(/\.reverse\(\)\.join\('-'\)/)).toEqual(['contracts/src/kit/day-text.ts']);
});

test('ACC-07 the long form with its weekday has one formatter, for headings and names of days', () => {
  expect(filesWith(/dateStyle:/)).toEqual(['web/src/lib/dates.ts']);
  const users = filesWith(/\bformatDayLong\b/).filter((file) => file !== 'web/src/lib/dates.ts');
  expect(users).toEqual([
    'web/src/app/home/AheadPanel.tsx',
    'web/src/app/home/HomeFrame.tsx',
    'web/src/features/agenda/agenda-move.ts',
    'web/src/features/agenda/pages/ProfessorAgendaPage.tsx',
    'web/src/features/agenda/parts/AgendaDays.tsx',
    'web/src/features/agenda/parts/AgendaItemCard.tsx',
    'web/src/features/agenda/parts/AgendaList.tsx',
    'web/src/features/agenda/parts/AgendaTime.tsx',
    'web/src/features/agenda/parts/CreateCard.tsx',
    'web/src/features/agenda/parts/CreateInSchool.tsx',
    'web/src/features/agenda/parts/WeekPaper.tsx',
    'web/src/features/agenda/use-shown-days.ts',
    'web/src/features/availability/use-hours-words.ts',
    'web/src/features/conferences/pages/AgentSessionsPage.tsx',
    'web/src/features/conferences/parts/ConferenceDetail.tsx',
    'web/src/features/conferences/parts/SessionCard.tsx',
    'web/src/features/conferences/parts/SlotPicker.tsx',
    'web/src/features/imports/parts/DayNote.tsx',
    'web/src/features/pfi/parts/PfiPreview.tsx',
    'web/src/features/pfi/parts/YearMonths.tsx',
  ]);
});

test('UI-02 the fixed words of AGE-02 head groups alone; a table tells a moment by its distance', () => {
  expect(filesWith(/\brelativeLabel\b/)).toEqual([
    'web/src/features/agenda/agenda-items.ts',
    'web/src/features/agenda/parts/AgendaList.tsx',
    'web/src/lib/dates.ts',
    'web/src/lib/relative-day.ts',
  ]);
  const tables = filesWith(/<DataTable\b/);
  expect(tables.length).toBeGreaterThan(4);
  expect(tables.filter((file) => /\bformatInstant\(/.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
