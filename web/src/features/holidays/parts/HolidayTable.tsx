import type { ReactNode } from 'react';
import type { Holiday, HolidayState } from '@ruta/contracts/holidays/holiday.schema';
import { DataTable, IconButton, Menu, StatusChip } from '@ruta/design-system';
import type { MenuItemSpec, TableColumn, TableStatus } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { useWhyOffline } from '../../../shared/use-sending';
import { daysOf, scopeOf } from '../holiday-words';
import { holidayTexts } from '../holidays.texts';

/** What is done with a holiday of the list. */
export type HolidayDeed = 'edit' | 'confirm' | 'delete';

export interface HolidayTableProps {
  holidays: readonly Holiday[];
  states: readonly HolidayState[];
  canManage: boolean;
  onDeed: (deed: HolidayDeed, holiday: Holiday) => void;
  status: TableStatus;
  emptyState: ReactNode;
  errorState: ReactNode;
}

interface Row {
  id: string;
  holiday: Holiday;
}

/** The holidays of a year in order (VC-06). */
export function HolidayTable({ holidays, states, canManage, onDeed, status, ...shown }: HolidayTableProps) {
  const t = useTexts(holidayTexts);
  const whyOffline = useWhyOffline();
  const columns: TableColumn<Row>[] = [
    { id: 'name', header: t('column.name'), isRowHeader: true, cell: ({ holiday }) => holiday.name },
    { id: 'days', header: t('column.days'), priority: 1, cell: ({ holiday }) => daysOf(holiday, t) },
    { id: 'scope', header: t('column.scope'), priority: 3, cell: ({ holiday }) => scopeOf(holiday, states, t) },
    { id: 'kind', header: t('column.kind'), isForWide: true, cell: ({ holiday }) => t(`kind.${holiday.meta.kind}`) },
    {
      id: 'state',
      header: t('column.state'),
      priority: 2,
      cell: ({ holiday }) => (
        <StatusChip status={holiday.meta.confirmed ? 'active' : 'draft'}>
          {t(holiday.meta.confirmed ? 'confirmed' : 'unconfirmed')}
        </StatusChip>
      ),
    },
  ];
  const deed = (id: HolidayDeed, holiday: Holiday, rest: Pick<MenuItemSpec, 'icon' | 'tone'>): MenuItemSpec => ({
    ...rest,
    id,
    label: t(id),
    // A holiday may be looked at offline; its form says why it is not saved.
    ...(id !== 'edit' && { isDisabled: whyOffline !== undefined, description: whyOffline }),
    onAction: () => onDeed(id, holiday),
  });
  return (
    <DataTable
      aria-label={t('title')}
      columns={columns}
      rows={holidays.map((holiday) => ({ id: String(holiday.id), holiday }))}
      status={status}
      loadingLabel={t('loading')}
      rowActionsLabel={canManage ? t('column.actions') : undefined}
      rowActions={
        canManage
          ? ({ holiday }) => (
              <Menu
                placement="bottom end"
                trigger={
                  <IconButton icon="more" size="S" isTooltipHidden label={t('actions', { name: holiday.name })} />
                }
                items={[
                  deed('edit', holiday, { icon: 'edit' }),
                  ...(holiday.meta.confirmed ? [] : [deed('confirm', holiday, { icon: 'check' })]),
                  deed('delete', holiday, { icon: 'trash', tone: 'danger' }),
                ]}
              />
            )
          : undefined
      }
      {...shown}
    />
  );
}
