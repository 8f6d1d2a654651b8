import type { ReactNode } from 'react';
import type { ObservationSummary } from '@ruta/contracts/observations/observation.schema';
import { DataTable, Stack, Text } from '@ruta/design-system';
import type { TableColumn, TableStatus } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { Moment } from '../../../shared/Moment';
import { observationTexts } from '../observations.texts';

export interface ObservationTableProps {
  observations: readonly ObservationSummary[];
  /** The reader's today. */
  today: string;
  status: TableStatus;
  emptyState: ReactNode;
  errorState: ReactNode;
}

type Row = Omit<ObservationSummary, 'id'> & { id: string };

/** Registered observations, latest first. Bilingual guides have labels of their own (OBS-03). */
export function ObservationTable({ observations, today, status, emptyState, errorState }: ObservationTableProps) {
  const t = useTexts(observationTexts);
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'professor',
      header: t('column.professor'),
      isRowHeader: true,
      priority: 1,
      cell: (row) => row.professor.name,
    },
    {
      id: 'guide',
      header: t('column.guide'),
      priority: 2,
      cell: ({ guide, level, replaced_by }) => (
        <Stack gap={0}>
          <span>{guide.name}</span>
          <Text variant="caption" tone="muted">
            {replaced_by === null ? level.name : `${level.name}, ${t('replaced').toLowerCase()}`}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'when',
      header: t('column.when'),
      priority: 3,
      cell: ({ observed_at }) => <Moment instant={observed_at} today={today} />,
    },
    { id: 'observer', header: t('column.observer'), isForWide: true, cell: ({ observer }) => observer.name },
    {
      id: 'pie',
      header: t('column.pie'),
      cell: ({ guide, pie }) => t(guide.bilingual ? 'pie.bilingual' : 'pie.plain', pie),
    },
  ];
  return (
    <DataTable
      aria-label={t('list.title')}
      columns={columns}
      rows={observations.map((row) => ({ ...row, id: String(row.id) }))}
      status={status}
      emptyState={emptyState}
      errorState={errorState}
      skeletonRows={5}
    />
  );
}
