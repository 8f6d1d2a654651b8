import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChartFrame } from './ChartFrame';
import type { ChartFrameProps } from './ChartFrame.types';
import { chartLabels, longName } from './fixtures';

const rows = [
  { id: '1', cells: ['Escuela Primaria Benito Juárez', '28'] },
  { id: '2', cells: [longName, '21'] },
];

function Frame(props: Partial<ChartFrameProps>) {
  return (
    <ChartFrame
      title="Instrumentos contestados"
      summary="Dos escuelas contestaron 49 instrumentos."
      columns={[
        { id: 'school', header: 'Escuela' },
        { id: 'answered', header: 'Contestados' },
      ]}
      rows={rows}
      labels={chartLabels('es')}
      {...props}
    >
      {props.children ?? <p>dibujo</p>}
    </ChartFrame>
  );
}

const tableButton = () => screen.getByRole('button', { name: 'Ver como tabla' });

/** A drawing whose code fails to load. */
function Unfetched(): never {
  throw new Error('chunk');
}

describe('DS-01 ChartFrame', () => {
  it('is a figure with its heading, told in one sentence', () => {
    render(<Frame level={3} />);
    const figure = screen.getByRole('figure', { name: 'Instrumentos contestados' });
    expect(figure).toHaveAccessibleDescription('Dos escuelas contestaron 49 instrumentos.');
    expect(within(figure).getByRole('heading', { level: 3 })).toBeInTheDocument();
    expect(screen.getByText('dibujo')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('has its table one press away, with every name whole, and the drawing one press back', async () => {
    render(<Frame />);
    await userEvent.click(tableButton());
    expect(tableButton()).toHaveAttribute('aria-pressed', 'true');
    const table = screen.getByRole('table', { name: 'Instrumentos contestados' });
    expect(within(table).getByRole('rowheader', { name: longName })).toBeInTheDocument();
    expect(within(table).getByRole('columnheader', { name: 'Contestados' })).toBeInTheDocument();
    expect(screen.queryByText('dibujo')).not.toBeInTheDocument();
    await userEvent.click(tableButton());
    expect(screen.getByText('dibujo')).toBeInTheDocument();
  });

  it('shows 10,000 rows page by page', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      id: String(index),
      cells: [`Escuela ${index + 1}`, '1'],
    }));
    render(<Frame rows={many} isTableFirst />);
    expect(screen.getAllByRole('row')).toHaveLength(51);
    await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Escuela 51');
    await userEvent.click(screen.getByRole('button', { name: 'Página 200 de 200' }));
    expect(screen.getAllByRole('rowheader').at(-1)).toHaveTextContent('Escuela 10000');
  });

  it('says that there is nothing, where there are no rows or all of them are nothing', () => {
    const { rerender } = render(<Frame rows={[]} />);
    expect(screen.getByRole('heading', { name: 'Sin respuestas', level: 3 })).toBeInTheDocument();
    expect(tableButton()).toBeDisabled();
    rerender(<Frame isEmpty />);
    expect(screen.getByRole('heading', { name: 'Sin respuestas' })).toBeInTheDocument();
    expect(screen.queryByText('dibujo')).not.toBeInTheDocument();
  });

  it('says that it loads, and shows nothing of before', () => {
    render(<Frame status="loading" />);
    expect(screen.getByRole('status')).toHaveTextContent('Cargando respuestas');
    expect(screen.queryByText('dibujo')).not.toBeInTheDocument();
  });

  it('tries again after a failure', async () => {
    const onRetry = jest.fn();
    render(<Frame status="error" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('No pudimos cargar las respuestas');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('shows the table where the drawing cannot be fetched', () => {
    // React logs errors that a boundary caught.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <Frame>
        <Unfetched />
      </Frame>,
    );
    expect(screen.getByRole('table', { name: 'Instrumentos contestados' })).toBeInTheDocument();
  });
});
