import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from './Stepper';
import type { StepItem, StepperProps } from './Stepper';

const statusLabels = {
  complete: 'completo',
  current: 'paso actual',
  incomplete: 'pendiente',
  error: 'con errores',
  disabled: 'no disponible',
};
const steps: StepItem[] = [
  { id: 'goal', label: 'Objetivo y fecha', status: 'complete' },
  { id: 'axes', label: 'Ejes', status: 'current' },
  { id: 'evidence', label: 'Evidencias', status: 'error' },
  { id: 'review', label: 'Revisión', status: 'disabled' },
];
const Steps = (props: Partial<StepperProps>) => (
  <Stepper aria-label="Nueva visita" steps={steps} statusLabels={statusLabels} {...props} />
);

describe('Stepper', () => {
  it('is an ordered list that says where one is and how far each step is', () => {
    render(<Steps />);
    const nav = screen.getByRole('navigation', { name: 'Nueva visita' });
    const items = within(nav).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Objetivo y fecha (completo)',
      '2Ejes (paso actual)',
      'Evidencias (con errores)',
      '4Revisión (no disponible)',
    ]);
    expect(nav.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
    expect(items[1]?.querySelector('[aria-current="step"]')).not.toBeNull();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('goes to a step, but not to the present nor to a disabled one', async () => {
    const onStep = jest.fn();
    render(<Steps onStep={onStep} />);
    expect(screen.getByRole('button', { name: 'Ejes (paso actual)' })).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('button', { name: /Revisión/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /Ejes/ }));
    await userEvent.click(screen.getByRole('button', { name: /Revisión/ }));
    expect(onStep).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Objetivo y fecha (completo)' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(onStep).toHaveBeenCalledWith('goal');
  });

  it('says position and name in one line for phones', () => {
    render(<Steps />);
    expect(screen.getByText('2 / 4').parentElement).toHaveTextContent('2 / 4 Ejes');
  });
});
