import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Form } from '../Form';
import { DateRangeField } from './DateRangeField';
import type { DateRangeFieldProps } from './DateRangeField';

function Period(props: Partial<DateRangeFieldProps>) {
  return (
    <I18nProvider locale="es-MX">
      <DateRangeField label="Periodo del ciclo" startLabel="Desde" endLabel="Hasta" {...props} />
    </I18nProvider>
  );
}

const group = () => screen.getByRole('group', { name: 'Periodo del ciclo' });
const part = (name: string) => within(group()).getByRole('group', { name: new RegExp(`^${name}`) });
const segments = (name: string) => within(part(name)).getAllByRole<HTMLInputElement>('spinbutton');
const write = async (name: string, digits: string) => {
  await userEvent.click(segments(name)[0] as HTMLElement);
  await userEvent.keyboard(digits);
};

describe('DateRangeField', () => {
  it('DS-01 gives both days, each typed part by part', async () => {
    const onChange = jest.fn();
    render(<Period onChange={onChange} />);
    await write('Desde', '24082026');
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-08-24', end: null });
    await write('Hasta', '09072027');
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-08-24', end: '2027-07-09' });
    expect(part('Hasta')).not.toHaveAttribute('data-invalid');
  });

  it('DS-01 says that the last day may not be before the first, and allows the same', async () => {
    render(<Period defaultValue={{ start: '2026-08-24', end: '2026-08-24' }} />);
    expect(screen.queryByText(/o posterior/)).not.toBeInTheDocument();
    await write('Hasta', '23');
    await userEvent.click(document.body);
    expect(screen.getByText('El valor debe ser 24-08-2026 o posterior.')).toBeInTheDocument();
    expect(segments('Hasta')[0]).toHaveAccessibleDescription(/24-08-2026/);
    expect(part('Desde')).not.toHaveAttribute('data-invalid');
    await write('Desde', '20');
    await userEvent.click(document.body);
    expect(screen.queryByText(/o posterior/)).not.toBeInTheDocument();
  });

  it('DS-01 keeps its own limits when they are narrower than the other end', () => {
    render(
      <Period minValue="2026-08-01" maxValue="2027-07-31" defaultValue={{ start: '2026-07-01', end: '2026-07-15' }} />,
    );
    expect(screen.getAllByText('El valor debe ser 01-08-2026 o posterior.')).toHaveLength(2);
  });

  it('DS-01 shows what the caller says of both, on both', () => {
    const value = { start: '2026-08-24', end: null };
    render(<Period value={value} description="De lunes a viernes." errorMessage="Se cruza con el ciclo anterior." />);
    expect(group()).toHaveAccessibleDescription(/De lunes a viernes\..*Se cruza con el ciclo anterior\./);
    for (const name of ['Desde', 'Hasta']) expect(segments(name)[0]).toBeInvalid();
    expect(segments('Hasta')[0]).not.toHaveAttribute('aria-valuenow');
  });

  it('DS-01 shows the server’s errors of the range and of each day, until something is written', async () => {
    const errors = { period: 'Se cruza con otro ciclo.', endsOn: 'Debe caer en julio.' };
    render(
      <Form validationErrors={errors}>
        <Period name="period" endName="endsOn" defaultValue={{ start: '2026-08-24', end: '2027-06-09' }} />
      </Form>,
    );
    expect(group()).toHaveAccessibleDescription('Se cruza con otro ciclo.');
    expect(segments('Hasta')[0]).toHaveAccessibleDescription('Debe caer en julio.');
    expect(segments('Desde')[0]).toHaveFocus();
    await write('Hasta', '10');
    expect(screen.queryByText('Se cruza con otro ciclo.')).not.toBeInTheDocument();
    expect(screen.queryByText('Debe caer en julio.')).not.toBeInTheDocument();
  });

  it('DS-01 tells that the focus left only when it left both', async () => {
    const onBlur = jest.fn();
    render(<Period onBlur={onBlur} />);
    await userEvent.click(segments('Desde')[0] as HTMLElement);
    await userEvent.click(segments('Hasta')[0] as HTMLElement);
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('DS-01 keeps what is typed though the caller does not take it, and tells of a change when it is left', async () => {
    const onChangeEnd = jest.fn();
    render(<Period value={{ start: '2026-08-24', end: '2026-09-30' }} onChangeEnd={onChangeEnd} />);
    await write('Desde', '31/12/2026');
    expect(screen.queryByText(/o posterior/)).not.toBeInTheDocument();
    await write('Hasta', '15/1/2027');
    expect(onChangeEnd).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    expect(onChangeEnd.mock.calls).toEqual([[{ start: '2026-12-31', end: '2027-01-15' }]]);
    expect(segments('Desde').map(({ value }) => value)).toEqual(['31', '12', '2026']);
  });

  it('DS-01 tells of a change on Enter, once', async () => {
    const onChangeEnd = jest.fn();
    render(<Period defaultValue={{ start: '2026-08-24', end: null }} onChangeEnd={onChangeEnd} />);
    await write('Hasta', '1/9/26{Enter}');
    await userEvent.click(document.body);
    expect(onChangeEnd.mock.calls).toEqual([[{ start: '2026-08-24', end: '2026-09-01' }]]);
  });
});
