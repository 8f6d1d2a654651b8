import type { AuditLog } from '@ruta/contracts/audit/audit.screens';
import { DateRangeField, EmptyState, FilterBar, PageHeader, Select, Skeleton, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { FilterSearch } from '../../../shared/list/FilterSearch';
import { listTexts } from '../../../shared/list/list.texts';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { Forbidden } from '../../../shared/PageStates';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { AuditEntries } from '../parts/AuditEntries';
import { auditScreen } from '../audit.calls';
import { auditTexts } from '../audit.texts';
import { isNarrowed, queryOf, SUBJECTS, useAuditView } from '../use-audit-view';
import type { AuditView, AuditViewActions } from '../use-audit-view';

const ALL = 'all';

/** The audit log: who did what to whom, when, with values before and after. */
export function AuditPage() {
  const t = useTexts(auditTexts);
  const [view, actions] = useAuditView();
  const result = useScreen(auditScreen, { query: queryOf(view) });
  const { data, isPrevious } = result;
  usePageTitle(t('title'));
  if (result.problem?.status === 403) return <Forbidden />;
  return (
    <Stack gap={4}>
      <PageHeader title={t('title')} meta={<Text tone="muted">{t('intro')}</Text>} />
      <AuditFilters view={view} actions={actions} total={isPrevious ? undefined : data?.entries.total} />
      <ScreenState result={result} loadingLabel={t('loading')} skeleton={<Skeleton shape="block" height={480} />}>
        {({ entries }) =>
          entries.count === 0 ? (
            <Nothing entries={entries} view={view} actions={actions} />
          ) : (
            <>
              <AuditEntries entries={entries.data} isBusy={isPrevious} />
              <ListPages list={entries} label={t('pages')} onPage={actions.showPage} isWaiting={isPrevious} />
            </>
          )
        }
      </ScreenState>
    </Stack>
  );
}

interface NothingProps {
  entries: AuditLog['entries'];
  view: AuditView;
  actions: AuditViewActions;
}

/** The empty states: no entries yet, no match, or a page beyond the last one. */
function Nothing({ entries, view, actions }: NothingProps) {
  const t = useTexts(auditTexts);
  if (entries.total === 0 && !isNarrowed(view))
    return <EmptyState icon="history" title={t('empty.title')} body={t('empty.body')} />;
  return (
    <NothingFound
      total={entries.total}
      actions={actions}
      beyondTitle={t('beyond.title')}
      title={t('no-match.title')}
      body={t('no-match.body')}
    />
  );
}

interface AuditFiltersProps {
  view: AuditView;
  actions: AuditViewActions;
  total: number | undefined;
}

function AuditFilters({ view, actions, total }: AuditFiltersProps) {
  const t = useTexts(auditTexts);
  const list = useTexts(listTexts);
  const { search, subject, subjectId, from, to } = view;
  const remove: Record<string, Parameters<AuditViewActions['change']>[0]> = {
    search: { search: '' },
    subject: { subject: undefined, subjectId: undefined },
    one: { subjectId: undefined },
    from: { from: undefined },
    to: { to: undefined },
  };
  const applied = [
    ...(search ? [{ id: 'search', label: `${t('filter.search')}: ${search}`, isSearch: true }] : []),
    ...(subject ? [{ id: 'subject', label: t(`subject.${subject}`) }] : []),
    ...(subjectId ? [{ id: 'one', label: t('filter.one') }] : []),
    ...(from ? [{ id: 'from', label: `${t('filter.from')}: ${formatDay(from)}` }] : []),
    ...(to ? [{ id: 'to', label: `${t('filter.to')}: ${formatDay(to)}` }] : []),
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
      <Select
        label={t('filter.subject')}
        value={subject ?? ALL}
        onChange={(id) => actions.change({ subject: SUBJECTS.find((known) => known === id), subjectId: undefined })}
        items={[
          { id: ALL, label: t('filter.subject.all') },
          ...SUBJECTS.map((id) => ({ id, label: t(`subject.${id}`) })),
        ]}
      />
      <DateRangeField
        label={t('filter.days')}
        isLabelHidden
        startLabel={t('filter.from')}
        endLabel={t('filter.to')}
        value={{ start: from ?? null, end: to ?? null }}
        onChangeEnd={({ start, end }) => {
          const isInOrder = start === null || end === null || start <= end;
          if (isInOrder) actions.change({ from: start ?? undefined, to: end ?? undefined });
        }}
      />
    </FilterBar>
  );
}
