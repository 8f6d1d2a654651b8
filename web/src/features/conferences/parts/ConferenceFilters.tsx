import { CONFERENCE_STATUSES } from '@ruta/contracts/conferences/statuses';
import { DateRangeField, FilterBar, Select } from '@ruta/design-system';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { FilterSearch } from '../../../shared/list/FilterSearch';
import { listTexts } from '../../../shared/list/list.texts';
import { SchoolPicker } from '../../../shared/SchoolPicker';
import { conferenceTexts } from '../conferences.texts';
import { listsTexts } from '../lists.texts';
import { daysOf } from '../use-conferences-view';
import type { ConferencesView, ConferencesViewActions } from '../use-conferences-view';

const ALL = 'all';

interface ConferenceFiltersProps {
  view: ConferencesView;
  actions: ConferencesViewActions;
  /** The school of the filter, if its name is known. */
  school: { id: number; name: string } | null;
  /** Whether sessions of several schools are listed. */
  hasSchools: boolean;
  /** Number of matches, once known. */
  total: number | undefined;
}

/** Filters by text, days, state and school (VC-05). */
export function ConferenceFilters({ view, actions, school, hasSchools, total }: ConferenceFiltersProps) {
  const t = useTexts(listsTexts);
  const states = useTexts(conferenceTexts);
  const list = useTexts(listTexts);
  const { search, status, days } = view;
  const remove: Record<string, Parameters<ConferencesViewActions['change']>[0]> = {
    search: { search: '' },
    days: { days: undefined },
    status: { status: undefined },
    school: { school: undefined },
  };
  const between = days && t('filter.days', { from: formatDay(days.from), to: formatDay(days.to) });
  const applied = [
    ...(search ? [{ id: 'search', label: `${t('filter.search')}: ${search}`, isSearch: true }] : []),
    ...(between === undefined ? [] : [{ id: 'days', label: between }]),
    ...(status ? [{ id: 'status', label: states(`status.${status}`) }] : []),
    ...(hasSchools && view.school ? [{ id: 'school', label: school?.name ?? t('filter.school') }] : []),
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
      onRemove={(id) => actions.change(remove[id] ?? {})}
      clearLabel={list('filters.clear')}
      onClear={actions.clear}
      resultText={total === undefined ? undefined : t('results', { count: total })}
    >
      <DateRangeField
        label={t('filter.range')}
        isLabelHidden
        startLabel={t('filter.from')}
        endLabel={t('filter.to')}
        value={{ start: days?.from ?? null, end: days?.to ?? null }}
        onChangeEnd={(range) => actions.change({ days: daysOf(range, days) })}
      />
      <Select
        label={t('filter.status')}
        value={status ?? ALL}
        onChange={(id) => actions.change({ status: CONFERENCE_STATUSES.find((known) => known === id) })}
        items={[
          { id: ALL, label: t('filter.status.all') },
          ...CONFERENCE_STATUSES.map((id) => ({ id, label: states(`status.${id}`) })),
        ]}
      />
      {hasSchools && (
        <SchoolPicker
          key={view.school === undefined ? 'none' : 'some'}
          label={t('filter.school')}
          placeholder={t('filter.school.hint')}
          school={school}
          onChange={(id) => actions.change({ school: id === null ? undefined : String(id) })}
        />
      )}
    </FilterBar>
  );
}
