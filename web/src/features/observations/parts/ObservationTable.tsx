import type { ReactNode } from 'react';
import type { ObservationSummary } from '@ruta/contracts/observations/observation.schema';
import { DataTable, Link, Stack, Text } from '@ruta/design-system';
import type { TableColumn, TableStatus } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { observationPage, type ObservationArea } from '../addresses';
import { observationTexts } from '../observations.texts';
import { Recorded } from './Recorded';

export interface ObservationTableProps {
  /** `professor`: of the observed teacher, who is the same in every row. */
  area: ObservationArea | 'professor';
  observations: readonly ObservationSummary[];
  status: TableStatus;
  emptyState: ReactNode;
  noMatchState?: ReactNode;
  errorState: ReactNode;
}

type Row = Omit<ObservationSummary, 'id'> & { id: string };

/** Registered observations, latest first. Bilingual guides have labels of their own (OBS-03). */
export function ObservationTable({ area, observations, ...states }: ObservationTableProps) {
  const t = useTexts(observationTexts);
  const isOwn = area === 'professor';
  const titleOf = ({ guide, professor }: Row) => (isOwn ? guide.name : professor.name);
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'title',
      header: t(isOwn ? 'column.guide' : 'column.professor'),
      isRowHeader: true,
      priority: 1,
      cell: (row) => <Link href={observationPage(area, Number(row.id))}>{titleOf(row)}</Link>,
    },
    {
      id: 'guide',
      header: t(isOwn ? 'column.level' : 'column.guide'),
      priority: 2,
      cell: ({ guide, level, replaced_by }) => (
        <Stack gap={0}>
          <span>{isOwn ? level.name : guide.name}</span>
          <Text variant="caption" tone="muted">
            {[...(isOwn ? [] : [level.name]), ...(replaced_by === null ? [] : [t('replaced').toLowerCase()])].join(
              ', ',
            )}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'when',
      header: t('column.when'),
      priority: 3,
      cell: ({ observed_at }) => <Recorded instant={observed_at} />,
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
      skeletonRows={5}
      {...states}
    />
  );
}
