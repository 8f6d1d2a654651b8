import type { ReactNode } from 'react';
import type { Professor } from '@ruta/contracts/observations/guide.schema';
import { Button, DataTable, StatusChip } from '@ruta/design-system';
import type { TableColumn, TableStatus } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { Moment } from '../../../shared/Moment';
import { professorTexts } from '../professors.texts';

export interface ProfessorTableProps {
  professors: readonly Professor[];
  /** The reader's today. */
  today: string;
  status: TableStatus;
  onChange: (professor: Professor) => void;
  emptyState: ReactNode;
  noMatchState: ReactNode;
  errorState: ReactNode;
}

type Row = Omit<Professor, 'id'> & { id: string };

/** Teachers with levels, whether they may be observed, and when they were last (OBS-04). */
export function ProfessorTable({ professors, today, onChange, ...table }: ProfessorTableProps) {
  const t = useTexts(professorTexts);
  const columns: readonly TableColumn<Row>[] = [
    { id: 'name', header: t('column.name'), isRowHeader: true, priority: 1, cell: ({ name }) => name },
    {
      id: 'observable',
      header: t('column.observable'),
      priority: 2,
      cell: ({ observable }) => (
        <StatusChip status={observable === 1 ? 'active' : 'inactive'}>{t(`observable.${observable}`)}</StatusChip>
      ),
    },
    {
      id: 'levels',
      header: t('column.levels'),
      priority: 3,
      cell: ({ levels }) => levels.map(({ name }) => name).join(', '),
    },
    {
      id: 'last',
      header: t('column.last'),
      cell: ({ last_observed_at: at }) => (at === null ? t('last.none') : <Moment instant={at} today={today} />),
    },
  ];
  const canChange = professors.some(({ can }) => can.setObservable);
  return (
    <DataTable
      {...table}
      aria-label={t('title')}
      columns={columns}
      rows={professors.map((professor) => ({ ...professor, id: String(professor.id) }))}
      rowActions={
        canChange
          ? (row) => (
              <Button
                size="S"
                aria-label={t('change.of', { name: row.name })}
                onPress={() => onChange({ ...row, id: Number(row.id) })}
              >
                {t('change')}
              </Button>
            )
          : undefined
      }
      rowActionsLabel={t('change')}
    />
  );
}
