import type { ReactNode } from 'react';
import type { CycleList } from '@ruta/contracts/cycles/cycles.screens';
import { cyclesPages } from '@ruta/contracts/cycles/cycles.pages';
import { DataTable, Link } from '@ruta/design-system';
import type { TableColumn, TableStatus } from '@ruta/design-system';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { cycleTexts } from '../cycles.texts';
import { stateOf } from '../cycle-version';
import { CycleChip } from './CycleChip';

type Cycle = CycleList['cycles']['data'][number];

export interface CycleTableProps {
  cycles: readonly Cycle[];
  status: TableStatus;
  emptyState: ReactNode;
  noMatchState: ReactNode;
  errorState: ReactNode;
}

interface Row {
  id: string;
  cycle: Cycle;
}

/** The cycles of a page (CYC-01). */
export function CycleTable({ cycles, status, ...states }: CycleTableProps) {
  const t = useTexts(cycleTexts);
  const columns: TableColumn<Row>[] = [
    {
      id: 'cycle',
      header: t('column.cycle'),
      isRowHeader: true,
      cell: ({ cycle }) => (
        <Link href={cyclesPages.adminCycle.href({ id: cycle.id })} isQuiet>
          {cycle.period.name}
        </Link>
      ),
    },
    {
      id: 'state',
      header: t('column.state'),
      priority: 1,
      cell: ({ cycle }) => <CycleChip state={stateOf(cycle)} />,
    },
    { id: 'start', header: t('column.start'), priority: 2, cell: ({ cycle }) => formatDay(cycle.start_at) },
    { id: 'end', header: t('column.end'), priority: 3, cell: ({ cycle }) => formatDay(cycle.end_at) },
  ];
  return (
    <DataTable
      aria-label={t('title')}
      columns={columns}
      rows={cycles.map((cycle) => ({ id: String(cycle.id), cycle }))}
      status={status}
      {...states}
    />
  );
}
