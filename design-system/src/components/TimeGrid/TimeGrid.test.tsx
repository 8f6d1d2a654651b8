import { useState } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { addDays } from '../MonthGrid';
import { TimeGrid } from './TimeGrid';
import type { TimeGridEvent, TimeGridProps } from './TimeGrid.types';
import { crowdedEvents, fourHundred, spanish, week, weekEvents } from './fixtures';
import { hoursOf, placedOf } from './lanes';

function Week(props: Partial<TimeGridProps>) {
  const [days, setDays] = useState<readonly string[]>(week);
  return (
    <I18nProvider locale="es-MX">
      <main>
        <h2 id="title">10 a 16 de mayo</h2>
        <TimeGrid
          titledBy="title"
          days={days}
          today="2026-05-13"
          now="11:20"
          events={weekEvents}
          labels={spanish}
          onOpenEvent={jest.fn()}
          onStep={(steps) => setDays((shown) => shown.map((day) => addDays(day, steps * 7)))}
          {...props}
        />
      </main>
    </I18nProvider>
  );
}
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const press = async (...keys: string[]) => {
  for (const key of keys) await userEvent.keyboard(key);
};

const at = (time: string, minutes: number): TimeGridEvent => ({
  ...{ id: `${time}+${minutes}`, day: '2026-05-13', time, minutes, title: 'X' },
  ...{ kind: 'visit', isCompleted: false, statusLabel: 'Visita' },
});
const lanesOf = (...events: TimeGridEvent[]) =>
  placedOf(events).map(({ event, lane, lanes }) => [event.id, lane, lanes]);

describe('places of items', () => {
  it.each([
    ['one has the whole width', [at('09:00', 60)], [['09:00+60', 0, 1]]],
    [
      'one after the other do not share',
      [at('09:00', 60), at('10:00', 60)],
      [
        ['09:00+60', 0, 1],
        ['10:00+60', 0, 1],
      ],
    ],
    [
      'two at once share',
      [at('09:00', 60), at('09:30', 60)],
      [
        ['09:00+60', 0, 2],
        ['09:30+60', 1, 2],
      ],
    ],
    [
      'a chain shares, and a lane is used again',
      [at('09:00', 60), at('09:30', 60), at('10:00', 60)],
      [
        ['09:00+60', 0, 2],
        ['09:30+60', 1, 2],
        ['10:00+60', 0, 2],
      ],
    ],
    [
      'a short one is as high as half an hour',
      [at('09:00', 5), at('09:20', 60)],
      [
        ['09:00+5', 0, 2],
        ['09:20+60', 1, 2],
      ],
    ],
  ])('%s', (_, events, places) => expect(lanesOf(...events)).toEqual(places));

  it('shows 06 to 21, and more where an item lies outside', () => {
    expect([hoursOf([])[0], hoursOf([]).at(-1)]).toEqual([6, 20]);
    expect(hoursOf([at('04:30', 60)])[0]).toBe(4);
    expect(hoursOf([at('21:30', 60)]).at(-1)).toBe(22);
    expect(hoursOf([at('23:30', 720)]).at(-1)).toBe(23);
  });
});

describe('AGE-01 TimeGrid', () => {
  it('is a grid of hours by days, named by its title, with a heading for each', () => {
    render(<Week />);
    const grid = screen.getByRole('grid', { name: '10 a 16 de mayo' });
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(8);
    expect(
      within(grid)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(hoursOf([]).map((hour) => `${String(hour).padStart(2, '0')}:00`));
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(7 * 15);
    expect(screen.getByRole('columnheader', { name: 'miércoles, 13 de mayo' })).toHaveAttribute('aria-current', 'date');
  });

  it('has a row for items without an hour only where there is one', () => {
    const { unmount } = render(<Week />);
    expect(screen.queryByRole('rowheader', { name: 'Todo el día' })).not.toBeInTheDocument();
    unmount();
    render(<Week events={crowdedEvents} />);
    expect(screen.getByRole('rowheader', { name: 'Todo el día' })).toBeInTheDocument();
    expect(within(cell(/15 de mayo, todo el día, 1 actividad/)).getByText('Entrega de calificaciones')).toBeVisible();
  });

  it('names an item by hour, title and status, within the cell where it begins', async () => {
    const onOpenEvent = jest.fn();
    render(<Week onOpenEvent={onOpenEvent} />);
    const item = within(cell(/12 de mayo, 10:00, 1 actividad/)).getByRole('button');
    expect(item).toHaveAccessibleName(/10:00\s*Entrega del plan de mejora\s*, Vencida/);
    await userEvent.click(item);
    expect(onOpenEvent).toHaveBeenCalledWith('12 10:00 Entrega del plan de mejora', item);
  });

  it('is one tab stop, which the arrows move; another week follows the arrow', async () => {
    render(<Week />);
    await userEvent.tab();
    expect(cell(/13 de mayo, 11:00/)).toHaveFocus();
    await press('{ArrowLeft}', '{ArrowUp}');
    expect(cell(/12 de mayo, 10:00/)).toHaveFocus();
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await press('{Home}', '{ArrowLeft}');
    expect(cell(/9 de mayo, 10:00/)).toHaveFocus();
    await press('{PageDown}', '{ArrowRight}');
    expect(cell(/17 de mayo, 10:00/)).toHaveFocus();
    await press('{Control>}{Home}{/Control}', '{ArrowUp}');
    expect(cell(/17 de mayo, 06:00/)).toHaveFocus();
  });

  it.each([
    ['11:20', '11:00'],
    ['03:08', '08:00'],
    ['22:40', '08:00'],
  ])('at %s it begins at %s: in the morning where the present hour is not shown', async (now, begins) => {
    render(<Week now={now} />);
    await userEvent.tab();
    expect(document.activeElement).toHaveAttribute('data-time', begins);
  });

  it('cuts words of three side by side at the end of a line, and of fewer between words', () => {
    const three = ['a', 'b', 'c'].map((id) => ({ ...at('09:00', 60), id }));
    render(<Week events={[...three, ...['d', 'e'].map((id) => ({ ...at('12:00', 60), id }))]} />);
    const narrow = screen.getAllByRole('button', { name: /X, Visita/ }).map((item) => item.hasAttribute('data-narrow'));
    expect(narrow).toEqual([true, true, true, false, false]);
  });

  it('opens the only item of a cell with Enter, and goes into several', async () => {
    const onOpenEvent = jest.fn();
    render(<Week events={crowdedEvents} onOpenEvent={onOpenEvent} />);
    act(() => cell(/13 de mayo, 12:00/).focus());
    await press('{Enter}');
    expect(onOpenEvent).toHaveBeenLastCalledWith('13 12:30 Reunión con el equipo directivo', expect.anything());
    act(() => cell(/13 de mayo, 09:00/).focus());
    await press('{Enter}', '{ArrowDown}', '{Enter}');
    expect(onOpenEvent).toHaveBeenLastCalledWith('13 09:30 Retroalimentación a docentes', expect.anything());
    await press('{Escape}');
    expect(cell(/13 de mayo, 09:00/)).toHaveFocus();
  });

  it('creates in an empty cell by Enter or a press, and by n in any', async () => {
    const onPressCell = jest.fn();
    render(<Week onPressCell={onPressCell} />);
    const empty = cell(/14 de mayo, 09:00/);
    await userEvent.click(empty);
    expect(onPressCell).toHaveBeenLastCalledWith({ day: '2026-05-14', time: '09:00' }, empty);
    act(() => empty.focus());
    await press('{Enter}');
    expect(onPressCell).toHaveBeenCalledTimes(2);
    act(() => cell(/13 de mayo, 09:00/).focus());
    await press('n');
    expect(onPressCell).toHaveBeenLastCalledWith({ day: '2026-05-13', time: '09:00' }, cell(/13 de mayo, 09:00/));
    await userEvent.click(within(cell(/13 de mayo, 09:00/)).getByRole('button'));
    expect(onPressCell).toHaveBeenCalledTimes(3);
  });

  it('stays on its days while items load', async () => {
    const onStep = jest.fn();
    render(<Week isLoading onStep={onStep} />);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    act(() => cell(/16 de mayo, 09:00/).focus());
    await press('{ArrowRight}');
    expect(onStep).not.toHaveBeenCalled();
  });

  it('has no accessibility violations, crowded or with 400 items', async () => {
    const { container, rerender } = render(<Week events={crowdedEvents} onPressCell={jest.fn()} />);
    expect(await axe(container)).toHaveNoViolations();
    rerender(<Week events={fourHundred} />);
    expect(screen.getAllByRole('button').filter((button) => button.hasAttribute('data-event'))).toHaveLength(400);
  });
});
