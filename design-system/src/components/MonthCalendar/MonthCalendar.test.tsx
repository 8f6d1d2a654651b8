import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { InPage } from './InPage';
import { TODAY, mayMarks, spanish } from './fixtures';
import type { MonthCalendarProps } from './MonthCalendar.types';

function Month({ locale = 'es-MX', ...props }: Partial<MonthCalendarProps> & { locale?: string }) {
  return (
    <I18nProvider locale={locale}>
      <InPage
        month="2026-05"
        today={TODAY}
        selectedDay={null}
        marks={mayMarks}
        labels={spanish}
        onSelectDay={() => undefined}
        onMonthChange={() => undefined}
        {...props}
      />
    </I18nProvider>
  );
}

const day = (name: string | RegExp) => screen.getByRole('gridcell', { name });
const button = (name: string) => screen.getByRole('button', { name });
const focus = (element: HTMLElement) => act(() => element.focus());
const title = (name: string) => screen.getByRole('heading', { name });

describe('DS-01 MonthCalendar', () => {
  it('draws 42 days from a Sunday and names each with what is marked on it', () => {
    render(<Month selectedDay="2026-05-14" />);
    const cells = screen.getAllByRole('gridcell');
    expect(cells).toHaveLength(42);
    expect(cells[0]).toHaveAccessibleName('26 de abril');
    expect(day('18 de mayo, 12 sesiones')).toHaveTextContent('12');
    expect(day('14 de mayo, 1 sesión')).toHaveAttribute('aria-selected', 'true');
    expect(day(/^13 de mayo/)).toHaveAttribute('aria-current', 'date');
    expect(screen.getByRole('grid', { name: 'Mayo 2026' })).toBeInTheDocument();
  });

  it('draws no mark for nothing and no more than 99', () => {
    const marks = {
      '2026-05-04': { count: 0, kind: 'visit' },
      '2026-05-05': { count: 10_000, kind: 'pending' },
    } as const;
    render(<Month marks={marks} />);
    expect(day('4 de mayo')).toHaveTextContent('44 de mayo', { normalizeWhitespace: true });
    expect(day('5 de mayo, 10000 sesiones')).toHaveTextContent('99+');
  });

  it('chooses a day, also of a neighbouring month, whose month comes with it', async () => {
    const onSelectDay = jest.fn();
    const onMonthChange = jest.fn();
    render(<Month onSelectDay={onSelectDay} onMonthChange={onMonthChange} />);
    await userEvent.click(day(/^20 de mayo/));
    expect(onSelectDay).toHaveBeenLastCalledWith('2026-05-20');
    expect(onMonthChange).not.toHaveBeenCalled();
    await userEvent.click(day(/^3 de junio/));
    expect(onSelectDay).toHaveBeenLastCalledWith('2026-06-03');
    expect(title('Junio 2026')).toBeInTheDocument();
  });

  it('blocks days and months while it loads, says why, and keeps the focus where it is', async () => {
    const onSelectDay = jest.fn();
    const onMonthChange = jest.fn();
    render(<Month isLoading onSelectDay={onSelectDay} onMonthChange={onMonthChange} selectedDay="2026-05-31" />);
    expect(screen.getByRole('status')).toHaveTextContent('Cargando las sesiones');
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    expect(button('Mes siguiente')).toHaveAccessibleDescription('Cargando las sesiones');
    await userEvent.click(button('Mes siguiente'));
    expect(button('Mes siguiente')).toHaveFocus();
    await userEvent.click(day(/^20 de mayo/));
    await userEvent.click(day(/^3 de junio/));
    focus(day('31 de mayo'));
    await userEvent.keyboard('{Enter}{ArrowRight}{PageDown}');
    expect(day('31 de mayo')).toHaveFocus();
    expect(onSelectDay).not.toHaveBeenCalled();
    expect(onMonthChange).not.toHaveBeenCalled();
  });

  it('lets the first and the last day be chosen, no day and no month beyond', async () => {
    const onSelectDay = jest.fn();
    render(<Month minDay="2026-05-04" maxDay="2026-06-05" onSelectDay={onSelectDay} />);
    expect(day('3 de mayo')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day('3 de mayo'));
    expect(onSelectDay).not.toHaveBeenCalled();
    await userEvent.click(day('4 de mayo'));
    expect(onSelectDay).toHaveBeenLastCalledWith('2026-05-04');
    expect(button('Mes anterior')).toHaveAccessibleDescription('No hay sesiones antes de mayo.');
    focus(day('4 de mayo'));
    await userEvent.keyboard('{PageUp}');
    expect(title('Mayo 2026')).toBeInTheDocument();
    await userEvent.click(button('Mes siguiente'));
    expect(title('Junio 2026')).toBeInTheDocument();
    expect(day('6 de junio')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day('5 de junio'));
    expect(onSelectDay).toHaveBeenLastCalledWith('2026-06-05');
    await userEvent.click(button('Mes siguiente'));
    expect(title('Junio 2026')).toBeInTheDocument();
  });

  it('reaches what is unavailable by key, but does not choose it', async () => {
    const onSelectDay = jest.fn();
    render(<Month isDayUnavailable={(each) => each === '2026-05-15'} onSelectDay={onSelectDay} />);
    focus(day(/^14 de mayo/));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(day('15 de mayo')).toHaveFocus();
    expect(day('15 de mayo')).toHaveAttribute('aria-disabled', 'true');
    expect(onSelectDay).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSelectDay).toHaveBeenLastCalledWith('2026-05-22');
  });

  it('turns the arrows round where the line runs from right to left', async () => {
    render(<Month locale="ar-EG" />);
    focus(day(/^14 de mayo/));
    await userEvent.keyboard('{ArrowLeft}');
    expect(day('15 de mayo')).toHaveFocus();
  });
});
