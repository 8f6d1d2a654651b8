import { useState } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { AgendaCalendar } from './AgendaCalendar';
import type { AgendaCalendarProps } from './AgendaCalendar.types';
import { momentOf } from './AgendaCalendar.types';
import { dayByKey, gridDays } from '../MonthGrid/calendarDays';
import { TODAY, mayEvents, spanish } from './fixtures';

type Overrides = Partial<AgendaCalendarProps> & { locale?: string };

function Agenda({ locale = 'es-MX', ...overrides }: Overrides) {
  const [month, setMonth] = useState(overrides.month ?? '2026-05');
  const [day, setDay] = useState<string | null>(overrides.selectedDay ?? null);
  return (
    <I18nProvider locale={locale}>
      <AgendaCalendar
        today={TODAY}
        events={mayEvents}
        labels={spanish}
        onToday={() => setMonth(TODAY.slice(0, 7))}
        {...overrides}
        month={month}
        selectedDay={day}
        onMonthChange={(next) => {
          overrides.onMonthChange?.(next);
          setMonth(next);
        }}
        onSelectDay={(next) => {
          overrides.onSelectDay?.(next);
          setDay(next);
        }}
      />
    </I18nProvider>
  );
}

const tile = (name: string | RegExp) => screen.getByRole('gridcell', { name });
const focus = (element: HTMLElement) => act(() => element.focus());
const press = async (...keys: string[]) => {
  for (const key of keys) await userEvent.keyboard(key);
};

describe('AgendaCalendar', () => {
  it('says what a day is besides its events', () => {
    render(<Agenda notes={{ '2026-05-15': 'Día del Maestro' }} />);
    expect(tile(/15 de mayo.*Día del Maestro/)).toBeInTheDocument();
    expect(screen.getAllByText(/Día del Maestro/)).toHaveLength(1);
  });

  it('draws 42 days from a Sunday, in six rows under the weekdays', () => {
    render(<Agenda />);
    const cells = screen.getAllByRole('gridcell');
    expect(cells).toHaveLength(42);
    expect(cells[0]).toHaveAccessibleName('26 de abril');
    expect(cells[41]).toHaveAccessibleName('6 de junio');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'dom',
      'lun',
      'mar',
      'mié',
      'jue',
      'vie',
      'sáb',
    ]);
    const rows = within(screen.getByRole('grid', { name: 'Mayo 2026' })).getAllByRole('row');
    expect(rows).toHaveLength(7);
    const owned = (row: HTMLElement | undefined) => row?.getAttribute('aria-owns')?.split(' ') ?? [];
    expect(owned(rows[1]).map((id) => document.getElementById(id))).toEqual(cells.slice(0, 7));
    expect(owned(rows[6]).map((id) => document.getElementById(id))).toEqual(cells.slice(35));
  });

  it('names each day by its events and marks today and the chosen day', () => {
    render(<Agenda selectedDay="2026-05-10" />);
    expect(tile('10 de mayo, 2 visitas, 1 vencida')).toHaveAttribute('aria-selected', 'true');
    expect(tile(/^13 de mayo/)).toHaveAttribute('aria-current', 'date');
    expect(screen.getAllByRole('gridcell').filter((cell) => cell.hasAttribute('aria-current'))).toHaveLength(1);
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
  });

  it('shows three events of a day and counts the rest', () => {
    render(<Agenda />);
    expect(within(tile(/^13 de mayo/)).getByText('+2')).toBeInTheDocument();
    expect(within(tile(/^10 de mayo/)).queryByText(/^\+/)).not.toBeInTheDocument();
  });

  it('is one tab stop: the chosen day, else today, else the first', async () => {
    const { unmount } = render(<Agenda selectedDay="2026-05-20" />);
    expect(screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toEqual([tile(/^20 de mayo/)]);
    unmount();
    render(<Agenda />);
    expect(tile(/^13 de mayo/)).toHaveAttribute('tabindex', '0');
    await userEvent.click(screen.getByRole('button', { name: 'Mes siguiente' }));
    expect(tile(/^1 de junio/)).toHaveAttribute('tabindex', '0');
  });

  it('moves with the arrows, Home and End', async () => {
    render(<Agenda selectedDay="2026-05-13" />);
    focus(tile(/^13 de mayo/));
    await press('{ArrowRight}');
    expect(tile(/^14 de mayo/)).toHaveFocus();
    await press('{ArrowDown}');
    expect(tile(/^21 de mayo/)).toHaveFocus();
    await press('{ArrowLeft}');
    expect(tile(/^20 de mayo/)).toHaveFocus();
    await press('{ArrowUp}');
    expect(tile(/^13 de mayo/)).toHaveFocus();
    await press('{Home}');
    expect(tile(/^10 de mayo/)).toHaveFocus();
    await press('{End}');
    expect(tile(/^16 de mayo/)).toHaveFocus();
    expect(tile(/^16 de mayo/)).toHaveAttribute('tabindex', '0');
    expect(tile(/^13 de mayo/)).toHaveAttribute('tabindex', '-1');
  });

  it('crosses into other months and years, and the focus follows', async () => {
    const onMonthChange = jest.fn();
    render(<Agenda month="2026-05" onMonthChange={onMonthChange} />);
    focus(tile('31 de mayo'));
    await press('{ArrowRight}');
    expect(onMonthChange).toHaveBeenLastCalledWith('2026-06');
    expect(tile('1 de junio')).toHaveFocus();
    await press('{PageUp}');
    expect(tile('1 de mayo')).toHaveFocus();
    await press('{PageDown}', '{PageDown}');
    expect(screen.getByRole('heading', { name: 'Julio 2026' })).toHaveAttribute('aria-live', 'polite');
    expect(tile('1 de julio')).toHaveFocus();
    await press('{Shift>}{PageUp}{/Shift}');
    expect(screen.getByRole('heading', { name: 'Julio 2025' })).toBeInTheDocument();
    await press('{Shift>}{PageDown}{/Shift}');
    expect(onMonthChange).toHaveBeenLastCalledWith('2026-07');
    expect(tile('1 de julio')).toHaveFocus();
  });

  it('chooses with Enter, Space and a click', async () => {
    const onSelectDay = jest.fn();
    render(<Agenda onSelectDay={onSelectDay} />);
    focus(tile(/^15 de mayo/));
    await press('{Enter}');
    expect(onSelectDay).toHaveBeenLastCalledWith('2026-05-15');
    expect(tile(/^15 de mayo/)).toHaveAttribute('aria-selected', 'true');
    await press('{ArrowRight}', ' ');
    expect(onSelectDay).toHaveBeenLastCalledWith('2026-05-16');
    await userEvent.click(tile(/^4 de mayo/));
    expect(onSelectDay).toHaveBeenLastCalledWith('2026-05-04');
  });

  it('goes to the month of a neighbouring day that is chosen', async () => {
    render(<Agenda />);
    await userEvent.click(tile(/^2 de junio/));
    expect(screen.getByRole('heading', { name: 'Junio 2026' })).toBeInTheDocument();
    expect(tile(/^2 de junio/)).toHaveAttribute('aria-selected', 'true');
  });

  it('stays in its month while events load, by button and by key', async () => {
    const onMonthChange = jest.fn();
    render(<Agenda isLoading onMonthChange={onMonthChange} selectedDay="2026-05-31" />);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    for (const name of ['Mes anterior', 'Hoy', 'Mes siguiente']) {
      expect(screen.getByRole('button', { name })).toBeDisabled();
    }
    focus(tile('31 de mayo'));
    await press('{ArrowRight}', '{PageDown}');
    expect(tile('31 de mayo')).toHaveFocus();
    await userEvent.click(tile(/^2 de junio/));
    expect(onMonthChange).not.toHaveBeenCalled();
    await press('{ArrowLeft}');
    expect(onMonthChange).not.toHaveBeenCalled();
  });

  it('steps by button, back to today, and offers the list and the legend', async () => {
    const onInfo = jest.fn();
    const onToggleList = jest.fn();
    render(<Agenda onInfo={onInfo} onToggleList={onToggleList} isListOpen />);
    await userEvent.click(screen.getByRole('button', { name: 'Mes anterior' }));
    expect(screen.getByRole('grid', { name: 'Abril 2026' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hoy' }));
    expect(screen.getByRole('grid', { name: 'Mayo 2026' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Qué significan los colores' }));
    expect(onInfo).toHaveBeenCalledTimes(1);
    const toggle = screen.getByRole('button', { name: 'Ocultar lista', expanded: true });
    await userEvent.click(toggle);
    expect(onToggleList).toHaveBeenCalledTimes(1);
  });

  it('speaks the language around it', () => {
    render(<Agenda locale="en-US" />);
    expect(screen.getByRole('grid', { name: 'May 2026' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Sun');
  });
});

describe('the days of the grid', () => {
  it('are 42 in every month, from the Sunday at or before the first', () => {
    expect(gridDays('2026-02').slice(0, 1)).toEqual(['2026-02-01']);
    expect(gridDays('2026-02')).toHaveLength(42);
    expect(gridDays('2024-12')[41]).toBe('2025-01-11');
  });

  it.each([
    ['2026-01-31', 'PageDown', false, '2026-02-28'],
    ['2024-02-29', 'PageUp', true, '2023-02-28'],
    ['2026-05-10', 'Home', false, '2026-05-10'],
    ['2026-05-16', 'End', false, '2026-05-16'],
    ['2026-05-10', 'a', false, null],
  ])('%s by %s (shift %s) lead to %s', (day, key, isShift, expected) => {
    expect(dayByKey(day, key, isShift)).toBe(expected);
  });
});

describe('the moment of an event', () => {
  it.each([
    ['2026-05-01', true, 'completed'],
    ['2026-05-13', false, 'upcoming'],
    ['2026-05-14', false, 'upcoming'],
    ['2026-05-12', false, 'past'],
  ])('of %s, completed %s, is %s', (day, isCompleted, moment) => {
    expect(momentOf({ day, isCompleted }, TODAY)).toBe(moment);
  });

  it('AGE-07 is that of the place, where the day there is another one', () => {
    const open = { isCompleted: false };
    expect(momentOf({ ...open, day: '2026-05-12', isPast: false }, TODAY)).toBe('upcoming');
    expect(momentOf({ ...open, day: TODAY, isPast: true }, TODAY)).toBe('past');
  });
});
