import type { CoachRolesPage } from '@ruta/contracts/hierarchy/coach-roles.screens';
import { ROLES } from '@ruta/contracts/roles';
import { FilterBar, Select } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { FilterSearch } from '../../../shared/list/FilterSearch';
import { listTexts } from '../../../shared/list/list.texts';
import { coachRolesTexts } from '../coach-roles.texts';
import { ROLE_CHOICES } from '../use-coach-roles-view';
import type { CoachRolesActions, CoachRolesView } from '../use-coach-roles-view';

const OWN = 'own';

export interface CoachRoleFiltersProps {
  view: CoachRolesView;
  actions: CoachRolesActions;
  cycles: CoachRolesPage['cycles'];
  /** Number of matches, once known. */
  total: number | undefined;
}

/** Search, who is listed, and whether own or a cycle's transitional roles are edited (HIE-01). */
export function CoachRoleFilters({ view, actions, cycles, total }: CoachRoleFiltersProps) {
  const t = useTexts(coachRolesTexts);
  const list = useTexts(listTexts);
  const locale = useLocale();
  const { search, role, cycle } = view;
  const wordOf = (id: (typeof ROLE_CHOICES)[number]) =>
    id === 'any' || id === 'all' ? t(`filter.role.${id}`) : ROLES[id].name[locale];
  const applied = [
    ...(search ? [{ id: 'search', label: `${t('filter.search')}: ${search}`, isSearch: true }] : []),
    ...(role === 'any' ? [] : [{ id: 'role', label: wordOf(role) }]),
  ];
  return (
    <FilterBar
      aria-label={t('filters')}
      search={
        <FilterSearch
          label={t('filter.search')}
          placeholder={t('filter.search.hint')}
          value={search}
          onChange={(text) => actions.change({ search: text })}
        />
      }
      applied={applied}
      appliedLabel={t('filters.applied')}
      onRemove={(id) => actions.change(id === 'search' ? { search: '' } : { role: 'any' })}
      clearLabel={list('filters.clear')}
      onClear={actions.clear}
      resultText={total === undefined ? undefined : t('results', { count: total })}
    >
      <Select
        label={t('filter.role')}
        value={role}
        onChange={(id) => actions.change({ role: ROLE_CHOICES.find((known) => known === id) ?? 'any' })}
        items={ROLE_CHOICES.map((id) => ({ id, label: wordOf(id) }))}
      />
      <Select
        label={t('filter.cycle')}
        value={cycle ?? OWN}
        onChange={(id) => actions.change({ cycle: id === OWN || id === null ? undefined : id })}
        items={[
          { id: OWN, label: t('filter.cycle.own') },
          ...cycles.map(({ id, period }) => ({ id: String(id), label: t('filter.cycle.of', { period }) })),
        ]}
      />
    </FilterBar>
  );
}
