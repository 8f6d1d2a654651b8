import { lazy, Suspense, useState } from 'react';
import type { VisitPage } from '@ruta/contracts/visits/visits.screens';
import { Button, LinkButton, PageHeader, Stack } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import type { TranslateOf } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { nextActOf, standingOfVisit } from '../../../shared/acts/next-act';
import { useAskedAct } from '../../../shared/acts/use-asked-act';
import { ReadOnlyNote } from '../../../shared/ReadOnlyNote';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { visitTexts } from '../visits.texts';
import { draftOf } from '../visit-draft';
import { actionsOf, isKeptDraft } from '../visit-look';
import type { VisitAction } from '../visit-look';
import { placesIn } from '../visit-places';
import { visitScreen } from '../visits.calls';
import type { VisitArea } from '../visits.calls';
import { Cancellation } from './Cancellation';
import { CancelVisit } from './CancelVisit';
import { PageSkeleton } from './PageSkeleton';
import { PlanAxes } from './Plan';
import { Reschedule } from './Reschedule';
import { VisitFacts } from './VisitFacts';
import { VisitHappened } from './VisitHappened';
import { VisitMeta } from './VisitMeta';
import { PageSection } from '../../../shared/PageSection';
import { TwoColumns } from '../../../shared/TwoColumns';

// Loaded on demand, because few drafts are kept.
const KeptDraft = lazy(async () => ({ default: (await import('./KeptDraft')).KeptDraft }));

export interface VisitDetailProps {
  area: VisitArea;
  schoolId: string;
  visitId: string;
  /** The link back: to the list, or to the agenda. */
  backTo: (page: VisitPage) => { href: string; label: string };
}

/** One visit, read-only, with the reader's next actions (VIS-07). */
export function VisitDetail({ area, schoolId, visitId, backTo }: VisitDetailProps) {
  const t = useTexts(visitTexts);
  const result = useScreen(visitScreen(area), { params: { school_id: schoolId, id: visitId } });
  const { data, isValidating, retry } = result;
  const title = titleOf(data, t);
  usePageTitle(title);
  return (
    <ScreenState isWholePage result={result} skeleton={<PageSkeleton />} loadingLabel={t('loading')}>
      {(page) => (
        <Stack gap={6}>
          <DetailHeader page={page} title={title} area={area} schoolId={schoolId} backTo={backTo(page)} />
          <Cancellation visit={page.visit} />
          {isKeptDraft(page.visit) && (
            <Suspense>
              <KeptDraft visit={page.visit} />
            </Suspense>
          )}
          <TwoColumns>
            <Stack gap={6}>
              <VisitFacts visit={page.visit} />
              <PageSection title={t('axes')}>
                <PlanAxes draft={draftOf(page.visit)} axes={page.visit.school_visit_axis ?? []} />
              </PageSection>
            </Stack>
            <VisitHappened page={page} isRetrying={isValidating} onRetry={retry} />
          </TwoColumns>
        </Stack>
      )}
    </ScreenState>
  );
}

function titleOf(data: VisitPage | undefined, t: TranslateOf<typeof visitTexts>) {
  if (data === undefined) return t('title');
  return data.visit.date === null ? t('detail.title.none') : t('detail.title', { date: formatDay(data.visit.date) });
}

interface DetailHeaderProps {
  page: VisitPage;
  title: string;
  area: VisitArea;
  schoolId: string;
  backTo: { href: string; label: string };
}

function DetailHeader({ page, title, area, schoolId, backTo }: DetailHeaderProps) {
  const t = useTexts(visitTexts);
  const { can } = useSession();
  const { visit, today, school_today, cycle } = page;
  const [isAsked, answer] = useAskedAct('reschedule');
  const [isMoving, setMoving] = useState(isAsked);
  const [isCancelling, setCancelling] = useState(false);
  const close = () => {
    setMoving(false);
    if (isAsked) answer();
  };
  const actions = actionsOf(visit, placesIn(area, schoolId), t).filter(({ id }) => id !== 'detail' && id !== 'changes');
  // Without a next act the page is what there is to see.
  const isNextHere = nextActOf(standingOfVisit(visit)) !== 'view';
  const next = isNextHere ? actions[0] : undefined;
  const others = actions.filter((action) => action !== next);
  return (
    <PageHeader
      title={title}
      backTo={backTo}
      meta={
        <>
          <VisitMeta visit={visit} today={today} />
          {(!can('visit:write') || page.past) && <ReadOnlyNote past={page.past} />}
        </>
      }
      actions={
        others.length > 0 || visit.can.reschedule || visit.can.cancel ? (
          <>
            {others.map((action) => (
              <DetailAction key={action.id} action={action} onReschedule={() => setMoving(true)} />
            ))}
            {visit.can.cancel && (
              <Button variant="quiet" icon="danger" onPress={() => setCancelling(true)}>
                {t('cancel.visit')}
              </Button>
            )}
            <CancelVisit
              visit={isCancelling ? visit : null}
              schoolToday={school_today}
              onClose={() => setCancelling(false)}
            />
            <Reschedule
              visit={isMoving && visit.can.reschedule ? visit : null}
              schoolToday={school_today}
              cycle={cycle}
              onClose={close}
            />
          </>
        ) : undefined
      }
      primaryAction={next && <DetailAction action={next} isPrimary onReschedule={() => setMoving(true)} />}
    />
  );
}

interface DetailActionProps {
  action: VisitAction;
  isPrimary?: boolean;
  onReschedule: () => void;
}

function DetailAction({ action: { label, icon, href }, isPrimary = false, onReschedule }: DetailActionProps) {
  const variant = isPrimary ? 'primary' : 'secondary';
  return href === undefined ? (
    <Button variant={variant} icon={icon} onPress={onReschedule}>
      {label}
    </Button>
  ) : (
    <LinkButton variant={variant} href={href} icon={icon}>
      {label}
    </LinkButton>
  );
}
