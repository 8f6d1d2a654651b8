import { activitiesPages } from '@ruta/contracts/activities/activities.pages';
import type { SurveyResponses } from '@ruta/contracts/surveys/surveys.screens';
import { surveysPages } from '@ruta/contracts/surveys/surveys.pages';
import { Card, DescriptionList, EmptyState, Grid, LinkButton, PageHeader, Stack, Text } from '@ruta/design-system';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { ReadOnlyNote } from '../../../shared/ReadOnlyNote';
import { responsesTexts } from '../responses.texts';
import type { ResponsesArea } from '../surveys.calls';
import { QuestionFigures } from './QuestionFigures';

/** The figures of each question, and who answered what on demand (ACT-05). */
export function Responses({ page, area }: { page: SurveyResponses; area: ResponsesArea }) {
  const t = useTexts(responsesTexts);
  const { activity, school, responses, past } = page;
  const { survey } = responses;
  const detail = area === 'coach' ? activitiesPages.coachActivityDetail : activitiesPages.scholasticActivityDetail;
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('title')}
        backTo={{ label: t('back'), href: detail.href({ school_id: school.id, id: activity.id }) }}
        meta={
          <>
            <Text tone="muted">
              {`${t('meta', { activity: activity.title, day: formatDay(activity.date) })} · ${school.name}`}
            </Text>
            {past && <ReadOnlyNote past={past} />}
          </>
        }
        actions={
          survey && (
            <LinkButton
              icon="eye"
              href={surveysPages.surveyUpgraded.href({ id: survey.id }, { activity_id: activity.id })}
            >
              {t('whole')}
            </LinkButton>
          )
        }
      />
      {survey && <Facts responses={responses} survey={survey} />}
      <Content page={page} />
    </Stack>
  );
}

type Answered = SurveyResponses['responses'];

function Facts({ responses, survey }: { responses: Answered; survey: NonNullable<Answered['survey']> }) {
  const t = useTexts(responsesTexts);
  const { answered, present, shown, min_group } = responses;
  return (
    <Card>
      <DescriptionList
        columns={3}
        items={[
          { id: 'survey', term: t('survey'), detail: survey.title },
          { id: 'answered', term: t('answered'), detail: t('answered.of', { answered, count: present }) },
          { id: 'kind', term: t('kind'), detail: t(survey.anonymous ? 'kind.anonymous' : 'kind.named') },
          ...(survey.anonymous && shown > 0
            ? [{ id: 'shown', term: t('shown'), detail: t('shown.of', { count: shown, step: min_group }) }]
            : []),
        ]}
      />
    </Card>
  );
}

function Content({ page: { responses, activity, school } }: { page: SurveyResponses }) {
  const t = useTexts(responsesTexts);
  const { survey, reason, answered, answers, min_group } = responses;
  if (survey === null) return <EmptyState icon="info" title={t('no-survey.title')} body={t('no-survey.body')} />;
  if (reason === 'small-group')
    return (
      <EmptyState
        icon="lock"
        title={t('small.title', { count: answered })}
        body={t('small.body', { min: min_group })}
      />
    );
  if (answered === 0) return <EmptyState icon="clock" title={t('none.title')} body={t('none.body')} />;
  return (
    <Grid minColumn="L">
      {answers.map((result) => (
        <QuestionFigures
          key={result.id}
          result={result}
          isAnonymous={survey.anonymous}
          min={min_group}
          about={{ schoolId: school.id, activityId: activity.id }}
        />
      ))}
    </Grid>
  );
}
