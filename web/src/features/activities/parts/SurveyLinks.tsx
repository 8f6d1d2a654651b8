import type { ActivityPage } from '@ruta/contracts/activities/activities.screens';
import { surveysPages } from '@ruta/contracts/surveys/surveys.pages';
import { Card, Inline, LinkButton } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { PageSection } from '../../../shared/PageSection';
import { useArea } from '../activity-places';
import { centralTexts } from '../central.texts';

/** The way to the survey of a central activity, and to what was answered (AGE-05); for who reads responses. */
export function SurveyLinks({ page: { activity, central } }: { page: ActivityPage }) {
  const t = useTexts(centralTexts);
  const area = useArea();
  const { can } = useSession();
  const survey = central.state === 'ready' ? central.data?.survey_id : null;
  if (survey == null || !can('survey-response:read')) return null;
  const { id, school_id } = activity;
  const responses = area === 'coach' ? surveysPages.coachSurveyResponses : surveysPages.scholasticSurveyResponses;
  return (
    <PageSection title={t('survey')}>
      <Card>
        <Inline gap={2}>
          <LinkButton icon="list" href={responses.href({ school_id, id })}>
            {t('survey.responses')}
          </LinkButton>
          <LinkButton icon="eye" href={surveysPages.surveyUpgraded.href({ id: survey }, { activity_id: id })}>
            {t('survey.whole')}
          </LinkButton>
        </Inline>
      </Card>
    </PageSection>
  );
}
