import type { ReactNode } from 'react';
import type { RoleHolder } from '@ruta/contracts/hierarchy/coach-role.schema';
import { ROLES } from '@ruta/contracts/roles';
import type { CoachRole } from '@ruta/contracts/roles';
import { DataTable, IconButton, Stack } from '@ruta/design-system';
import type { TableColumn, TableStatus } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { EmailAddress } from '../../../shared/EmailAddress';
import { coachRolesTexts } from '../coach-roles.texts';

export interface RoleHolderTableProps {
  people: readonly RoleHolder[];
  status: TableStatus;
  /** Whether transitional roles of a cycle are shown beside own ones. */
  isLent: boolean;
  /** Whether nobody's roles can be changed here. */
  isReadOnly: boolean;
  onEdit: (person: RoleHolder) => void;
  emptyState: ReactNode;
  noMatchState: ReactNode;
  errorState: ReactNode;
}

interface Row {
  id: string;
  person: RoleHolder;
}

/** The people of a page with their roles of coaching (HIE-01). */
export function RoleHolderTable({ people, status, isLent, isReadOnly, onEdit, ...states }: RoleHolderTableProps) {
  const t = useTexts(coachRolesTexts);
  const locale = useLocale();
  const words = (roles: readonly CoachRole[]) =>
    roles.length === 0 ? t('none') : roles.map((code) => ROLES[code].name[locale]).join(', ');
  const columns: TableColumn<Row>[] = [
    {
      id: 'person',
      header: t('column.person'),
      isRowHeader: true,
      cell: ({ person }) => (
        <Stack gap={0} element="span">
          <span>{person.fullname}</span>
          {person.email !== null && <EmailAddress address={person.email} />}
        </Stack>
      ),
    },
    { id: 'own', header: t('column.own'), priority: 1, cell: ({ person }) => words(person.roles) },
    ...(isLent
      ? [
          {
            id: 'lent',
            header: t('column.lent'),
            priority: 1 as const,
            cell: ({ person }: Row) => words(person.transitional_roles),
          },
        ]
      : []),
  ];
  return (
    <DataTable
      aria-label={t('title')}
      columns={columns}
      rows={people.map((person) => ({ id: String(person.id), person }))}
      status={status}
      rowActionsLabel={t('column.actions')}
      rowActions={({ person }) =>
        person.can.change &&
        !isReadOnly && (
          <IconButton
            icon="edit"
            size="S"
            label={t('edit', { name: person.fullname })}
            onPress={() => onEdit(person)}
          />
        )
      }
      {...states}
    />
  );
}
