import { useState } from 'react';
import { DataTable, FilterBar, IconButton, Link, SearchField, Select, StatusChip } from '@ruta/design-system';
import type { TableColumn, TableSort } from '@ruta/design-system';
import { rows, type Row } from './samples';

const words = { scheduled: 'Programada', finished: 'Finalizada' };

/** A long page written without care: state above the table, new columns and rows on each key. */
export function LongTable() {
  const [text, setText] = useState('');
  const [sort, setSort] = useState<TableSort>({ column: 'school', direction: 'ascending' });
  const columns: TableColumn<Row>[] = [
    {
      id: 'school',
      header: 'Escuela',
      isRowHeader: true,
      allowsSorting: true,
      cell: ({ id, school }) => <Link href={`#${id}`}>{school}</Link>,
    },
    { id: 'town', header: 'Lugar', priority: 1, cell: ({ town }) => town },
    { id: 'date', header: 'Fecha', priority: 2, cell: ({ date }) => date },
    { id: 'evidence', header: 'Evidencias', align: 'end', cell: ({ evidence }) => evidence },
    {
      id: 'status',
      header: 'Estado',
      priority: 3,
      cell: ({ status }) => <StatusChip status={status}>{words[status]}</StatusChip>,
    },
  ];
  const shown = rows.map((row) => ({ ...row }));
  return (
    <>
      <FilterBar
        aria-label="Filtros de visitas"
        appliedLabel="Filtros aplicados"
        clearLabel="Quitar filtros"
        onClear={() => setText('')}
        resultText="10,000 visitas"
        search={<SearchField label="Buscar" value={text} onChange={setText} />}
      >
        <Select label="Estado" placeholder="Todos" items={[{ id: 'scheduled', label: words.scheduled }]} />
      </FilterBar>
      <DataTable
        aria-label="Visitas"
        columns={columns}
        rows={sort.direction === 'ascending' ? shown : shown.reverse()}
        status="ready"
        sort={sort}
        onSortChange={setSort}
        rowActionsLabel="Acciones"
        rowActions={({ school }) => <IconButton icon="more" label={`Más acciones de ${school}`} isTooltipHidden />}
      />
    </>
  );
}
