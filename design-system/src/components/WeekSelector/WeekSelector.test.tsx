import { useState } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { WeekSelector } from './WeekSelector';
import type { WeekSelectorProps } from './WeekSelector.types';

const labels = {
  name: 'Día de la sesión',
  previousWeek: 'Semana anterior',
  nextWeek: 'Semana siguiente',
  today: 'hoy',
};

function Week({ locale = 'es-MX', ...props }: Partial<WeekSelectorProps> & { locale?: string }) {
  const [day, setDay] = useState<string | null>(props.value ?? null);
  return (
    <I18nProvider locale={locale}>
      <WeekSelector
        today="2026-05-13"
        labels={labels}
        {...props}
        value={day}
        onChange={(next) => {
          props.onChange?.(next);
          setDay(next);
        }}
      />
    </I18nProvider>
  );
}

const days = () => within(screen.getByRole('grid')).getAllByRole('button');
const numbers = () => days().map((day) => day.textContent);
const day = (name: RegExp) => within(screen.getByRole('grid')).getByRole('button', { name });
const step = (name: string) => screen.getByRole('button', { name });
const press = async (...keys: string[]) => {
  for (const key of keys) await userEvent.keyboard(key);
};

describe('DS-01 WeekSelector', () => {
  it('shows seven days from Sunday around today, which is marked and named', () => {
    render(<Week />);
    expect(numbers()).toEqual(['10', '11', '12', '13', '14', '15', '16']);
    expect(day(/^miércoles, 13 de mayo de 2026, hoy$/)).toHaveAttribute('aria-current', 'date');
    expect(days().filter((each) => each.hasAttribute('aria-current'))).toHaveLength(1);
    expect(screen.getByRole('application', { name: /Día de la sesión/ })).toBeInTheDocument();
  });

  it('begins on Sunday in English, too, where days come first as in Britain, whose week begins on Monday', async () => {
    const onChange = jest.fn();
    render(<Week locale="en-US" value="2026-05-15" onChange={onChange} />);
    expect(screen.getByRole('application', { name: /10 to 16 May 2026$/ })).toBeInTheDocument();
    expect(numbers()).toEqual(['10', '11', '12', '13', '14', '15', '16']);
    await userEvent.click(day(/^Sunday,? 10 May 2026/));
    expect(onChange).toHaveBeenLastCalledWith('2026-05-10');
    await userEvent.click(step('Semana siguiente'));
    expect(numbers()).toEqual(['17', '18', '19', '20', '21', '22', '23']);
  });

  it('moves by seven days, and tells the Sunday of the week', async () => {
    const onWeekChange = jest.fn();
    render(<Week value="2026-05-15" onWeekChange={onWeekChange} />);
    expect(onWeekChange).not.toHaveBeenCalled();
    await userEvent.click(step('Semana siguiente'));
    expect(numbers()).toEqual(['17', '18', '19', '20', '21', '22', '23']);
    expect(onWeekChange).toHaveBeenLastCalledWith('2026-05-17');
    await userEvent.click(step('Semana anterior'));
    await userEvent.click(step('Semana anterior'));
    expect(numbers()).toEqual(['3', '4', '5', '6', '7', '8', '9']);
    expect(onWeekChange).toHaveBeenCalledTimes(3);
  });

  it('crosses months and years, where every day of the week can be chosen', async () => {
    const onChange = jest.fn();
    render(<Week value="2026-12-30" onChange={onChange} />);
    expect(numbers()).toEqual(['27', '28', '29', '30', '31', '1', '2']);
    await userEvent.click(day(/^sábado, 2 de enero de 2027/));
    expect(onChange).toHaveBeenLastCalledWith('2027-01-02');
    expect(numbers()).toEqual(['27', '28', '29', '30', '31', '1', '2']);
  });

  it('lets the first and the last day be chosen, and none beyond', async () => {
    const onChange = jest.fn();
    render(<Week minValue="2026-05-12" maxValue="2026-05-18" onChange={onChange} />);
    expect(step('Semana anterior')).toBeDisabled();
    expect(day(/^lunes, 11 de mayo/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(/^lunes, 11 de mayo/));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(day(/^martes, 12 de mayo/));
    expect(onChange).toHaveBeenLastCalledWith('2026-05-12');
    await userEvent.click(step('Semana siguiente'));
    expect(step('Semana siguiente')).toBeDisabled();
    expect(day(/^martes, 19 de mayo/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(/^lunes, 18 de mayo/));
    expect(onChange).toHaveBeenLastCalledWith('2026-05-18');
  });

  it('moves by key: day, ends of the week, week; and chooses with Enter', async () => {
    const onChange = jest.fn();
    render(<Week value="2026-05-15" onChange={onChange} />);
    act(() => day(/^viernes, 15 de mayo/).focus());
    await press('{ArrowRight}', '{ArrowRight}');
    expect(day(/^domingo, 17 de mayo/)).toHaveFocus();
    expect(numbers()).toEqual(['17', '18', '19', '20', '21', '22', '23']);
    await press('{ArrowLeft}');
    expect(day(/^sábado, 16 de mayo/)).toHaveFocus();
    expect(numbers()).toEqual(['10', '11', '12', '13', '14', '15', '16']);
    await press('{Home}');
    expect(day(/^domingo, 10 de mayo/)).toHaveFocus();
    await press('{PageDown}', '{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2026-05-17');
  });

  it('shows the week of another value, and stays where it is when there is none any more', () => {
    const onWeekChange = jest.fn();
    const Owned = ({ value }: { value: string | null }) => (
      <I18nProvider locale="es-MX">
        <WeekSelector
          today="2026-05-13"
          labels={labels}
          value={value}
          onChange={() => undefined}
          onWeekChange={onWeekChange}
        />
      </I18nProvider>
    );
    const { rerender } = render(<Owned value="2026-05-15" />);
    rerender(<Owned value="2026-06-03" />);
    expect(numbers()).toEqual(['31', '1', '2', '3', '4', '5', '6']);
    expect(onWeekChange).toHaveBeenLastCalledWith('2026-05-31');
    rerender(<Owned value={null} />);
    expect(numbers()).toEqual(['31', '1', '2', '3', '4', '5', '6']);
    expect(onWeekChange).toHaveBeenCalledTimes(1);
  });

  it('keeps unavailable days and, disabled, everything from being chosen', async () => {
    const onChange = jest.fn();
    const { unmount } = render(<Week isDateUnavailable={(each) => each === '2026-05-15'} onChange={onChange} />);
    await userEvent.click(day(/^viernes, 15 de mayo/));
    expect(onChange).not.toHaveBeenCalled();
    unmount();
    render(<Week isDisabled onChange={onChange} />);
    await userEvent.click(day(/^jueves, 14 de mayo/));
    expect(onChange).not.toHaveBeenCalled();
    expect(step('Semana siguiente')).toBeDisabled();
  });

  it('speaks the language around it', () => {
    render(<Week locale="en-US" value="2026-05-15" />);
    expect(day(/^Friday,? 15 May 2026$/)).toBeInTheDocument();
  });
});
