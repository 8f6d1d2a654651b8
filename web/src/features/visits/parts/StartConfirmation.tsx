import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import type { VisitPage } from '@ruta/contracts/visits/visits.screens';
import {
  Button,
  Card,
  EmptyState,
  Inline,
  InlineAlert,
  LinkButton,
  PageHeader,
  Stack,
  Text,
} from '@ruta/design-system';
import { formatDayUnbroken } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { visitTexts } from '../visits.texts';
import type { VisitFlow } from '../use-visit-flow';
import { draftOf } from '../visit-draft';
import { FormColumn } from '../../../shared/FormColumn';
import { PlanAxes } from './Plan';
import { VisitMeta } from './VisitMeta';
import { PageSection } from '../../../shared/PageSection';

/** A visit before its start: the start button on its day; otherwise when it can be started (VIS-06). */
export function StartConfirmation({ flow, page }: { flow: VisitFlow; page: VisitPage }) {
  const t = useTexts(visitTexts);
  const { snapshot, send } = flow;
  const { visit, today } = page;
  const { failure } = snapshot.context;
  const isStarting = snapshot.matches('starting');
  return (
    <FormColumn>
      <PageHeader
        title={t('start.title')}
        backTo={{ href: visitsPages.coachVisits.href({ school_id: visit.school_id }), label: t('back.list') }}
        meta={<VisitMeta visit={visit} today={today} />}
      />
      {failure !== null && (
        <InlineAlert tone="danger" isLive title={t('start.failed')}>
          {failure}
        </InlineAlert>
      )}
      {isStarting || snapshot.can({ type: 'visit.startRequested' }) ? (
        <>
          <Card tone="accent">
            <Stack gap={3}>
              <Text element="p">{`${t('start.meaning')} ${t('start.meaning.status')}`}</Text>
              <Inline>
                <Button
                  variant="primary"
                  size="L"
                  icon="play"
                  isPending={isStarting}
                  pendingLabel={t('start.pending')}
                  onPress={() => send({ type: 'visit.startRequested' })}
                >
                  {t('start.confirm')}
                </Button>
              </Inline>
            </Stack>
          </Card>
          <PageSection title={t('detail.objective')}>
            <Text element="p" isPreformatted>
              {visit.objective}
            </Text>
          </PageSection>
          <PageSection title={t('axes')}>
            <PlanAxes draft={draftOf(visit)} axes={visit.school_visit_axis ?? []} />
          </PageSection>
        </>
      ) : (
        <NotNow flow={flow} page={page} />
      )}
    </FormColumn>
  );
}

function NotNow({ flow: { snapshot }, page: { visit } }: { flow: VisitFlow; page: VisitPage }) {
  const t = useTexts(visitTexts);
  const at = { school_id: visit.school_id };
  const isDraft = snapshot.hasTag('draft');
  const day = visit.date === null ? '' : formatDayUnbroken(visit.date);
  return (
    <EmptyState
      icon={isDraft ? 'draft' : 'calendar'}
      title={isDraft ? t('start.draft') : snapshot.hasTag('expired') ? t('start.past') : t('start.not-today')}
      body={isDraft ? t('start.draft.body') : t('start.only', { day })}
      action={
        <Inline justify="center">
          {isDraft && (
            <LinkButton variant="primary" href={visitsPages.coachVisitEditDraft.href({ ...at, id: visit.id })}>
              {t('draft.continue')}
            </LinkButton>
          )}
          <LinkButton href={visitsPages.coachVisits.href(at)}>{t('to.list')}</LinkButton>
        </Inline>
      }
    />
  );
}
