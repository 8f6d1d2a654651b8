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
    'web/src/features/agenda/pages/ProfessorAgendaPage.tsx',
    'web/src/features/agenda/parts/AgendaItemCard.tsx',
    'web/src/features/agenda/parts/AgendaList.tsx',
    'web/src/features/agenda/parts/AgendaMonth.tsx',
    'web/src/features/agenda/parts/AgendaTime.tsx',
    'web/src/features/agenda/parts/CreateCard.tsx',
  ]);
});
