import { useEffect, useState } from 'react';
import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import { sharingPages } from '@ruta/contracts/sharing/sharing.pages';
import type { ShareCandidates } from '@ruta/contracts/sharing/sharing.schema';
import { LinkButton, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { hasChoices } from '@ruta/state-machines/sharing/sharing.machine';
import { rangeStands } from '@ruta/state-machines/sharing/sharing.rules';
import { useParams } from 'react-router';
import { firstErrors, useScreen } from '../../../lib/api';
import { addDays, daysOfWeek } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { FlowGuard } from '../../../shared/flow/FlowGuard';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { ActivitiesStep } from '../parts/ActivitiesStep';
import { LetterStep } from '../parts/LetterStep';
import { PeopleStep } from '../parts/PeopleStep';
import { RangeStep } from '../parts/RangeStep';
import { SharingSteps } from '../parts/SharingSteps';
import { EVERYBODY, type Named, type PeopleView } from '../people-view';
import { shareScreen } from '../sharing.calls';
import { sharingTexts } from '../sharing.texts';
import { useSharingFlow, type SharingFlow } from '../use-sharing-flow';

/** Shares some days of a school's agenda by mail, in four steps (SHA-01). */
export function ShareAgendaPage() {
  const { school_id = '' } = useParams();
  return <Sharing key={school_id} schoolId={Number(school_id)} />;
}

/** Monday to Sunday of the week after a day. */
function weekAfter(today: string) {
  const monday = addDays(daysOfWeek(addDays(today, 6))[0] ?? today, 1);
  return { start: monday, end: addDays(monday, 6) };
}

function Sharing({ schoolId }: { schoolId: number }) {
  const t = useTexts(sharingTexts);
  const { me } = useSession();
  const [first] = useState(weekAfter(useServerToday(me.user_timezone)));
  const flow = useSharingFlow({ schoolId, ...first });
  const { start, end } = flow.snapshot.context;
  // Days that cannot be shared are not asked for: what was read of the last ones stays.
  const [asked, setAsked] = useState(first);
  if (rangeStands({ start, end }) && (asked.start !== start || asked.end !== end)) setAsked({ start, end });
  const [view, setView] = useState<PeopleView>(EVERYBODY);
  const result = useScreen(shareScreen, {
    params: { school_id: schoolId },
    query: {
      ...asked,
      page: view.page === 1 ? undefined : String(view.page),
      search: view.search === '' ? undefined : view.search,
      levels: view.level ?? undefined,
    },
  });
  usePageTitle(t('title'));
  // What was refused may be gone: the steps show what there is now.
  const hasFailed = flow.snapshot.matches('failed');
  const { retry } = result;
  useEffect(() => {
    if (hasFailed) retry();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each failure; `retry` is new at each render
  }, [hasFailed]);
  // Days with too many activities are said beside them, and others may be chosen.
  const tooMany = firstErrors(result.problem)['end'];
  const shown = tooMany === undefined || !result.data ? result : { ...result, problem: undefined, isPrevious: false };
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('title')}
        backTo={{ href: agendaPages.coachAgenda.href({ school_id: schoolId }), label: t('back') }}
        meta={<Text tone="muted">{result.data?.candidates.school.name ?? '\u00a0'}</Text>}
        actions={
          <LinkButton icon="history" href={sharingPages.coachShareHistory.href({ school_id: schoolId })}>
            {t('history')}
          </LinkButton>
        }
      />
      <ScreenState result={shown} skeleton={<Skeleton shape="block" height={360} />} loadingLabel={t('loading')}>
        {({ candidates }) => (
          <Steps
            {...{ flow, candidates, view, tooMany }}
            onView={(next) => setView((now) => ({ ...now, ...next }))}
            isReading={result.isPrevious}
          />
        )}
      </ScreenState>
      <FlowGuard flow={flow} isUnsaved={hasChoices} />
    </Stack>
  );
}

interface StepsProps {
  flow: SharingFlow;
  candidates: ShareCandidates;
  view: PeopleView;
  onView: (next: Partial<PeopleView>) => void;
  isReading: boolean;
  /** Why the days cannot be shared; undefined while they can. */
  tooMany: string | undefined;
}

function Steps({ flow, candidates, view, onView, isReading, tooMany }: StepsProps) {
  const { snapshot } = flow;
  const [names, setNames] = useState<ReadonlyMap<number, Named>>(new Map());
  const keep = (people: readonly Named[]) =>
    setNames((known) => new Map([...known, ...people.map((one) => [one.id, one] as const)]));
  return (
    <Stack gap={5}>
      <SharingSteps flow={flow} />
      {snapshot.matches('range') && <RangeStep {...{ flow, candidates, isReading, tooMany }} />}
      {snapshot.matches('activities') && <ActivitiesStep flow={flow} candidates={candidates} />}
      {snapshot.matches('people') && <PeopleStep {...{ flow, candidates, view, onView, isReading }} onNamed={keep} />}
      {(snapshot.matches('letter') || snapshot.matches('sending') || snapshot.matches('failed')) && (
        <LetterStep flow={flow} candidates={candidates} names={names} />
      )}
    </Stack>
  );
}
