import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { chartLabels, longName, quadrantWords } from '../ChartFrame/fixtures';
import { QuadrantBars } from './QuadrantBars';
import { QuadrantStrip } from './QuadrantStrip';
import type { QuadrantBarsProps } from './QuadrantBars.types';
import { climate, rowOf } from './fixtures';

const rows = climate('es');

function Bars(props: Partial<QuadrantBarsProps>) {
  return (
    <I18nProvider locale="es-MX">
      <QuadrantBars
        title="Resultados del DPI"
        summary="Lo más bajo es la comunicación."
        rows={rows}
        words={quadrantWords('es')}
        labels={chartLabels('es')}
        {...props}
      />
    </I18nProvider>
  );
}

const drawing = () => screen.getByRole('application', { name: 'Lo más bajo es la comunicación.' });
const drawn = async (text: string) => {
  await within(drawing()).findByText(text);
  return [...drawing().querySelectorAll('[data-part="mark"]')];
};
const widthOf = (mark: Element | undefined) => Number(mark?.getAttribute('width'));

describe('DS-01 QuadrantBars', () => {
  it('shares each bar out over the quadrants that were answered, with number, share and average', async () => {
    render(<Bars />);
    const marks = await drawn('Promedio 2.5');
    expect(marks).toHaveLength(24);
    expect(widthOf(marks[1]) / widthOf(marks[0])).toBeCloseTo(9 / 6, 5);
    expect(within(drawing()).getByText('5 · 46.4 %')).toBeInTheDocument();
  });

  it('fills a mark with the colour and the pattern of its quadrant', async () => {
    render(<Bars rows={[rowOf('q1', 'Liderazgo', [0, 0, 0, 0, 7])]} />);
    const [mark] = await drawn('Promedio 5.0');
    const pattern = document.getElementById(/url\(#(.*)\)/.exec(mark?.getAttribute('fill') ?? '')?.[1] ?? '');
    expect(pattern?.querySelector('[data-part="ground"]')?.getAttribute('style')).toContain('quadrant-5');
  });

  it('draws averages instead, each in its quadrant', async () => {
    render(<Bars measure="average" />);
    const marks = await drawn('Promedio 2.5');
    expect(marks).toHaveLength(5);
    expect(widthOf(marks[4]) / widthOf(marks[0])).toBeCloseTo(4.1 / 2.5, 5);
    expect([...drawing().querySelectorAll('[data-part="number"]')].map((each) => each.textContent)).toEqual([
      '3',
      '3',
      '4',
      '3',
      '4',
    ]);
  });

  it('says what the arrows reach: along a question, and down to the next', async () => {
    render(<Bars />);
    await drawn('Promedio 2.5');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const said = () => within(drawing()).getByRole('status');
    expect(said()).toHaveTextContent(/^Comunicación.*: 2 Frágil, 9 \(32\.1 %\)$/);
    await userEvent.keyboard('{ArrowDown}');
    expect(said()).toHaveTextContent(/^Liderazgo/);
    await userEvent.keyboard('{End}');
    expect(said()).toHaveTextContent(/: Promedio 3\.4, 3 En desarrollo$/);
  });

  it('has counts, shares and average in its table, each to one decimal', () => {
    render(
      <Bars rows={[rowOf('q1', longName, [1, 0, 0, 0, 2]), rowOf('q2', 'Nadie', [0, 0, 0, 0, 0])]} isTableFirst />,
    );
    expect(screen.getByRole('columnheader', { name: '1 Crítico' })).toBeInTheDocument();
    expect(
      screen.getByRole('row', {
        name: `${longName} 1 (33.3\u00a0%) 0 (0.0\u00a0%) 0 (0.0\u00a0%) 0 (0.0\u00a0%) 2 (66.7\u00a0%) 3.7`,
      }),
    ).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Nadie 0 .* —$/ })).toBeInTheDocument();
  });

  it('says of one question that nobody answered it', async () => {
    render(<Bars rows={[...rows.slice(0, 1), rowOf('none', 'Espacios', [0, 0, 0, 0, 0])]} />);
    expect(await drawn('Sin respuestas')).toHaveLength(5);
  });

  it.each([
    ['no rows', []],
    ['all zeros', [rowOf('q1', 'Liderazgo', [0, 0, 0, 0, 0])]],
    [
      'impossible figures only',
      [{ id: 'q1', label: 'Liderazgo', totals: [Number.NaN, -1, -2, Infinity, 0] as const, average: Number.NaN }],
    ],
  ])('says that there is nothing: %s', (_, none) => {
    const { container } = render(<Bars rows={none} />);
    expect(screen.getByRole('heading', { name: 'Sin respuestas' })).toBeInTheDocument();
    expect(container).not.toHaveTextContent('NaN');
  });

  it('leaves out impossible figures among others and never writes NaN', async () => {
    const odd = {
      id: 'odd',
      label: 'Convivencia',
      totals: [Number.NaN, -3, 4, Infinity, 2] as const,
      average: Number.NaN,
    };
    const { container } = render(<Bars rows={[odd]} />);
    expect(await drawn('Promedio —')).toHaveLength(2);
    expect(container.innerHTML).not.toContain('NaN');
  });

  it('draws five of 10,000 rows at a time', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      rowOf(`s${index}`, `Escuela ${index + 1}`, [1, 1, 1, 1, 1]),
    );
    render(<Bars rows={many} />);
    expect(await drawn('Escuela 5')).toHaveLength(25);
    await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
    expect(await drawn('Escuela 10')).toHaveLength(25);
  });
});

describe('DPI-03 QuadrantStrip', () => {
  const strip = (totals: readonly [number, number, number, number, number]) =>
    render(
      <I18nProvider locale="es-MX">
        <QuadrantStrip totals={totals} names={quadrantWords('es').quadrants} />
      </I18nProvider>,
    ).container;

  it('tells each quadrant by pattern, number and words; a narrow part keeps its words', () => {
    const container = strip([1, 0, 2, 40, 57]);
    const marks = [...container.querySelectorAll('[data-part="mark"]')];
    expect(marks.map((mark) => Math.round(Number.parseFloat(mark.getAttribute('width') ?? '')))).toEqual([
      1, 2, 40, 57,
    ]);
    expect(new Set(marks.map((mark) => mark.getAttribute('fill'))).size).toBe(4);
    expect(container.querySelectorAll('pattern')).toHaveLength(5);
    expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      '4 · 40.0\u00a0%',
      '5 · 57.0\u00a0%',
    ]);
    expect(
      screen.getByText(/^1 Crítico: 1 \(1.0 %\) · 3 En desarrollo: 2 \(2.0 %\) · 4 Favorable: 40/),
    ).toBeInTheDocument();
  });

  it('is nothing without answers', () => {
    expect(strip([0, 0, 0, 0, 0])).toBeEmptyDOMElement();
  });
});
