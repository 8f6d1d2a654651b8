import type { ReactNode } from 'react';
import type { School } from '@ruta/contracts/schools/school.schema';
import { schoolsPages } from '@ruta/contracts/schools/schools.pages';
import { DataTable, Link, StatusChip } from '@ruta/design-system';
import type { TableColumn, TableStatus } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { levelName } from '../../../shared/levels';
import { schoolTexts } from '../schools.texts';
import type { SchoolsView, SchoolsViewActions } from '../use-schools-view';

export interface SchoolTableProps {
  schools: readonly School[];
  status: TableStatus;
  view: SchoolsView;
  actions: SchoolsViewActions;
  emptyState: ReactNode;
  noMatchState: ReactNode;
  errorState: ReactNode;
}

interface Row {
  id: string;
  school: School;
}

/** The schools of a page, each with the way to its data. */
export function SchoolTable({ schools, status, view, actions, ...states }: SchoolTableProps) {
  const t = useTexts(schoolTexts);
  const locale = useLocale();
  const columns: TableColumn<Row>[] = [
    {
      id: 'name',
      header: t('column.name'),
      allowsSorting: true,
      isRowHeader: true,
      cell: ({ school }) => (
        <Link href={schoolsPages.adminSchool.href({ id: school.id })} isQuiet>
          {school.name}
        </Link>
      ),
    },
    {
      id: 'place',
      header: t('column.place'),
      priority: 2,
      cell: ({ school }) => `${school.city}, ${school.state}`,
    },
    {
      id: 'levels',
      header: t('column.levels'),
      priority: 3,
      cell: ({ school: { levels } }) =>
        levels.length === 0 ? t('levels.none') : levels.map((key) => levelName(key, locale)).join(', '),
    },
    { id: 'code', header: t('column.code'), isForWide: true, cell: ({ school }) => school.code },
    { id: 'remote', header: t('column.remote'), isForWide: true, cell: ({ school }) => school.remote_id ?? '—' },
    {
      id: 'state',
      header: t('column.state'),
      priority: 1,
      cell: ({ school: { active } }) => <SchoolChip isActive={active} />,
    },
  ];
  return (
    <DataTable
      aria-label={t('title')}
      columns={columns}
      rows={schools.map((school) => ({ id: String(school.id), school }))}
      status={status}
      sort={{ column: 'name', direction: view.sort.startsWith('-') ? 'descending' : 'ascending' }}
      onSortChange={({ direction }) => actions.change({ sort: direction === 'ascending' ? 'name' : '-name' })}
      {...states}
    />
  );
}

/** Whether a school is active. */
export function SchoolChip({ isActive }: { isActive: boolean }) {
  const t = useTexts(schoolTexts);
  return (
    <StatusChip status={isActive ? 'active' : 'expired'} icon={isActive ? undefined : 'lock'}>
      {t(isActive ? 'active.yes' : 'active.no')}
    </StatusChip>
  );
}
