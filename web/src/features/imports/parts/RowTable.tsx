import type { ReactNode } from 'react';
import { IMPORT_COLUMNS_OF } from '@ruta/contracts/imports/import-kinds';
import type { ImportBatch, ImportRow } from '@ruta/contracts/imports/import.schema';
import { DataTable, Stack } from '@ruta/design-system';
import type { TableColumn, TableStatus } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { importTexts } from '../imports.texts';
import { OutcomeChip } from './ImportChip';
import { SchoolChoice } from './SchoolChoice';

export interface RowTableProps {
  batch: ImportBatch;
  rows: readonly ImportRow[];
  status: TableStatus;
  noMatchState: ReactNode;
}

interface Row {
  id: string;
  row: ImportRow;
}

/** The cells that name a record. */
const NAMED_BY: Readonly<Record<ImportBatch['kind'], readonly (readonly string[])[]>> = {
  schools: [['name'], ['remote_id']],
  people: [['name', 'surname'], ['email']],
  hierarchy: [['school']],
  guides: [['question'], ['code']],
  surveys: [['question'], ['code']],
  central_activities: [['title'], ['code']],
  dpi_questions: [['question'], ['order']],
  coach_activities: [['activity'], ['code']],
  session_themes: [['theme'], ['code']],
  states: [['name'], ['code']],
};

const nameOf = ({ cells, line }: ImportRow, kind: ImportBatch['kind']) =>
  NAMED_BY[kind].flatMap((keys) => keys.flatMap((key) => cells[key] || []).join(' ') || []).join(' · ') || `${line}`;

const lineOf = (text: string) => <div key={text}>{text}</div>;

/** Rows of a file, each with what it would do, or did, and why. */
export function RowTable({ batch, rows, status, noMatchState }: RowTableProps) {
  const t = useTexts(importTexts);
  const locale = useLocale();
  const { kind } = batch;
  const heading = (key: string) => IMPORT_COLUMNS_OF[kind].find((column) => column.key === key)?.heading[locale] ?? key;
  const detailsOf = ({ faults, changes, moves }: ImportRow) => [
    ...faults.map(({ column, text }) => t('rows.fault', { column: heading(column), text })),
    ...changes.map(({ column, from, to }) =>
      from === ''
        ? t('rows.added', { column: heading(column), to })
        : t(to === '' ? 'rows.removed' : 'rows.change', { column: heading(column), from, to }),
    ),
    ...(moves && moves.visits + moves.activities + moves.kept > 0 ? [t('rows.moves', moves)] : []),
  ];
  const columns: TableColumn<Row>[] = [
    { id: 'line', header: t('rows.column.line'), align: 'end', isForWide: true, cell: ({ row }) => row.line },
    {
      id: 'record',
      header: t('rows.column.record'),
      isRowHeader: true,
      cell: ({ row }) => nameOf(row, kind),
    },
    { id: 'outcome', header: t('rows.column.outcome'), priority: 1, cell: ({ row }) => <OutcomeChip row={row} /> },
    {
      id: 'detail',
      header: t('rows.column.detail'),
      priority: 2,
      cell: ({ row }) => {
        const canChoose = batch.can.apply && row.choices.length > 0;
        if (!canChoose && row.faults.length + row.changes.length === 0) return '—';
        return (
          <Stack gap={1}>
            {detailsOf(row).map(lineOf)}
            {canChoose && <SchoolChoice batch={batch} row={row} />}
          </Stack>
        );
      },
    },
  ];
  return (
    <DataTable
      aria-label={t('rows')}
      columns={columns}
      rows={rows.map((row) => ({ id: String(row.id), row }))}
      status={status}
      noMatchState={noMatchState}
      emptyState={noMatchState}
    />
  );
}
