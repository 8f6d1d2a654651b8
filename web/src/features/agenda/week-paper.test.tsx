import { act, screen, waitFor, within } from '@testing-library/react';
import { activityWith, agendaOn } from '@ruta/contracts/agenda/agenda.sample';
import type { TimeGridEvent } from '@ruta/design-system';
import { renderScreen } from '../../testing';
import { AgendaPage } from './pages/AgendaPage';
import { paperWeekOf, ROWS_HEIGHT } from './week-paper';

const DAYS = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
const at = (day: string, time: string, id = `${day} ${time}`): TimeGridEvent => ({
  ...{ id, day, time, minutes: 60, kind: 'visit', isCompleted: false, title: 'Observar', statusLabel: 'Visita' },
});
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => at(DAYS[n % 7] ?? '', `${String(6 + (n % 15)).padStart(2, '0')}:00`, `${n}`));
const heightOf = ({ rows, line }: ReturnType<typeof paperWeekOf>) =>
  rows.reduce((sum, { lines }) => sum + lines * line, 0);

describe('AGE-01 a week on paper', () => {
  test('AGE-01 has the hours that are used, in order, each item in its day', () => {
    const week = paperWeekOf(DAYS, [at('2026-11-20', '16:30'), at('2026-11-16', '09:00'), at('2026-11-25', '07:00')]);
    expect(week.rows.map(({ hour }) => hour)).toEqual(['09:00', '16:00']);
    expect(week.rows.map(({ cells }) => cells.map(({ items }) => items.length))).toEqual([
      [0, 1, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 1, 0],
    ]);
    expect(week.perItem).toBe(4);
  });

  test.each([0, 1, 40, 120, 400, 2000])('AGE-01 %i items take one page; none is lost unsaid', (count) => {
    const week = paperWeekOf(DAYS, many(count));
    expect(heightOf(week)).toBeLessThanOrEqual(ROWS_HEIGHT + 0.001);
    // Some six points.
    expect(week.line).toBeGreaterThanOrEqual(2.2);
    const told = week.rows.flatMap(({ cells }) => cells.map(({ items, more }) => items.length + more));
    expect(told.reduce((sum, each) => sum + each, 0)).toBe(count);
  });

  test('AGE-01 the sheet is there while the browser prints, with school, cycle, week and the day of printing', async () => {
    renderScreen(<AgendaPage />, {
      path: '/coach/schools/:school_id/agenda',
      route: '/coach/schools/1/agenda?view=week',
      replies: { 'GET /bff/coach/schools/1/agenda': agendaOn('2026-11-20', [activityWith({ description: 'Ejes' })]) },
    });
    await screen.findByRole('button', { name: /09:00 Ejes/ });
    const sheet = () => document.querySelector<HTMLElement>('[data-paper]');
    expect(sheet()).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const paper = sheet();
    if (!paper) throw new Error('No sheet');
    expect(paper).toHaveTextContent(
      /Colegio Sor Juana Inés de la Cruz.*Ciclo 2026-2027.*15–21 de noviembre de 2026.*Impreso el 20-11-2026 a las \d\d:\d\d por Laura/,
    );
    expect(within(paper).getByText(/^09:00\s+Ejes$/)).toBeInTheDocument();
    expect(paper.querySelector('button, a')).toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(sheet()).toBeNull());
  });
});
