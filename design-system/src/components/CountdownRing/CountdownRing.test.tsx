import { render, screen } from '@testing-library/react';
import { CountdownRing } from './CountdownRing';
import type { CountdownRingProps } from './CountdownRing.types';
import { momentPassed, timeLeft } from './time-left';

const announcement = (seconds: number) => (seconds === 0 ? 'Se acabó el tiempo' : `Quedan ${seconds} segundos`);

function Clock(props: Partial<CountdownRingProps>) {
  return (
    <CountdownRing
      label="Tiempo para responder"
      remainingMs={20_000}
      durationMs={20_000}
      announcement={announcement}
      {...props}
    />
  );
}

const timer = () => screen.getByRole('timer', { name: 'Tiempo para responder' });
const told = () => screen.getAllByRole('status').map((status) => status.textContent);

describe('DS-01 CountdownRing', () => {
  it('goes from 100 to 0 with the time that is left, in hundredths or in seconds', () => {
    const { rerender } = render(<Clock />);
    expect(timer()).toHaveTextContent('100%');
    rerender(<Clock remainingMs={9001} />);
    expect(timer()).toHaveTextContent('46%');
    rerender(<Clock remainingMs={9001} unit="seconds" />);
    expect(timer()).toHaveTextContent('10s');
    rerender(<Clock remainingMs={65_000} durationMs={120_000} unit="seconds" />);
    expect(timer()).toHaveTextContent('1:05');
    rerender(<Clock remainingMs={0} />);
    expect(timer()).toHaveTextContent('0%');
  });

  it('counts an extended time against the longer whole', () => {
    const { rerender } = render(<Clock remainingMs={4000} />);
    expect(timer()).toHaveTextContent('20%');
    rerender(<Clock remainingMs={14_000} durationMs={30_000} />);
    expect(timer()).toHaveTextContent('47%');
  });

  it('takes what cannot be for nothing left or for the whole, never for NaN', () => {
    for (const [remainingMs, durationMs, percent] of [
      [-3, 20_000, 0],
      [99_000, 20_000, 100],
      [Number.NaN, 20_000, 0],
      [10, 0, 0],
      [10, Number.POSITIVE_INFINITY, 0],
    ] as const) {
      expect(timeLeft(remainingMs, durationMs).percent).toBe(percent);
    }
  });

  it('says only the moments that matter, once each, and is silent as a timer', () => {
    const onTold = jest.fn(announcement);
    const { rerender } = render(<Clock announcement={onTold} />);
    expect(timer()).toHaveAttribute('aria-live', 'off');
    for (let ms = 20_000; ms >= 0; ms -= 250) rerender(<Clock announcement={onTold} remainingMs={ms} />);
    expect(onTold.mock.calls.flat()).toEqual([10, 5, 0]);
    expect(told()).toContain('Se acabó el tiempo');
  });

  it('knows the half of a longer time, and no moment that is the whole time', () => {
    expect(momentPassed(60_000, 60_000)).toBeNull();
    expect(momentPassed(30_000, 60_000)).toBe(30);
    expect(momentPassed(10_000, 60_000)).toBe(10);
    expect(momentPassed(10_000, 10_000)).toBeNull();
    expect(momentPassed(5_000, 10_000)).toBe(5);
    expect(momentPassed(5_000, 5_000)).toBeNull();
  });

  it('says the seconds that are really left when an extension jumps back over a moment', () => {
    const { rerender } = render(<Clock remainingMs={3000} />);
    rerender(<Clock remainingMs={13_000} durationMs={30_000} />);
    expect(told()).toContain('Quedan 13 segundos');
  });

  it('marks the last five seconds with words as well, and a pause with its reason', () => {
    const words = { note: 'Pregunta 3 de 10', lastSecondsNote: 'Últimos segundos' };
    const { rerender } = render(<Clock {...words} remainingMs={5001} />);
    expect(screen.getByText('Pregunta 3 de 10')).toBeInTheDocument();
    rerender(<Clock {...words} remainingMs={5000} />);
    expect(screen.getByText('Últimos segundos')).toBeInTheDocument();
    rerender(<Clock {...words} remainingMs={5000} pausedReason="Guardando tu respuesta" />);
    expect(screen.getByText('Guardando tu respuesta')).toBeInTheDocument();
    expect(screen.queryByText('Últimos segundos')).not.toBeInTheDocument();
  });

  it('keeps its place while nobody knows what is left', () => {
    const { container } = render(<Clock remainingMs={null} loadingLabel="Consultando el reloj" />);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(told()).toContain('Consultando el reloj');
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  });
});
