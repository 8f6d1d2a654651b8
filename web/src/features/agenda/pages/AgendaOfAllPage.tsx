import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { AGENDA_SCHOOLS_MAX } from '@ruta/contracts/agenda/agenda.limits';
import type { AgendaOfAll } from '@ruta/contracts/agenda/agenda.screens';
import { sharingPages } from '@ruta/contracts/sharing/sharing.pages';
import { Button, EmptyState, LinkButton, PageHeader, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { afterFirstScreen } from '../../../lib/first-screen';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { Forbidden } from '../../../shared/PageStates';
import { ReadOnlyNote } from '../../../shared/ReadOnlyNote';
import { Failed } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { severalTexts } from '../agenda-several.texts';
import { agendaTexts } from '../agenda.texts';
import { agendaOfAllScreen } from '../agenda.calls';
import type { AgendaArea } from '../agenda.calls';
import { schoolsInSight } from '../schools-in-sight';
import { AgendaOrigins } from '../origins';
import { originsOf } from '../origins-of';
import { AgendaMonth } from '../parts/AgendaMonth';
import { FilterRow } from '../parts/SchoolsFilter.styles';
import { SchoolsFilter } from '../parts/SchoolsFilter';
import { AddPlace, OwnLine } from './AgendaPage.styles';
import { useAgendaView } from '../use-agenda-view';
import { useChosenSchools } from '../use-chosen-schools';

// Keys come after the page.
const AgendaKeys = lazy(async () => {
  await afterFirstScreen();
  return { default: (await import('../parts/AgendaKeys')).AgendaKeys };
});
// Loaded on demand.
const CreateInSchool = lazy(async () => ({ default: (await import('../parts/CreateInSchool')).CreateInSchool }));

const NO_SCHOOLS: AgendaOfAll['schools'] = [];

/**
 * The agenda of all schools of a coach in one calendar, and of a superior's branch, by coach and by school (AGE-01,
 * AGE-05). What may be done is the server's verdict; superiors only read.
 */
export function AgendaOfAllPage({ area = 'coach' }: { area?: AgendaArea }) {
  const t = useTexts(agendaTexts);
  const several = useTexts(severalTexts);
  const { can, me } = useSession();
  const [view, actions] = useAgendaView(me.user.id);
  const [chosen, choose] = useChosenSchools(me.user.id);
  const [isCreating, setCreating] = useState(false);
  const result = useScreen(agendaOfAllScreen(area), {
    query: {
      month: view.month,
      school_ids: chosen.school_ids.join(','),
      coach_id: chosen.coach_id ?? undefined,
    },
  });
  const { data: latest, problem, isValidating, retry } = result;
  // Deferred, so that drawing a month does not block input.
  const data = useDeferredValue(latest);
  const isPrevious = result.isPrevious || data?.month !== latest?.month;
  const schools = data?.schools ?? NO_SCHOOLS;
  const origins = useMemo(() => originsOf(schools), [schools]);
  usePageTitle(`${t('title')}, ${several('all')}`);

  if (problem?.status === 403) return <Forbidden />;
  // Known before the month is, so that the page does not move.
  const mayCreate = can('visit:write') || can('activity:create');
  const hasFailed = problem !== undefined && (data === undefined || isPrevious);
  // After choosing a school, where the cycle has started (AGE-04).
  const [only, ...others] = data === undefined ? [] : schoolsInSight(data);
  const shared = others.length === 0 && me.cycle !== null && can('agenda-share:create') ? only : undefined;
  const canCreate = data !== undefined && schools.length > 0 && (data.can.createVisit || data.can.createActivity);
  return (
    <Stack gap={3}>
      <Suspense>
        <AgendaKeys today={data?.today} onCreate={canCreate ? () => setCreating(true) : undefined} actions={actions} />
      </Suspense>
      <PageHeader
        title={t('title')}
        meta={
          <>
            <Text tone="muted">{several('all')}</Text>
            <OwnLine>
              <Text variant="label" tone="muted">
                {several('zones')}
              </Text>
            </OwnLine>
            {!mayCreate && <ReadOnlyNote />}
          </>
        }
        actions={
          data === undefined && mayCreate ? (
            <AddPlace data-docks />
          ) : shared ? (
            <LinkButton icon="send" href={sharingPages.coachShareAgenda.href({ school_id: shared.id })}>
              {t('share')}
            </LinkButton>
          ) : undefined
        }
        primaryAction={
          canCreate ? (
            <Button variant="primary" icon="calendarAdd" onPress={() => setCreating(true)}>
              {several('add')}
            </Button>
          ) : undefined
        }
      />
      {data === undefined
        ? area === 'coach' && <FilterRow />
        : schools.length > 1 && <SchoolsFilter schools={schools} origins={origins} chosen={chosen} onChange={choose} />}
      {hasFailed ? (
        <Failed problem={problem} isRetrying={isValidating} onRetry={retry} />
      ) : data !== undefined && schools.length === 0 ? (
        <EmptyState icon="school" title={several('none.title')} body={several('none.body')} />
      ) : data !== undefined && data.narrow !== null && !isPrevious ? (
        <EmptyState
          icon="filter"
          title={several(`narrow.${data.narrow}`)}
          body={several(`narrow.${data.narrow}.body`, { max: AGENDA_SCHOOLS_MAX })}
        />
      ) : (
        <AgendaOrigins value={origins}>
          <AgendaMonth
            area={area}
            data={data}
            isLoading={data === undefined || isPrevious}
            view={view}
            actions={actions}
            schoolId={null}
            onRetry={retry}
            isRetrying={isValidating && data !== undefined}
          />
        </AgendaOrigins>
      )}
      {isCreating && data !== undefined && (
        <Suspense>
          <CreateInSchool area={area} data={data} place={null} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
