import type { ObservationGuides } from '@ruta/contracts/observations/observations.screens';
import { Card, EmptyState, FilterBar, LinkButton, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import type { ReadResult } from '../../../lib/api';
import { formatMonthInText } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { listStatus } from '../../../shared/list/list-status';
import { listTexts } from '../../../shared/list/list.texts';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { PageSection } from '../../../shared/PageSection';
import { ReadOnlyNote } from '../../../shared/ReadOnlyNote';
import { Failed } from '../../../shared/ScreenState';
import { schoolPage, type ObservationArea } from '../addresses';
import { observationTexts } from '../observations.texts';
import type { ListView, ListViewActions } from '../use-list-view';
import { ChooseGuide } from './ChooseGuide';
import { ObservationTable } from './ObservationTable';

const NO_BREAK_SPACE = '\u00a0';

export interface SchoolObservationsProps {
  area: ObservationArea;
  schoolId: string;
  result: ReadResult<ObservationGuides>;
  view: ListView;
  actions: ListViewActions;
}

/** Choosing a guide, and the observations of a school, five a page (OBS-01, OBS-05). */
export function SchoolObservations({ area, schoolId, result, view, actions }: SchoolObservationsProps) {
  const t = useTexts(observationTexts);
  const { data, problem, isPrevious, isValidating, retry } = result;
  const isNarrowed = view.month !== undefined || view.guide !== undefined || view.professor !== undefined;
  const status = listStatus(result, data?.observations, isNarrowed);
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('title')}
        meta={
          <>
            <Text tone="muted">{data?.school.name ?? NO_BREAK_SPACE}</Text>
            {data?.past && <ReadOnlyNote past={data.past} />}
          </>
        }
        actions={<Ways area={area} schoolId={schoolId} cycle={view.cycle} can={data?.can} />}
      />
      {data === undefined && status === 'loading' && <Skeleton shape="block" height={160} />}
      {data?.can.run && (
        <Card>
          <ChooseGuide key={schoolId} area={area} schoolId={schoolId} levels={data.levels} />
        </Card>
      )}
      <PageSection title={t('list.title')}>
        {isNarrowed && <Applied view={view} actions={actions} result={result} />}
        <ObservationTable
          area={area}
          observations={data?.observations.data ?? []}
          status={status}
          errorState={problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
          emptyState={
            <EmptyState
              icon="file"
              title={t('list.empty')}
              body={t(data?.can.run ? 'list.empty.body' : 'list.empty.reader')}
            />
          }
          noMatchState={
            <NothingFound
              total={data?.observations.total ?? 0}
              actions={actions}
              beyondTitle={t('list.beyond')}
              title={t('list.no-match')}
              body={t('list.no-match.body')}
            />
          }
        />
        {data && status !== 'error' && (
          <ListPages
            list={data.observations}
            label={t('list.pages')}
            onPage={actions.showPage}
            isWaiting={isPrevious}
          />
        )}
      </PageSection>
    </Stack>
  );
}

interface WaysProps {
  area: ObservationArea;
  schoolId: string;
  cycle: string | undefined;
  can: ObservationGuides['can'] | undefined;
}

function Ways({ area, schoolId, cycle, can }: WaysProps) {
  const t = useTexts(observationTexts);
  return (
    <>
      <LinkButton icon="chart" href={schoolPage(area, 'dashboard', schoolId, { cycle })}>
        {t('dashboard')}
      </LinkButton>
      <LinkButton icon="calendar" href={schoolPage(area, 'months', schoolId, { cycle })}>
        {t('months')}
      </LinkButton>
      {can?.readProfessors && (
        <LinkButton icon="users" href={schoolPage(area, 'professors', schoolId)}>
          {t('professors')}
        </LinkButton>
      )}
    </>
  );
}

/** What the list is narrowed to, by the address that led here; each can be removed. */
function Applied({ view, actions, result }: Pick<SchoolObservationsProps, 'view' | 'actions' | 'result'>) {
  const t = useTexts(observationTexts);
  const list = useTexts(listTexts);
  const locale = useLocale();
  const { month, guide, professor } = view;
  const [first] = result.data?.observations.data ?? [];
  const applied = [
    ...(month ? [{ id: 'month' as const, label: formatMonthInText(month, locale) }] : []),
    ...(guide ? [{ id: 'guide' as const, label: first?.guide.name ?? t('column.guide') }] : []),
    ...(professor ? [{ id: 'professor' as const, label: first?.professor.name ?? t('column.professor') }] : []),
  ];
  return (
    <FilterBar
      aria-label={t('filters')}
      applied={applied}
      appliedLabel={t('filters.applied')}
      onRemove={(id) => actions.change({ [id]: undefined })}
      clearLabel={list('filters.clear')}
      onClear={actions.clear}
    />
  );
}
