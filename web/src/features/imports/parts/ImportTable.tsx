import type { ReactNode } from 'react';
import type { ImportBatch } from '@ruta/contracts/imports/import.schema';
import { importsPages } from '@ruta/contracts/imports/imports.pages';
import { DataTable, Link } from '@ruta/design-system';
import type { TableColumn, TableStatus } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { Moment } from '../../../shared/Moment';
import { importTexts } from '../imports.texts';
import { ImportChip } from './ImportChip';
import { rowsIn } from '../rows-in';
import { useNumber } from '../use-number';

export interface ImportTableProps {
  imports: readonly ImportBatch[];
  status: TableStatus;
  emptyState: ReactNode;
  noMatchState: ReactNode;
  errorState: ReactNode;
}

interface Row {
  id: string;
  batch: ImportBatch;
}

/** Files that were read, each with the way to its rows. */
export function ImportTable({ imports, status, ...states }: ImportTableProps) {
  const t = useTexts(importTexts);
  const today = useServerToday(useSession().me.user_timezone);
  const number = useNumber();
  const columns: TableColumn<Row>[] = [
    {
      id: 'file',
      header: t('column.file'),
      isRowHeader: true,
      cell: ({ batch }) => (
        <Link href={importsPages.adminImport.href({ id: batch.id })} isQuiet>
          {batch.file_name}
        </Link>
      ),
    },
    { id: 'kind', header: t('column.kind'), isForWide: true, cell: ({ batch }) => t(`kind.${batch.kind}`) },
    { id: 'rows', header: t('column.rows'), align: 'end', priority: 2, cell: ({ batch }) => number(rowsIn(batch)) },
    {
      id: 'when',
      header: t('column.when'),
      priority: 3,
      cell: ({ batch }) => <Moment instant={batch.created_at} today={today} />,
    },
    { id: 'by', header: t('column.by'), isForWide: true, cell: ({ batch }) => batch.by?.fullname ?? t('nobody') },
    { id: 'state', header: t('column.state'), priority: 1, cell: ({ batch }) => <ImportChip batch={batch} /> },
  ];
  return (
    <DataTable
      aria-label={t('list.title')}
      columns={columns}
      rows={imports.map((batch) => ({ id: String(batch.id), batch }))}
      status={status}
      {...states}
    />
  );
}
