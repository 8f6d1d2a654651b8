import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { media } from '../../tokens';
import { Checkbox } from '../Checkbox';
import { IconButton } from '../IconButton';
import { DataTable } from './DataTable';
import type { DataTableProps, TableSort } from './DataTable.types';
import { visitColumns, visits } from './fixtures';
import type { VisitRow } from './fixtures';

function Visits(props: Partial<DataTableProps<VisitRow>>) {
  const [sort, setSort] = useState<TableSort>({ column: 'date', direction: 'descending' });
  return (
    <DataTable
      aria-label="Visitas"
      columns={visitColumns}
      rows={visits}
      status="ready"
      loadingLabel="Cargando visitas"
      sort={sort}
      emptyState={<p>Aún no hay visitas</p>}
      noMatchState={<button type="button">Quitar filtros</button>}
      errorState={<button type="button">Reintentar</button>}
      {...props}
      onSortChange={(next) => {
        props.onSortChange?.(next);
        setSort(next);
      }}
    />
  );
}

const table = () => screen.getByRole('table', { name: 'Visitas' });

describe('DataTable', () => {
  it('shows the rows, each named by its row header', () => {
    render(<Visits />);
    const rows = within(table()).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(visits.length);
    const first = rows[0] as HTMLElement;
    expect(within(first).getByRole('rowheader')).toHaveTextContent('Escuela Primaria Benito Juárez');
    expect(
      within(first)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['María Fernanda Ortiz', '13-05-2026', '0', 'Programada']);
  });

  it('says the order and asks for another one', async () => {
    const onSortChange = jest.fn();
    render(<Visits onSortChange={onSortChange} />);
    const date = screen.getByRole('columnheader', { name: /Fecha/ });
    expect(date).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(date).getByRole('button'));
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'date', direction: 'ascending' });
    await userEvent.click(screen.getByRole('button', { name: /Escuela/ }));
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'school', direction: 'ascending' });
    expect(screen.getByRole('columnheader', { name: 'Docente' })).not.toHaveAttribute('aria-sort');
  });

  it('keeps the rows while others load, and says so', () => {
    render(<Visits status="loading" />);
    expect(table().closest('[aria-busy="true"]')).not.toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Cargando visitas');
    expect(screen.getByText('María Fernanda Ortiz')).toBeInTheDocument();
  });

  it('draws places while the first rows load', () => {
    render(<Visits status="loading" rows={[]} skeletonRows={4} />);
    expect(table().closest('[aria-busy="true"]')).not.toBeNull();
    expect(within(table()).getAllByRole('row')).toHaveLength(1 + 4);
  });

  it.each([
    ['empty', 'Aún no hay visitas'],
    ['noMatch', 'Quitar filtros'],
    ['error', 'Reintentar'],
  ] as const)('shows what belongs to %s, reachable and without rows', async (status, text) => {
    render(<Visits status={status} />);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    if (status !== 'empty') {
      await userEvent.tab();
      expect(screen.getByRole('button', { name: text })).toHaveFocus();
    }
  });

  it('has the actions of a row in a column of their own', async () => {
    const onDelete = jest.fn();
    render(
      <Visits
        rowActionsLabel="Acciones"
        rowActions={(row) => (
          <IconButton icon="trash" label={`Eliminar visita ${row.id}`} onPress={() => onDelete(row.id)} />
        )}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar visita 41' }));
    expect(onDelete).toHaveBeenCalledWith('41');
    expect(screen.getByRole('columnheader', { name: 'Acciones' })).toBeInTheDocument();
  });

  it('has checkboxes before its columns, also of places, and highlights the chosen rows', () => {
    const chosen = new Set(['40']);
    const props: Partial<DataTableProps<VisitRow>> = {
      isChosen: ({ id }) => chosen.has(id),
      rowChoice: ({ id }) => <Checkbox aria-label={`Elegir ${id}`} isSelected={chosen.has(id)} />,
      pageChoice: <Checkbox aria-label="Elegir todas" />,
    };
    const { rerender } = render(<Visits {...props} />);
    const rows = () => within(table()).getAllByRole('row');
    expect(rows().map((row) => within(row).getAllByRole('checkbox').length)).toEqual(rows().map(() => 1));
    expect(rows().filter((row) => row.hasAttribute('data-chosen'))).toEqual([
      screen.getByRole('checkbox', { name: 'Elegir 40' }).closest('[role="row"]'),
    ]);
    rerender(<Visits {...props} rows={[]} status="loading" />);
    expect(rows().map((row) => row.children.length)).toEqual(rows().map(() => visitColumns.length + 1));
  });

  it('follows new rows and new columns', () => {
    const { rerender } = render(<Visits />);
    rerender(<Visits rows={visits.slice(2)} columns={visitColumns.slice(0, 2)} />);
    expect(within(table()).getAllByRole('row')).toHaveLength(3);
    expect(screen.queryByRole('columnheader', { name: /Fecha/ })).not.toBeInTheDocument();
  });
});

describe('DS-01 DataTable on tablets', () => {
  const wide = visitColumns.map((column) => ({
    ...column,
    isForWide: column.id === 'evidence' || column.id === 'status',
    allowsSorting: column.id === 'status',
  }));
  /** Whether a media query's styles hide an element: jsdom has no viewport width. */
  const hiddenAt = (query: string, part: Element) =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule): rule is CSSMediaRule => 'media' in rule && query.endsWith((rule as CSSMediaRule).media.mediaText))
      .flatMap((rule) => [...rule.cssRules] as CSSStyleRule[])
      .some((rule) => rule.style.display === 'none' && part.matches(rule.selectorText));

  it.each([
    ['ready', visits],
    ['loading', []],
  ] as const)('leaves out the columns for wide screens, heading and cells, while %s', (status, rows) => {
    render(<Visits columns={wide} status={status} rows={rows} />);
    for (const row of within(table()).getAllByRole('row')) {
      const parts = [...row.children];
      expect(parts.map((part) => hiddenAt(media.tablet, part))).toEqual([false, false, false, true, true]);
    }
    expect(media.tablet).toContain('959');
  });

  it('is cards below 768 px, beside the rail too: the name and what matters, under no headings but those that sort', () => {
    render(<Visits />);
    const [heads, first] = within(table()).getAllByRole('row') as [HTMLElement, HTMLElement];
    const isLeftOut = (part: Element) =>
      hiddenAt(media.narrow, part) && !part.matches('[data-sorts], [data-row-header], [data-priority]');
    expect([...heads.children].map(isLeftOut)).toEqual(visitColumns.map((column) => column.allowsSorting !== true));
    expect([...first.children].map(isLeftOut)).toEqual(
      visitColumns.map((column) => column.isRowHeader !== true && column.priority === undefined),
    );
    expect(media.narrow).toContain('767.98px');
  });

  it('leaves out none that does not say so', () => {
    render(<Visits />);
    expect(
      within(table())
        .getAllByRole('cell')
        .some((cell) => hiddenAt(media.tablet, cell)),
    ).toBe(false);
  });
});

describe('DS-01 DataTable below a search', () => {
  function Searched({ onCell }: { onCell: (echo: string | null) => void }) {
    const [text, setText] = useState('');
    const columns = visitColumns.map((column) => ({
      ...column,
      cell: (row: VisitRow) => {
        onCell(screen.queryByRole('status', { name: 'Eco' })?.textContent ?? null);
        return column.cell(row);
      },
    }));
    return (
      <>
        <input aria-label="Buscar" value={text} onChange={(event) => setText(event.target.value)} />
        <output aria-label="Eco">{text}</output>
        <DataTable aria-label="Visitas" columns={columns} rows={visits} status="ready" />
      </>
    );
  }

  it('draws its rows after what was typed stands there, whatever its owner makes anew', async () => {
    const onCell = jest.fn();
    render(<Searched onCell={onCell} />);
    onCell.mockClear();
    await userEvent.type(screen.getByRole('textbox', { name: 'Buscar' }), 'm');
    expect(onCell).toHaveBeenCalled();
    expect(onCell.mock.calls.filter(([echo]) => echo !== 'm')).toEqual([]);
  });

  it('leaves its rows alone while they and their columns are the same', () => {
    const cell = jest.fn((row: VisitRow) => row.school);
    const columns = [{ id: 'school', header: 'Escuela', isRowHeader: true, cell }];
    const props = { 'aria-label': 'Visitas', columns, rows: visits, status: 'ready' } as const;
    const { rerender } = render(<DataTable {...props} />);
    cell.mockClear();
    rerender(<DataTable {...props} />);
    expect(cell).not.toHaveBeenCalled();
  });
});
