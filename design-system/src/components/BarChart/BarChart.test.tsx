import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { chartLabels, longName, rightToLeft } from '../ChartFrame/fixtures';
import { BarChart } from './BarChart';
import type { BarChartProps } from './BarChart.types';

const rows = [
  { id: 'm1', label: 'Octubre', values: [15, 12] },
  { id: 'm2', label: longName, values: [6, 0] },
];

function Bars(props: Partial<BarChartProps>) {
  return (
    <I18nProvider locale="es-MX">
      <BarChart
        title="Visitas por mes"
        summary="Octubre tiene más visitas."
        rowHeader="Mes"
        series={[
          { id: 'planned', label: 'Programadas' },
          { id: 'done', label: 'Realizadas' },
        ]}
        rows={rows}
        labels={chartLabels('es')}
        {...props}
      />
    </I18nProvider>
  );
}

const drawing = () => screen.getByRole('application', { name: 'Octubre tiene más visitas.' });
/** Marks of the drawing, once its code has loaded. */
const marks = async (count: number) => {
  await screen.findByText((text, element) => text === '0' && element?.tagName === 'tspan');
  const found = drawing().querySelectorAll('[data-part="mark"]');
  expect(found).toHaveLength(count);
  return [...found];
};
const heightOf = (mark: Element | undefined) => Number(mark?.getAttribute('height'));

describe('DS-01 BarChart', () => {
  it('draws a bar per figure, as high as the figure is great, and none for zero', async () => {
    render(<Bars />);
    const [planned, done, other] = await marks(3);
    expect(heightOf(done) / heightOf(planned)).toBeCloseTo(12 / 15, 5);
    expect(heightOf(other) / heightOf(planned)).toBeCloseTo(6 / 15, 5);
  });

  it('lies down for long names: bars as long as the figure is great, from above downwards', async () => {
    render(<Bars orientation="horizontal" />);
    const [planned, done, other] = await marks(3);
    const at = (mark: Element | undefined, name: string) => Number(mark?.getAttribute(name));
    expect(at(done, 'width') / at(planned, 'width')).toBeCloseTo(12 / 15, 5);
    expect(at(planned, 'y')).toBeLessThan(at(done, 'y'));
    expect(at(done, 'y')).toBeLessThan(at(other, 'y'));
  });

  it('says figure by figure what the arrows reach, and is hidden from readers itself', async () => {
    render(<Bars />);
    await marks(3);
    expect(drawing()).toHaveAccessibleDescription('Usa las flechas para recorrer los datos y Escape para salir.');
    await userEvent.tab();
    await userEvent.tab();
    expect(drawing()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(within(drawing()).getByRole('status')).toHaveTextContent('Octubre: Realizadas, 12');
    await userEvent.keyboard('{Escape}');
    expect(within(drawing()).getByRole('status')).toBeEmptyDOMElement();
    expect(within(drawing()).queryByRole('img')).not.toBeInTheDocument();
  });

  it('has the same figures in its table, with a dash for what is none', () => {
    render(<Bars rows={[...rows, { id: 'm3', label: rightToLeft, values: [Number.NaN, -3] }]} isTableFirst />);
    expect(screen.getByRole('row', { name: 'Octubre 15 12' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: `${rightToLeft} — —` })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: longName })).toBeInTheDocument();
  });

  it.each([
    ['no rows', []],
    ['all zeros', [{ id: 'm1', label: 'Octubre', values: [0, 0] }]],
    ['impossible figures only', [{ id: 'm1', label: 'Octubre', values: [Number.NaN, -3] }]],
  ])('says that there is nothing: %s', (_, none) => {
    const { container } = render(<Bars rows={none} />);
    expect(screen.getByRole('heading', { name: 'Sin respuestas' })).toBeInTheDocument();
    expect(container).not.toHaveTextContent('NaN');
  });

  it('draws one figure, and never writes NaN', async () => {
    const { container } = render(<Bars rows={[{ id: 'm1', label: 'Octubre', values: [1, Number.NaN] }]} />);
    await marks(1);
    expect(container.innerHTML).not.toContain('NaN');
  });

  it('draws twelve of 10,000 names at a time, all on one scale', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      id: String(index),
      label: `Escuela ${index + 1}`,
      values: [index < 12 ? 100 : 50],
    }));
    render(<Bars rows={many} series={[{ id: 'visits', label: 'Visitas' }]} />);
    const first = (await marks(12)).map(heightOf);
    await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
    const second = (await marks(12)).map(heightOf);
    expect((second[0] ?? 0) / (first[0] ?? 1)).toBeCloseTo(0.5, 5);
  });
});
