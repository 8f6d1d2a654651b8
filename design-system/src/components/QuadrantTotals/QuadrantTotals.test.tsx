import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { chartLabels, longName, quadrantWords } from '../ChartFrame/fixtures';
import { QuadrantTotals } from './QuadrantTotals';
import type { QuadrantTotalsProps } from './QuadrantTotals.types';

function Totals(props: Partial<QuadrantTotalsProps>) {
  return (
    <I18nProvider locale="es-MX">
      <QuadrantTotals
        title="Totales por cuadrante"
        summary="La mayoría cae en el cuadrante 4."
        totals={[13, 23, 38, 39, 27]}
        words={quadrantWords('es')}
        labels={chartLabels('es')}
        {...props}
      />
    </I18nProvider>
  );
}

/** Text of each line, without SVG. */
const lines = () =>
  screen.getAllByRole('listitem').map((line) =>
    [...line.children]
      .filter((part) => part.getAttribute('aria-hidden') !== 'true')
      .map((part) => part.textContent)
      .join(' '),
  );

describe('DS-01 QuadrantTotals', () => {
  it('says of each quadrant its number, its name, how many and what share', () => {
    render(<Totals />);
    expect(screen.getByRole('figure', { name: 'Totales por cuadrante' })).toHaveAccessibleDescription(
      'La mayoría cae en el cuadrante 4.',
    );
    expect(lines()).toEqual([
      '1Crítico 13 9.3\u00a0%',
      '2Frágil 23 16.4\u00a0%',
      '3En desarrollo 38 27.1\u00a0%',
      '4Favorable 39 27.9\u00a0%',
      '5Consolidado 27 19.3\u00a0%',
    ]);
  });

  it('prints the shares that it is told', () => {
    render(<Totals totals={[1, 1, 1, 0, 0]} percentages={[33.4, 33.3, 33.3, 0, 0]} />);
    expect(lines()[0]).toBe('1Crítico 1 33.4\u00a0%');
  });

  it('has its table one press away', async () => {
    render(<Totals words={{ ...quadrantWords('es'), quadrants: [longName, 'b', 'c', 'd', 'e'] }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }));
    expect(screen.getByRole('row', { name: `1 ${longName} 13 9.3\u00a0%` })).toBeInTheDocument();
  });

  it('says that there is nothing for zeros, and leaves impossible figures out', () => {
    const { rerender } = render(<Totals totals={[0, 0, 0, 0, 0]} />);
    expect(screen.getByRole('heading', { name: 'Sin respuestas' })).toBeInTheDocument();
    rerender(<Totals totals={[Number.NaN, -2, 5, Infinity, 3]} />);
    expect(lines()).toEqual([
      '1Crítico 0 0.0\u00a0%',
      '2Frágil 0 0.0\u00a0%',
      '3En desarrollo 5 62.5\u00a0%',
      '4Favorable 0 0.0\u00a0%',
      '5Consolidado 3 37.5\u00a0%',
    ]);
  });
});
