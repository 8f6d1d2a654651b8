import { ROLE_CODES, ROLES } from '@ruta/contracts/roles';
import { Button, FilterBar, Menu, Select } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { FilterSearch } from '../../../shared/list/FilterSearch';
import { listTexts } from '../../../shared/list/list.texts';
import { FieldLike } from '../users.styles';
import { userTexts } from '../users.texts';
import { ACCESSES, FLAGS } from '../use-users-view';
import type { UsersView, UsersViewActions } from '../use-users-view';
import { SchoolPicker } from '../../../shared/SchoolPicker';

const ALL = 'all';

export interface UserFiltersProps {
  view: UsersView;
  actions: UsersViewActions;
  /** The school of the filter, if its name is known. */
  school: { id: number; name: string } | null;
  /** Number of matches, once known. */
  total: number | undefined;
}

/** Filters by text, roles, access, verification and school (ADM-04). */
export function UserFilters({ view, actions, school, total }: UserFiltersProps) {
  const t = useTexts(userTexts);
  const list = useTexts(listTexts);
  const locale = useLocale();
  const { search, roles, access, verified } = view;
  const remove: Record<string, Parameters<UsersViewActions['change']>[0]> = {
    search: { search: '' },
    access: { access: undefined },
    verified: { verified: undefined },
    school: { school: undefined },
  };
  const applied = [
    ...(search ? [{ id: 'search', label: `${t('filter.search')}: ${search}`, isSearch: true }] : []),
    ...roles.map((code) => ({ id: code, label: ROLES[code].name[locale] })),
    ...(access ? [{ id: 'access', label: t(`filter.access.${access}`) }] : []),
    ...(verified ? [{ id: 'verified', label: t(`filter.verified.${verified}`) }] : []),
    ...(view.school ? [{ id: 'school', label: school?.name ?? t('filter.school') }] : []),
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
      onRemove={(id) => actions.change(remove[id] ?? { roles: roles.filter((code) => code !== id) })}
      clearLabel={list('filters.clear')}
      onClear={actions.clear}
      resultText={total === undefined ? undefined : t('results', { count: total })}
    >
      <FieldLike>
        <span>{t('filter.roles')}</span>
        <Menu
          label={t('filter.roles')}
          trigger={
            <Button iconEnd="chevronDown">
              {roles.length === 0 ? t('filter.roles.all') : t('filter.roles.some', { count: roles.length })}
            </Button>
          }
          sections={[
            {
              id: 'roles',
              selectionMode: 'multiple',
              selectedKeys: roles,
              onSelectionChange: (keys) => actions.change({ roles: ROLE_CODES.filter((code) => keys.includes(code)) }),
              items: ROLE_CODES.map((code) => ({ id: code, label: ROLES[code].name[locale] })),
            },
          ]}
        />
      </FieldLike>
      <Select
        label={t('filter.access')}
        value={access ?? ALL}
        onChange={(id) => actions.change({ access: ACCESSES.find((known) => known === id) })}
        items={[
          { id: ALL, label: t('filter.access.all') },
          ...ACCESSES.map((id) => ({ id, label: t(`filter.access.${id}`) })),
        ]}
      />
      <Select
        label={t('filter.verified')}
        value={verified ?? ALL}
        onChange={(id) => actions.change({ verified: FLAGS.find((known) => known === id) })}
        items={[
          { id: ALL, label: t('filter.verified.all') },
          ...FLAGS.map((id) => ({ id, label: t(`filter.verified.${id}`) })),
        ]}
      />
      <SchoolPicker
        key={view.school === undefined ? 'none' : 'some'}
        label={t('filter.school')}
        placeholder={t('filter.school.hint')}
        school={school}
        onChange={(id) => actions.change({ school: id === null ? undefined : String(id) })}
      />
    </FilterBar>
  );
}
