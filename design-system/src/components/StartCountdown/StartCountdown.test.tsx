import { render, screen } from '@testing-library/react';
import { Button } from '../Button';
import { StartCountdown } from './StartCountdown';
import type { StartCountdownProps, TicksLeft } from './StartCountdown.types';

function Start(props: Partial<StartCountdownProps>) {
  return (
    <StartCountdown
      label="El diagnóstico empieza en"
      ticksLeft={5}
      announcement={(seconds) => (seconds === 0 ? 'Empieza ahora' : `Empieza en ${seconds} segundos`)}
      {...props}
    />
  );
}

const timer = () => screen.getByRole('timer', { name: 'El diagnóstico empieza en' });

describe('DS-01 StartCountdown', () => {
  it('shows 5 to 0 and says two of them: the first change and the start', () => {
    const { rerender } = render(<Start />);
    const heard = [5, 4, 3, 2, 1, 0].map((ticks) => {
      rerender(<Start ticksLeft={ticks as TicksLeft} />);
      expect(timer()).toHaveTextContent(String(ticks));
      return screen.getByRole('status').textContent;
    });
    expect(heard).toEqual(['', 'Empieza en 4 segundos', '', '', '', 'Empieza ahora']);
    expect(timer()).toHaveAttribute('aria-live', 'off');
  });

  it('says why it stands still, and nothing aloud meanwhile', () => {
    render(<Start ticksLeft={4} note="Diez preguntas" pausedReason="Sin conexión" />);
    expect(screen.getByText('Sin conexión')).toBeInTheDocument();
    expect(screen.queryByText('Diez preguntas')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  });

  it('offers what its caller gives it', () => {
    render(<Start actions={<Button>Volver</Button>} />);
    expect(screen.getByRole('button', { name: 'Volver' })).toBeInTheDocument();
  });
});
