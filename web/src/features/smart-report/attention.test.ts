import { smartReportWith } from '@ruta/contracts/smart-report/smart-report.sample';
import type { SmartReport } from '@ruta/contracts/smart-report/smart-report.schema';
import { attentionOf } from './attention';

const NOTHING = { state: 'ready', data: null } as const;
const silent: Partial<SmartReport> = {
  ...{ visits: NOTHING, dpi: NOTHING, pai: NOTHING, pfi: NOTHING, pfp: NOTHING, observations: NOTHING },
};
const wordsOf = (differs: Partial<SmartReport>) =>
  attentionOf(smartReportWith({ ...silent, ...differs })).map(({ words }) => words);
const { dpi } = smartReportWith();
const dpiWith = (differs: object): Partial<SmartReport> =>
  dpi.state === 'ready' && dpi.data ? { dpi: { state: 'ready', data: { ...dpi.data, ...differs } } } : {};

test('REP-04 what is late comes first, then what can be done now, five at most', () => {
  const all = attentionOf(smartReportWith());
  expect(all).toHaveLength(5);
  expect(all.map(({ words }) => words).slice(0, 3)).toEqual(['visits.overdue', 'pfi.overdue', 'pai.overdue']);
  expect(all.map(({ words }) => words)).toContain('dpi.missing');
});

test('REP-04 a theme is told below the middle only, the weakest with its average', () => {
  const over = { window: 'after', expected: 12, totalValidated: 12 };
  const themes = [
    { theme: 'liderazgo', average: 2.9, before: null },
    { theme: 'familias', average: 2.1, before: null },
  ];
  const told = attentionOf(smartReportWith({ ...silent, ...dpiWith({ ...over, themes }) }));
  expect(told).toEqual([{ words: 'dpi.weakest', part: 'dpi', count: 2.1, theme: 'familias' }]);
  expect(wordsOf(dpiWith({ ...over, themes: [{ theme: 'familias', average: 3, before: null }] }))).toEqual([]);
  expect(wordsOf(dpiWith({ ...over, themes: [] }))).toEqual([]);
});

test('REP-04 a plan that may be established, people who are missing, and no visit ahead are told', () => {
  const none = { planned: 0, completed: 0, overdue: 0, cancelled: 0, last: null, next: null };
  expect(wordsOf({ visits: { state: 'ready', data: none } })).toEqual(['visits.none-ahead']);
  const open = { standing: 'open', commitments: 0, completed: 0, overdue: 0 } as const;
  expect(wordsOf({ pai: { state: 'ready', data: open } })).toEqual(['pai.open']);
  expect(wordsOf({ pfp: { state: 'ready', data: { consulted: 3, notConsulted: 4 } } })).toEqual(['pfp.missing']);
});

test('REP-04 what is not there says nothing, and neither does a finished cycle', () => {
  expect(wordsOf({ visits: { state: 'unavailable', code: 'server.unavailable' } })).toEqual([]);
  const past = { id: 1, period: '2025-2026', start_at: '2025-08-24', end_at: '2026-07-15' };
  expect(attentionOf(smartReportWith({ past }))).toEqual([]);
});
