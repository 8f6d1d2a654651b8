import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DateField } from '../DateField';
import { TimeField } from '../TimeField';
import { DatePicker } from './DatePicker';
import type { DatePickerProps } from './DatePicker';

/** Timeout for the calendar's lazy code. */
const ARRIVAL = { timeout: 20_000 };

function Picker({ locale = 'es-MX', onChange, ...props }: Partial<DatePickerProps> & { locale?: string }) {
  const [day, setDay] = useState<string | null>(props.value ?? '2026-05-03');
  return (
    <I18nProvider locale={locale}>
      <DatePicker
        label="Fecha de la visita"
        {...props}
        value={day}
        onChange={(next) => {
          onChange?.(next);
          setDay(next);
        }}
      />
    </I18nProvider>
  );
}

const segments = () => screen.getAllByRole('spinbutton');
const written = () =>
  within(screen.getByRole('group', { name: /Fecha/ }))
    .getAllByRole<HTMLInputElement>('spinbutton')
    .map(({ value }) => value)
    .join('-');

describe('DatePicker', () => {
  it.each(['es-MX', 'en-US'])('writes day, month, year in %s', (locale) => {
    render(<Picker locale={locale} />);
    expect(segments().map((segment) => segment.getAttribute('aria-valuenow'))).toEqual(['3', '5', '2026']);
    expect(written()).toBe('03-05-2026');
  });

  it('takes and gives YYYY-MM-DD by typing', async () => {
    const onChange = jest.fn();
    render(<Picker onChange={onChange} />);
    await userEvent.click(segments()[0] as HTMLElement);
    await userEvent.keyboard('17112027');
    expect(onChange).toHaveBeenLastCalledWith('2027-11-17');
  });

  it('names the noted days of the month in sight; they can be chosen', async () => {
    const onChange = jest.fn();
    const loadNotes = () =>
      Promise.resolve({ '2026-05-14': 'Feria', '2026-05-15': 'Feria', '2026-05-29': 'Consejo', '2026-06-26': 'Fuera' });
    render(<Picker onChange={onChange} loadNotes={loadNotes} />);
    await userEvent.click(screen.getByRole('button', { name: /Calendario/ }));
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByText('14–15 · Feria', {}, ARRIVAL);
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '14–15 · Feria',
      '29 · Consejo',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: /14 de mayo/ }));
    expect(onChange).toHaveBeenLastCalledWith('2026-05-14');
  });

  it('shows a calendar without notes where they cannot be loaded', async () => {
    render(<Picker loadNotes={() => Promise.reject(new Error('offline'))} />);
    await userEvent.click(screen.getByRole('button', { name: /Calendario/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('grid', {}, ARRIVAL)).toBeInTheDocument();
    expect(dialog.queryByRole('list')).toBeNull();
  });

  it('opens a calendar of six weeks from Sunday and gives the chosen day', async () => {
    const onChange = jest.fn();
    render(<Picker onChange={onChange} minValue="2026-05-03" maxValue="2026-05-29" />);
    await userEvent.click(screen.getByRole('button', { name: /Calendario/ }));
    const grid = await within(screen.getByRole('dialog')).findByRole('grid', {}, ARRIVAL);
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(42);
    expect(within(grid).getByRole('button', { name: /30 de mayo/ })).toHaveAttribute('aria-disabled', 'true');
    expect(within(grid).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(/dom/);
    await userEvent.click(within(grid).getByRole('button', { name: /20 de mayo/ }));
    expect(onChange).toHaveBeenLastCalledWith('2026-05-20');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is empty for null, an empty text and what is no day', () => {
    render(
      <I18nProvider locale="es-MX">
        <DatePicker label="Fecha" value="no es fecha" />
      </I18nProvider>,
    );
    expect(segments().every((segment) => !segment.hasAttribute('aria-valuenow'))).toBe(true);
  });

  it('has no accessibility violation open or closed', async () => {
    const { container, baseElement } = render(<Picker description="De lunes a viernes." />);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: /Calendario/ }));
    await within(screen.getByRole('dialog')).findByRole('grid', {}, ARRIVAL);
    expect(await axe(baseElement, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });
});

describe('DateField', () => {
  it('takes and gives YYYY-MM-DD', async () => {
    const onChange = jest.fn();
    render(
      <I18nProvider locale="en-US">
        <DateField label="Fecha de nacimiento" defaultValue="1990-01-02" onChange={onChange} />
      </I18nProvider>,
    );
    await userEvent.click(segments()[0] as HTMLElement);
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith('1990-01-03');
  });
});

describe('TimeField', () => {
  it('takes and gives HH:mm of 24 hours', async () => {
    const onChange = jest.fn();
    render(
      <I18nProvider locale="en-US">
        <TimeField label="Hora" value="09:05" onChange={onChange} />
      </I18nProvider>,
    );
    expect(segments()).toHaveLength(2);
    await userEvent.click(segments()[0] as HTMLElement);
    await userEvent.keyboard('16');
    expect(onChange).toHaveBeenLastCalledWith('16:05');
  });
});

describe('what is written part by part', () => {
  it('tells that there is no day any more, and goes back through the parts', async () => {
    const onChange = jest.fn();
    render(<Picker onChange={onChange} value="2026-05-03" />);
    await userEvent.click(segments()[1] as HTMLElement);
    await userEvent.keyboard('{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(segments()[1]).toHaveAttribute('aria-valuetext', 'Vacío');
    await userEvent.keyboard('{Backspace}');
    expect(segments()[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}12');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-03');
    expect(segments()[1]).toHaveAttribute('aria-valuetext', '12 – diciembre');
  });

  it('DS-01 keeps a day that there is not, says so, and gives none', async () => {
    const onChange = jest.fn();
    render(<Picker onChange={onChange} value="" />);
    await userEvent.click(segments()[0] as HTMLElement);
    await userEvent.keyboard('310226');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(segments().map((segment) => (segment as HTMLInputElement).value)).toEqual(['31', '02', '2026']);
    expect(screen.getByText('Ese día no existe: ese mes tiene 28 días.')).toBeInTheDocument();
    await userEvent.click(segments()[0] as HTMLElement);
    await userEvent.keyboard('28');
    expect(onChange).toHaveBeenLastCalledWith('2026-02-28');
    expect(screen.queryByText(/^Ese día no existe/)).not.toBeInTheDocument();
  });

  it('takes a whole date that is pasted or filled in at once', async () => {
    const onChange = jest.fn();
    render(<Picker onChange={onChange} value="" />);
    await userEvent.click(segments()[0] as HTMLElement);
    await userEvent.paste('20-11-2026');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-20');
  });

  it('says that a day lies outside its limits', () => {
    render(<Picker value="2026-05-03" minValue="2026-05-11" />);
    expect(segments()[0]).toHaveAccessibleDescription('El valor debe ser 11-05-2026 o posterior.');
    expect(segments()[0]).toBeInvalid();
  });

  it('says it in the words of the form, and once', () => {
    const early = 'La fecha debe ser hoy o posterior.';
    const { rerender } = render(<Picker value="2026-05-03" minValue="2026-05-11" earlyMessage={early} />);
    expect(segments()[0]).toHaveAccessibleDescription(early);
    rerender(<Picker value="2026-05-03" minValue="2026-05-11" errorMessage={early} />);
    expect(segments()[0]).toHaveAccessibleDescription(early);
  });

  it('changes nothing where it can only be read', async () => {
    const onChange = jest.fn();
    render(<Picker value="2026-05-03" isReadOnly onChange={onChange} />);
    await userEvent.click(segments()[0] as HTMLElement);
    await userEvent.keyboard('17{ArrowUp}{Backspace}');
    expect(onChange).not.toHaveBeenCalled();
    expect(written()).toBe('03-05-2026');
  });
});
