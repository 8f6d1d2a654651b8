import type { TableColumn } from '@ruta/design-system';
import { Table } from './paper.styles';

interface PaperTableProps<T extends { id: string }> {
  'aria-label': string;
  columns: readonly TableColumn<T>[];
  rows: readonly T[];
}

/** A table of the screen with all its columns. Its head is repeated on every page, and no row is cut. */
export function PaperTable<T extends { id: string }>({ columns, rows, ...labelled }: PaperTableProps<T>) {
  return (
    <Table {...labelled}>
      <thead>
        <tr>
          {columns.map(({ id, header, align }) => (
            <th key={id} scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ id, align, isRowHeader, cell }) =>
              isRowHeader ? (
                <th key={id} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={id} data-align={align}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
