import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateField } from '../DateField';
import { DatePicker } from '../DatePicker';
import { TimeField } from '../TimeField';

const given = jest.fn<undefined, [string | null]>();
const hands = userEvent.setup({ delay: null });
const values = () => screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value);
const goTo = (index: number) => hands.click(screen.getAllByRole('spinbutton')[index] as HTMLElement);

beforeEach(() => given.mockClear());

it('DS-01 gives a day typed over another with its separators, corrected and typed again', async () => {
  render(<DateField label="Fecha" defaultValue="1988-03-09" onChange={given} />);
  await goTo(0);
  await hands.keyboard('31/12/2027{Backspace}6');
  expect(given).toHaveBeenLastCalledWith('2026-12-31');
  await hands.keyboard('{Backspace}'.repeat(10));
  expect(values()).toEqual(['', '', '']);
  await hands.keyboard('2026-1-2');
  expect(given).toHaveBeenLastCalledWith('2026-01-02');
});

it('DS-01 begins an empty date with its first segment, wherever it is pressed, and Enter completes its year', async () => {
  render(<DatePicker label="Fecha" onChange={given} />);
  await goTo(2);
  await hands.keyboard('1/2/27{Enter}');
  expect(given).toHaveBeenLastCalledWith('2027-02-01');
});

it('DS-01 takes a pasted day in any segment, and changes nothing where no date is pasted', async () => {
  render(<DateField label="Fecha" defaultValue="1988-03-09" onChange={given} />);
  await goTo(1);
  await hands.paste('12/31/2026');
  expect(given).not.toHaveBeenCalled();
  await hands.paste('31/12/2026 10:30');
  expect(given).toHaveBeenLastCalledWith('2026-12-31');
});

it('DS-01 takes a pasted day whose month is a word', async () => {
  render(<DateField label="Fecha" onChange={given} />);
  await goTo(0);
  await hands.paste('31 de diciembre de 2026');
  await waitFor(() => expect(given).toHaveBeenLastCalledWith('2026-12-31'));
});

it('DS-01 a day that there is not stays, and its sentence comes before the one of the form', async () => {
  render(<DateField label="Fecha" errorMessage="La fecha es obligatoria." onChange={given} />);
  await goTo(0);
  await hands.keyboard('31/02/26');
  await hands.tab();
  expect(screen.getByText('There is no such day: that month has 28 days.')).toBeInTheDocument();
  expect(screen.queryByText('La fecha es obligatoria.')).not.toBeInTheDocument();
  expect(given).not.toHaveBeenCalled();
});

it('DS-01 takes separators as phone keyboards report them', async () => {
  render(<DateField label="Fecha" onChange={given} />);
  await goTo(0);
  for (const data of '1-2-2027') {
    const input = document.activeElement as HTMLInputElement;
    fireEvent(input, new InputEvent('beforeinput', { data, bubbles: true }));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.value + data);
    fireEvent(input, new InputEvent('input', { data, inputType: 'insertText', bubbles: true }));
  }
  expect(given).toHaveBeenLastCalledWith('2027-02-01');
});

it('DS-01 judges limits when a date is whole or left, not between keys', async () => {
  render(<DateField label="Fecha" defaultValue="2026-12-31" minValue="2026-12-20" />);
  await goTo(0);
  await hands.keyboard('3');
  expect(screen.queryByText(/20-12-2026/)).not.toBeInTheDocument();
  await hands.tab({ shift: true });
  expect(screen.getByText(/20-12-2026/)).toBeInTheDocument();
});

it('DS-01 gives a time typed with its separator and corrected, and one pasted with seconds', async () => {
  render(<TimeField label="Hora" onChange={given} />);
  await goTo(0);
  await hands.keyboard('12:06{Backspace}5');
  expect(given).toHaveBeenLastCalledWith('12:05');
  await hands.paste('13:30:00');
  expect(given).toHaveBeenLastCalledWith('13:30');
});
