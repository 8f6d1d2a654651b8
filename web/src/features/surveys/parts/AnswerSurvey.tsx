import { useEffect } from 'react';
import { EmptyState, ErrorState, InlineAlert, LanguageToggle, LoadingRegion, PageHeader } from '@ruta/design-system';
import { Button, LinkButton, Skeleton, Stack, Text } from '@ruta/design-system';
import { homePages } from '@ruta/contracts/home.pages';
import { surveysPages } from '@ruta/contracts/surveys/surveys.pages';
import type { KnownSurvey } from '@ruta/state-machines/surveys/survey.events';
import { firstScreenShown } from '../../../lib/first-screen';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { FormColumn } from '../../../shared/FormColumn';
import { sharedTexts } from '../../../shared/shared.texts';
import { useArrival } from '../../../shared/use-arrival';
import { usePageTitle } from '../../../shared/use-page-title';
import { surveyTexts } from '../survey.texts';
import { useSurveyFlow, type SurveyFlow } from '../use-survey-flow';
import { Instructions } from './Instructions';
import { Said } from './Said';
import { SurveyQuestions } from './SurveyQuestions';
import { SurveyTimer } from './SurveyTimer';

/** A survey in each of its states (SUR-01, SUR-02). */
export function AnswerSurvey(known: KnownSurvey) {
  const t = useTexts(surveyTexts);
  const flow = useSurveyFlow(known);
  const { survey, snapshot } = flow;
  usePageTitle(survey?.title ?? t('title'));
  const isThere = !snapshot.matches({ sheet: 'loading' });
  useEffect(() => {
    if (isThere) firstScreenShown();
  }, [isThere]);
  return (
    <FormColumn>
      <PageHeader
        title={survey?.title ?? t('title')}
        meta={
          survey && (
            <Text tone="muted">
              {t('about', { activity: survey.activity.title, day: formatDay(survey.activity.date) })}
            </Text>
          )
        }
        actions={<Language flow={flow} />}
      />
      <Sheet flow={flow} known={known} />
    </FormColumn>
  );
}

/** The language of the content; none where the survey has one alone (SUR-02). */
function Language({ flow: { snapshot, send } }: { flow: SurveyFlow }) {
  const t = useTexts(surveyTexts);
  const { hasEnglish, language } = snapshot.context;
  const isOver =
    snapshot.hasTag('refused') || snapshot.hasTag('unavailable') || snapshot.matches({ sheet: 'completed' });
  if (!hasEnglish || isOver) return null;
  return (
    <LanguageToggle
      label={t('language')}
      names={{ es: t('language.es'), en: t('language.en') }}
      value={language}
      onChange={(chosen) => {
        if (chosen !== language) send({ type: 'language.toggled' });
      }}
      isCompact
    />
  );
}

function Sheet({ flow, known }: { flow: SurveyFlow; known: KnownSurvey }) {
  const t = useTexts(surveyTexts);
  const shared = useTexts(sharedTexts);
  const { snapshot, send, survey } = flow;
  if (snapshot.matches({ sheet: 'unavailable' }))
    return (
      <Stack gap={4}>
        <ErrorState
          title={t('unavailable')}
          body={flow.said.length > 0 ? t('unavailable.body') : undefined}
          retryLabel={shared('retry')}
          onRetry={() => send({ type: 'load.retried' })}
        />
        <Said said={flow.said} />
      </Stack>
    );
  if (snapshot.matches({ sheet: 'refused' })) return <Refused flow={flow} />;
  if (snapshot.matches({ sheet: 'completed' })) return <Done known={known} />;
  if (survey === null || snapshot.matches({ sheet: 'loading' }))
    return (
      <LoadingRegion isLoading label={t('loading')} skeleton={<Skeleton shape="block" height={320} />}>
        {null}
      </LoadingRegion>
    );
  if (snapshot.matches({ sheet: 'instructions' }))
    return <Instructions survey={survey} onBegin={() => send({ type: 'sheet.continue' })} />;
  if (snapshot.matches({ sheet: 'timer' })) return <SurveyTimer flow={flow} />;
  if (snapshot.matches({ sheet: 'submissionFailed' })) return <NotSent flow={flow} />;
  return <SurveyQuestions flow={flow} survey={survey} />;
}

/** Why the server takes nothing any more. What was answered on this device can be read. */
function Refused({ flow: { snapshot, said } }: { flow: SurveyFlow }) {
  const t = useTexts(surveyTexts);
  const alert = useArrival();
  return (
    <Stack gap={4}>
      <InlineAlert ref={alert} tone="warning" title={t('refused.title')} isLive>
        {snapshot.context.failure ?? ''}
      </InlineAlert>
      <Said said={said} />
      <div>
        <LinkButton href={homePages.root.href()}>{t('done.home')}</LinkButton>
      </div>
    </Stack>
  );
}

/** The end could not be sent. It is sent again by press, and when the connection is back. */
function NotSent({ flow: { snapshot, send, said } }: { flow: SurveyFlow }) {
  const t = useTexts(surveyTexts);
  const shared = useTexts(sharedTexts);
  const alert = useArrival();
  return (
    <Stack gap={4}>
      <InlineAlert
        ref={alert}
        tone="danger"
        title={t('failed.title')}
        isLive
        actions={
          <>
            <Button size="S" icon="refresh" onPress={() => send({ type: 'submission.retried' })}>
              {shared('retry')}
            </Button>
            <Button size="S" variant="quiet" onPress={() => send({ type: 'survey.reviewRequested' })}>
              {t('failed.back')}
            </Button>
          </>
        }
      >
        {`${snapshot.context.failure ?? ''} ${t('failed.body')}`}
      </InlineAlert>
      <Said said={said} />
    </Stack>
  );
}

function Done({ known: { surveyId, activityId } }: { known: KnownSurvey }) {
  const t = useTexts(surveyTexts);
  return (
    <EmptyState
      icon="checkCircle"
      title={t('done.title')}
      body={t('done.body')}
      action={
        <>
          <LinkButton variant="primary" href={homePages.root.href()}>
            {t('done.home')}
          </LinkButton>
          <LinkButton href={surveysPages.surveyUpgraded.href({ id: surveyId }, { activity_id: activityId })}>
            {t('done.view')}
          </LinkButton>
        </>
      }
    />
  );
}
