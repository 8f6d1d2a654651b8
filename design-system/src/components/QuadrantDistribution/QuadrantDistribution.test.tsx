import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { chartLabels, quadrantWords } from '../ChartFrame/fixtures';
import { QuadrantDistribution } from './QuadrantDistribution';
import type { QuadrantDistributionProps } from './QuadrantDistribution';

function Distribution(props: Partial<QuadrantDistributionProps>) {
  return (
    <I18nProvider locale="es-MX">
      <QuadrantDistribution
        title="¿Qué tan útil fue la sesión?"
        summary="Promedio 3.9."
        totals={[2, 3, 6, 18, 13]}
        percentages={[4.8, 7.1, 14.3, 42.9, 31]}
        average={3.9}
        words={quadrantWords('es')}
        labels={chartLabels('es')}
        {...props}
      />
    </I18nProvider>
  );
}

const drawing = () => screen.getByRole('application', { name: 'Promedio 3.9.' });
const marks = async (count: number) => {
  await waitFor(() => expect(drawing().querySelectorAll('[data-part="mark"]')).toHaveLength(count));
  return [...drawing().querySelectorAll('[data-part="mark"]')];
};

describe('DS-01 QuadrantDistribution', () => {
  it('shares one bar out, under the average and its quadrant, over the five with count and share', async () => {
    render(<Distribution />);
    const drawn = await marks(5);
    const widths = drawn.map((mark) => Number(mark.getAttribute('width')));
    expect((widths[3] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(18 / 2, 5);
    expect(screen.getByText('3.9').closest('p')).toHaveTextContent('Promedio3.94 Favorable');
    expect(screen.getAllByRole('listitem')[3]).toHaveTextContent('4Favorable1842.9 %');
  });

  it('says what the arrows reach', async () => {
    render(<Distribution />);
    await marks(5);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{End}');
    expect(within(drawing()).getByRole('status')).toHaveTextContent('5 Consolidado: 13 (31.0 %)');
  });

  it('has its table one press away, the average in it', async () => {
    render(<Distribution />);
    await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }));
    expect(screen.getByRole('row', { name: '4 Favorable 18 42.9\u00a0%' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Promedio 3\.9/ })).toBeInTheDocument();
  });

  it('says that nobody answered, and never writes NaN', async () => {
    const { container, rerender } = render(
      <Distribution totals={[0, 0, 0, 0, 0]} percentages={undefined} average={0} />,
    );
    expect(screen.getByRole('heading', { name: 'Sin respuestas' })).toBeInTheDocument();
    rerender(<Distribution totals={[Number.NaN, -2, 5, Infinity, 3]} percentages={undefined} average={Number.NaN} />);
    await marks(2);
    expect(container.innerHTML).not.toContain('NaN');
  });
});
