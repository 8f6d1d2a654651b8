import type { ReactNode } from 'react';
import type { HierarchyRow } from '@ruta/contracts/hierarchy/hierarchy.schema';
import { DataTable, IconButton, StatusChip, Text } from '@ruta/design-system';
import type { TableColumn, TableStatus } from '@ruta/design-system';
import { missingLevels } from '@ruta/state-machines/hierarchy/hierarchy.rules';
import { useTexts } from '../../../lib/i18n';
import { hierarchyTexts } from '../hierarchy.texts';
import { nameOf, versionOf } from '../hierarchy-version';
import { TwoLines } from '../hierarchy.styles';

export interface HierarchyTableProps {
  rows: readonly HierarchyRow[];
  status: TableStatus;
  /** A finished cycle does not change any more. */
  isReadOnly: boolean;
  onEdit: (row: HierarchyRow) => void;
  emptyState: ReactNode;
  noMatchState: ReactNode;
  errorState: ReactNode;
}

interface Row {
  id: string;
  row: HierarchyRow;
}

/** The schools of a page with who accompanies them, each with a way to its dialog (HIE-02). */
export function HierarchyTable({ rows, status, isReadOnly, onEdit, ...states }: HierarchyTableProps) {
  const t = useTexts(hierarchyTexts);
  const person = (name: string) =>
    name === '' ? (
      <Text variant="label" tone="muted">
        {t('nobody')}
      </Text>
    ) : (
      name
    );
  const columns: TableColumn<Row>[] = [
    {
      id: 'school',
      header: t('column.school'),
      isRowHeader: true,
      cell: ({ row }) => (
        <TwoLines>
          {row.school_name}
          <Text variant="caption" tone="muted">
            {[row.school_code, row.school_remote_id].filter(Boolean).join(' · ')}
          </Text>
        </TwoLines>
      ),
    },
    {
      id: 'director',
      header: t('place.director'),
      priority: 3,
      cell: ({ row }) => person(`${row.director_name ?? ''} ${row.director_surname ?? ''}`.trim()),
    },
    { id: 'manager', header: t('place.manager'), cell: ({ row }) => person(nameOf(row.manager)) },
    { id: 'coordinator', header: t('place.coordinator'), cell: ({ row }) => person(nameOf(row.coordinator)) },
    { id: 'coach', header: t('place.coach'), priority: 2, cell: ({ row }) => person(nameOf(row.coach)) },
    {
      id: 'secondaries',
      header: t('column.secondaries'),
      isForWide: true,
      cell: ({ row }) => person([row.sec_coach_one, row.sec_coach_two].map(nameOf).filter(Boolean).join(', ')),
    },
    { id: 'state', header: t('column.state'), priority: 1, cell: ({ row }) => <TeamChip row={row} /> },
  ];
  return (
    <DataTable
      aria-label={t('title')}
      columns={columns}
      rows={rows.map((row) => ({ id: String(row.id), row }))}
      status={status}
      rowActionsLabel={t('column.actions')}
      {...(!isReadOnly && {
        rowActions: ({ row }: Row) =>
          // The server sends `use` only to people who may change the school.
          row.use !== null && (
            <IconButton
              size="S"
              variant="quiet"
              icon="edit"
              label={t('edit.one', { school: row.school_name })}
              onPress={() => onEdit(row)}
            />
          ),
      })}
      {...states}
    />
  );
}

/** Whether the four main places are taken. */
function TeamChip({ row }: { row: HierarchyRow }) {
  const t = useTexts(hierarchyTexts);
  if (row.excluded) return <StatusChip status="inactive">{t('state.excluded')}</StatusChip>;
  return missingLevels(versionOf(row).saved).length === 0 ? (
    <StatusChip status="active">{t('state.complete')}</StatusChip>
  ) : (
    <StatusChip status="outdated">{t('state.incomplete')}</StatusChip>
  );
}
