import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { chartLabels, longName } from '../ChartFrame/fixtures';
import { PieChart } from './PieChart';
import type { PieChartProps } from './PieChart.types';
import { OTHERS, drawnSlices } from './slices';

const slices = [
  { id: 'yes', label: 'Observado', value: 79 },
  { id: 'no', label: 'No observado', value: 35 },
  { id: 'none', label: 'No aplica', value: 12 },
];
const othersLabel = (count: number) => `Otras ${count}`;

function Pie(props: Partial<PieChartProps>) {
  return (
    <I18nProvider locale="es-MX">
      <PieChart
        title="Guía de observación"
        summary="Casi dos tercios observado."
        slices={slices}
        rowHeader="Respuesta"
        unit="Respuestas"
        shareHeader="Porcentaje"
        othersLabel={othersLabel}
        labels={chartLabels('es')}
        {...props}
      />
    </I18nProvider>
  );
}

const drawing = () => screen.getByRole('application', { name: 'Casi dos tercios observado.' });
const drawn = async (total: string) => {
  await within(drawing()).findByText(total);
  return [...drawing().querySelectorAll('[data-part="mark"]')];
};

describe('DS-01 PieChart', () => {
  it('draws a slice per figure with its share, and the total in the middle', async () => {
    render(<Pie />);
    expect(await drawn('126')).toHaveLength(3);
    expect(within(drawing()).getByText('62.7 %')).toBeInTheDocument();
    expect(within(drawing()).getByText('9.5 %')).toBeInTheDocument();
  });

  it('names its slices in the legend', () => {
    render(<Pie />);
    const entries = screen.getAllByRole('listitem').map((entry) => entry.textContent);
    expect(entries).toEqual(['Observado79', 'No observado35', 'No aplica12']);
  });

  it('says slice by slice what the arrows reach', async () => {
    render(<Pie />);
    await drawn('126');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(within(drawing()).getByRole('status')).toHaveTextContent('No observado: 27.8 %, 35');
    await userEvent.keyboard('{Home}');
    expect(within(drawing()).getByRole('status')).toHaveTextContent('Observado: 62.7 %, 79');
  });

  it('has the same figures in its table, with a dash for what is none', () => {
    render(<Pie slices={[...slices, { id: 'odd', label: longName, value: -1 }]} isTableFirst />);
    expect(screen.getByRole('row', { name: 'Observado 79 62.7\u00a0%' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: `${longName} — —` })).toBeInTheDocument();
  });

  it.each([
    ['no slices', []],
    ['all zeros', slices.map((slice) => ({ ...slice, value: 0 }))],
    ['impossible figures only', [{ id: 'odd', label: 'Observado', value: Number.NaN }]],
  ])('says that there is nothing: %s', (_, none) => {
    const { container } = render(<Pie slices={none} />);
    expect(screen.getByRole('heading', { name: 'Sin respuestas' })).toBeInTheDocument();
    expect(container).not.toHaveTextContent('NaN');
  });

  it('draws one figure as a whole ring', async () => {
    const { container } = render(<Pie slices={slices.slice(0, 1)} />);
    expect(await drawn('79')).toHaveLength(1);
    expect(within(drawing()).getByText('100.0 %')).toBeInTheDocument();
    expect(container.innerHTML).not.toContain('NaN');
  });

  it('draws the seven greatest of 10,000 and the rest as one', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      id: `t${index}`,
      label: `Tema ${index}`,
      value: index >= 9_000 && index < 9_007 ? 500 : 1,
    }));
    const found = drawnSlices(many, othersLabel);
    expect(found.map(({ id }) => id)).toEqual([...many.slice(9_000, 9_007).map(({ id }) => id), OTHERS]);
    expect(found.at(-1)).toMatchObject({ label: 'Otras 9993', value: 9993 });
    expect(new Set(found.map(({ color }) => color)).size).toBe(8);
  });

  it('keeps the colour of an answer where another one is missing', () => {
    const found = drawnSlices([{ id: 'yes', label: 'Sí', value: 0 }, ...slices.slice(1)], othersLabel);
    expect(found.map(({ color }) => color)).toEqual([2, 3]);
  });
});
