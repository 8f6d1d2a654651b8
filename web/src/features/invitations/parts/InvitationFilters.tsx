import type { InvitationRole } from '@ruta/contracts/invitations/invitation.schema';
import { FilterBar, Select } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { FilterSearch } from '../../../shared/list/FilterSearch';
import { listTexts } from '../../../shared/list/list.texts';
import { invitationTexts } from '../invitations.texts';
import { roleItems } from '../role-name';
import type { InvitationsView, InvitationsViewActions } from '../use-invitations-view';

const ALL = 'all';

export interface InvitationFiltersProps {
  view: InvitationsView;
  actions: InvitationsViewActions;
  roles: readonly InvitationRole[];
  /** Number of matches, once known. */
  total: number | undefined;
}

/** Filters by e-mail and role (ADM-01). */
export function InvitationFilters({ view, actions, roles, total }: InvitationFiltersProps) {
  const t = useTexts(invitationTexts);
  const list = useTexts(listTexts);
  const items = roleItems(roles, useLocale());
  const role = items.find(({ id }) => id === view.role_id);
  const applied = [
    ...(view.email ? [{ id: 'email', label: `${t('filter.email')}: ${view.email}`, isSearch: true }] : []),
    ...(view.role_id ? [{ id: 'role_id', label: `${t('filter.role')}: ${role?.label ?? view.role_id}` }] : []),
  ];
  return (
    <FilterBar
      aria-label={t('filters')}
      search={
        <FilterSearch
          label={t('filter.email')}
          placeholder={t('filter.email.hint')}
          value={view.email}
          onChange={(email) => actions.change({ email })}
        />
      }
      applied={applied}
      appliedLabel={t('filters.applied')}
      onRemove={(id) => actions.change(id === 'email' ? { email: '' } : { role_id: undefined })}
      clearLabel={list('filters.clear')}
      onClear={actions.clear}
      resultText={total === undefined ? undefined : t('results', { count: total })}
    >
      <Select
        label={t('filter.role')}
        value={view.role_id ?? ALL}
        onChange={(id) => actions.change({ role_id: id === null || id === ALL ? undefined : id })}
        items={[{ id: ALL, label: t('filter.role.all') }, ...items]}
      />
    </FilterBar>
  );
}
