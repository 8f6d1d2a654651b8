import type { ReactNode } from 'react';
import { hierarchyPages } from '@ruta/contracts/hierarchy/hierarchy.pages';
import type { ImportedSchool } from '@ruta/contracts/schools/imported-school.schema';
import { DataTable, IconButton, Link, Menu } from '@ruta/design-system';
import type { TableColumn, TableStatus } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { levelName } from '../../../shared/levels';
import { Moment } from '../../../shared/Moment';
import { useWhyOffline } from '../../../shared/use-sending';
import { schoolTexts } from '../schools.texts';

export interface ImportedTableProps {
  imported: readonly ImportedSchool[];
  status: TableStatus;
  onDiscard: (school: ImportedSchool) => void;
  emptyState: ReactNode;
  noMatchState: ReactNode;
  errorState: ReactNode;
}

interface Row {
  id: string;
  school: ImportedSchool;
}

/** Imported schools that are not set up (HIE-06). */
export function ImportedTable({ imported, status, onDiscard, ...states }: ImportedTableProps) {
  const t = useTexts(schoolTexts);
  const locale = useLocale();
  const whyOffline = useWhyOffline();
  const today = useServerToday(useSession().me.user_timezone);
  const columns: TableColumn<Row>[] = [
    {
      id: 'name',
      header: t('column.name'),
      isRowHeader: true,
      cell: ({ school: { id, name, can } }) =>
        can.set_up ? <Link href={hierarchyPages.adminNewSchool.href({ id })}>{name}</Link> : name,
    },
    { id: 'remote', header: t('column.remote'), priority: 1, cell: ({ school }) => school.remote_id },
    {
      id: 'place',
      header: t('column.place'),
      priority: 2,
      cell: ({ school: { city, state } }) => [city, state?.name].filter(Boolean).join(', ') || t('place.none'),
    },
    {
      id: 'levels',
      header: t('column.levels'),
      priority: 3,
      cell: ({ school: { levels } }) =>
        levels.length === 0 ? t('levels.none') : levels.map((key) => levelName(key, locale)).join(', '),
    },
    { id: 'code', header: t('column.code'), isForWide: true, cell: ({ school }) => school.code },
    {
      id: 'arrived',
      header: t('column.arrived'),
      isForWide: true,
      cell: ({ school }) => <Moment instant={school.imported_at} today={today} />,
    },
  ];
  return (
    <DataTable
      aria-label={t('imported.title')}
      columns={columns}
      rows={imported.map((school) => ({ id: String(school.id), school }))}
      status={status}
      rowActionsLabel={t('column.actions')}
      rowActions={({ school }) =>
        school.can.discard && (
          <Menu
            placement="bottom end"
            trigger={
              <IconButton icon="more" size="S" isTooltipHidden label={t('imported.actions', { name: school.name })} />
            }
            items={[
              ...(school.can.set_up
                ? [
                    {
                      id: 'set-up',
                      label: t('set-up'),
                      icon: 'settings' as const,
                      href: hierarchyPages.adminNewSchool.href({ id: school.id }),
                    },
                  ]
                : []),
              {
                id: 'discard',
                label: t('discard'),
                icon: 'trash',
                tone: 'danger',
                isDisabled: whyOffline !== undefined,
                description: whyOffline,
                onAction: () => onDiscard(school),
              },
            ]}
          />
        )
      }
      {...states}
    />
  );
}
