import type { ReactNode } from 'react';
import type { Invitation, InvitationStatus } from '@ruta/contracts/invitations/invitation.schema';
import { DataTable, IconButton, Menu, StatusChip } from '@ruta/design-system';
import type { IconName, MenuItemSpec, Status, TableColumn, TableStatus } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { Moment } from '../../../shared/Moment';
import { EmailAddress } from '../../../shared/EmailAddress';
import { invitationTexts } from '../invitations.texts';
import { roleName } from '../role-name';
import type { InvitationDeeds } from '../use-invitation-deeds';
import type { InvitationsView, InvitationsViewActions } from '../use-invitations-view';

const LOOKS: Readonly<Record<InvitationStatus, { status: Status; icon?: IconName }>> = {
  pending: { status: 'pending' },
  sent: { status: 'scheduled', icon: 'mail' },
  accepted: { status: 'active' },
  expired: { status: 'expired' },
};

export interface InvitationTableProps {
  invitations: readonly Invitation[];
  status: TableStatus;
  view: InvitationsView;
  actions: InvitationsViewActions;
  deeds: InvitationDeeds;
  onEdit: (invitation: Invitation) => void;
  emptyState: ReactNode;
  noMatchState: ReactNode;
  errorState: ReactNode;
}

interface Row {
  id: string;
  invitation: Invitation;
}

/** The invitations of a page, each with its actions (ADM-01, ADM-02). */
export function InvitationTable(props: InvitationTableProps) {
  const { invitations, status, view, actions, deeds, onEdit, ...states } = props;
  const t = useTexts(invitationTexts);
  const locale = useLocale();
  const today = useServerToday(useSession().me.user_timezone);
  const columns: TableColumn<Row>[] = [
    {
      id: 'email',
      header: t('column.email'),
      allowsSorting: true,
      isRowHeader: true,
      cell: ({ invitation }) => <EmailAddress address={invitation.email} />,
    },
    { id: 'role', header: t('column.role'), priority: 1, cell: ({ invitation: { role } }) => roleName(role, locale) },
    {
      id: 'school',
      header: t('column.school'),
      priority: 3,
      isForWide: true,
      cell: ({ invitation: { school } }) => school?.name ?? t('school.none'),
    },
    {
      id: 'status',
      header: t('column.status'),
      priority: 2,
      cell: ({ invitation }) => {
        const look = LOOKS[invitation.status];
        return (
          <StatusChip status={look.status} icon={look.icon}>
            {t(`status.${invitation.status}`)}
          </StatusChip>
        );
      },
    },
    {
      id: 'expires_at',
      header: t('column.expires'),
      allowsSorting: true,
      cell: ({ invitation: { expires_at, accepted_at } }) =>
        accepted_at === null ? <Moment instant={expires_at} today={today} /> : '—',
    },
  ];
  return (
    <DataTable
      aria-label={t('title')}
      columns={columns}
      rows={invitations.map((invitation) => ({ id: String(invitation.id), invitation }))}
      status={status}
      sort={{ column: view.sort.replace('-', ''), direction: view.sort.startsWith('-') ? 'descending' : 'ascending' }}
      onSortChange={({ column, direction }) => {
        const key = column === 'email' ? 'email' : 'expires_at';
        actions.change({ sort: direction === 'ascending' ? key : `-${key}` });
      }}
      rowActionsLabel={t('column.actions')}
      rowActions={({ invitation }) => <RowMenu invitation={invitation} deeds={deeds} onEdit={onEdit} />}
      {...states}
    />
  );
}

function RowMenu({
  invitation,
  deeds,
  onEdit,
}: Pick<InvitationTableProps, 'deeds' | 'onEdit'> & { invitation: Invitation }) {
  const t = useTexts(invitationTexts);
  const { can } = invitation;
  const items: MenuItemSpec[] = [
    ...(can.edit ? [{ id: 'edit', label: t('edit'), icon: 'edit', onAction: () => onEdit(invitation) } as const] : []),
    ...(can.resend
      ? [{ id: 'resend', label: t('resend'), icon: 'send', onAction: () => void deeds.resend(invitation) } as const]
      : []),
    ...(can.delete
      ? [
          {
            id: 'delete',
            label: t('delete'),
            icon: 'trash',
            tone: 'danger',
            onAction: () => deeds.ask(invitation),
          } as const,
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      placement="bottom end"
      trigger={<IconButton icon="more" size="S" isTooltipHidden label={t('actions', { email: invitation.email })} />}
      items={items}
    />
  );
}
