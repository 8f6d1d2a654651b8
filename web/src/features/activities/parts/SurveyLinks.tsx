import type { ActivityPage } from '@ruta/contracts/activities/activities.screens';
import { surveyEntries } from '@ruta/contracts/surveys/survey-entries';
import { Card, Inline, LinkButton } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { PageSection } from '../../../shared/PageSection';
import { useArea } from '../activity-places';
import { centralTexts } from '../central.texts';

/** The way to what was answered about a central activity, for who reads responses (AGE-05). */
export function SurveyLinks({ page: { activity, central } }: { page: ActivityPage }) {
  const t = useTexts(centralTexts);
  const area = useArea();
  const { can } = useSession();
  const survey = central.state === 'ready' ? central.data?.survey_id : null;
  if (survey == null || !can('survey-response:read')) return null;
  const { id, school_id } = activity;
  const responses = area === 'coach' ? surveyEntries.coachResponses : surveyEntries.scholasticResponses;
  return (
    <PageSection title={t('survey')}>
      <Card>
        <Inline gap={2}>
          <LinkButton icon="list" href={responses.href({ school_id, id })}>
            {t('survey.responses')}
          </LinkButton>
        </Inline>
      </Card>
    </PageSection>
  );
}
