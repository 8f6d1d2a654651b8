import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { ROLES } from '@ruta/contracts/roles';
import type { UserDetail } from '@ruta/contracts/users/user.schema';
import { usersPages } from '@ruta/contracts/users/users.pages';
import { Avatar, DataTable, IconButton, Link, Menu, VisuallyHidden } from '@ruta/design-system';
import type { CheckboxProps, DataTableProps, MenuItemSpec, TableColumn, TableStatus } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import type { TranslateOf } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { Moment } from '../../../shared/Moment';
import { EmailAddress } from '../../../shared/EmailAddress';
import { ChoicePlace, PersonCell } from '../users.styles';
import { userTexts } from '../users.texts';
import type { UsersView, UsersViewActions } from '../use-users-view';
import type { ChosenUsers } from '../use-chosen-users';
import type { Deed } from '../use-user-deeds';
import { UserChips } from './UserChips';

const RowCheckbox = lazy(async () => ({ default: (await import('./RowCheckbox')).RowCheckbox }));

export interface UserTableProps {
  users: readonly UserDetail[];
  status: TableStatus;
  view: UsersView;
  actions: UsersViewActions;
  chosen: ChosenUsers;
  /** Called when an action is chosen. */
  onDeed: (deed: Deed, user: UserDetail) => void;
  emptyState: ReactNode;
  noMatchState: ReactNode;
  errorState: ReactNode;
}

interface Row {
  id: string;
  user: UserDetail;
}

/** The accounts of a page, each with its actions (ADM-04). */
export function UserTable({ users, status, view, actions, chosen, onDeed, ...states }: UserTableProps) {
  const t = useTexts(userTexts);
  const locale = useLocale();
  const today = useServerToday(useSession().me.user_timezone);
  const columns: TableColumn<Row>[] = [
    {
      id: 'name',
      header: t('column.person'),
      allowsSorting: true,
      isRowHeader: true,
      cell: ({ user }) => (
        <PersonCell>
          <Avatar name={user.fullname} photo={user.photo} />
          <span>
            <Link href={usersPages.adminUser.href({ id: user.id })} isQuiet>
              {user.fullname}
            </Link>
            <EmailAddress address={user.email} />
          </span>
        </PersonCell>
      ),
    },
    {
      id: 'roles',
      header: t('column.roles'),
      priority: 1,
      cell: ({ user }) =>
        user.roles.length === 0 ? t('roles.none') : user.roles.map(({ code }) => ROLES[code].name[locale]).join(', '),
    },
    {
      id: 'school',
      header: t('column.school'),
      priority: 3,
      cell: ({ user }) => user.school?.name ?? t('school.none'),
    },
    { id: 'state', header: t('column.state'), priority: 2, cell: ({ user }) => <UserChips user={user} /> },
    {
      id: 'login',
      header: t('column.login'),
      isForWide: true,
      cell: ({ user }) =>
        user.last_login_at === null ? t('login.never') : <Moment instant={user.last_login_at} today={today} />,
    },
  ];
  return (
    <DataTable
      aria-label={t('title')}
      columns={columns}
      rows={users.map((user) => ({ id: String(user.id), user }))}
      status={status}
      sort={{
        column: view.sort.endsWith('name') ? 'name' : '',
        direction: view.sort.startsWith('-') ? 'descending' : 'ascending',
      }}
      onSortChange={({ direction }) => actions.change({ sort: direction === 'ascending' ? 'name' : '-name' })}
      rowActionsLabel={t('column.actions')}
      {...choices(users, chosen, t)}
      rowActions={({ user }) => <UserMenu user={user} onDeed={onDeed} />}
      {...states}
    />
  );
}

/** A checkbox that keeps its room and its name until it comes. */
const choice = (props: CheckboxProps) => (
  <ChoicePlace>
    <Suspense fallback={<VisuallyHidden>{props['aria-label']}</VisuallyHidden>}>
      <RowCheckbox {...props} />
    </Suspense>
  </ChoicePlace>
);

/** The checkboxes of the rows, and the one above them for all of the page. */
function choices(
  users: readonly UserDetail[],
  chosen: ChosenUsers,
  t: TranslateOf<typeof userTexts>,
): Pick<DataTableProps<Row>, 'rowChoice' | 'pageChoice' | 'isChosen'> {
  const here = users.filter(({ id }) => chosen.has(id)).length;
  return {
    isChosen: ({ user }) => chosen.has(user.id),
    rowChoice: ({ user }) =>
      choice({
        'aria-label': t('choose.one', { name: user.fullname }),
        isSelected: chosen.has(user.id),
        isDisabled: chosen.isFull && !chosen.has(user.id),
        onChange: (isChosen) => chosen.choose([user], isChosen),
      }),
    pageChoice: choice({
      'aria-label': t('choose.page'),
      isSelected: users.length > 0 && here === users.length,
      isIndeterminate: here > 0 && here < users.length,
      isDisabled: users.length === 0 || (chosen.isFull && here === 0),
      onChange: (isChosen) => chosen.choose(users, isChosen),
    }),
  };
}

/** The actions of one account, by the server's verdicts. */
function UserMenu({ user, onDeed }: { user: UserDetail; onDeed: UserTableProps['onDeed'] }) {
  const t = useTexts(userTexts);
  const { can } = user;
  const deed = (id: Deed, rest: Omit<MenuItemSpec, 'id' | 'onAction'>): MenuItemSpec => ({
    ...rest,
    id,
    onAction: () => onDeed(id, user),
  });
  const items: MenuItemSpec[] = [
    { id: 'edit', label: t('edit'), icon: 'edit', href: usersPages.adminUser.href({ id: user.id }) },
    ...(can.verify ? [deed('verify', { label: t('verify'), icon: 'check' })] : []),
    ...(can.ban
      ? [
          user.is_banned
            ? deed('unban', { label: t('unban'), icon: 'undo' })
            : deed('ban', { label: t('ban'), icon: 'lock' }),
        ]
      : []),
    ...(can.restore ? [deed('restore', { label: t('restore'), icon: 'undo' })] : []),
    ...(can.delete ? [deed('delete', { label: t('delete'), icon: 'trash', tone: 'danger' })] : []),
  ];
  return (
    <Menu
      placement="bottom end"
      trigger={<IconButton icon="more" size="S" isTooltipHidden label={t('actions', { name: user.fullname })} />}
      items={items}
    />
  );
}
