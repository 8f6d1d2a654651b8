import { EmptyState, LinkButton } from '@ruta/design-system';
import { homePages } from '@ruta/contracts/home.pages';
import { useParams, useSearchParams } from 'react-router';
import { useTexts } from '../../../lib/i18n';
import { idIn } from '../../../shared/list/use-address-view';
import { usePageTitle } from '../../../shared/use-page-title';
import { AnswerSurvey } from '../parts/AnswerSurvey';
import { surveyTexts } from '../survey.texts';

/** A survey of an activity, for whoever was present (SUR-01): `/surveys/8?activity_id=21`. */
export function SurveyPage() {
  const t = useTexts(surveyTexts);
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const activityId = idIn(address, 'activity_id');
  usePageTitle(t('title'));
  if (activityId === undefined || !/^[1-9]\d*$/.test(id))
    return (
      <EmptyState
        level={1}
        icon="search"
        title={t('no-activity.title')}
        body={t('no-activity.body')}
        action={<LinkButton href={homePages.root.href()}>{t('done.home')}</LinkButton>}
      />
    );
  return <AnswerSurvey key={`${id}.${activityId}`} surveyId={Number(id)} activityId={Number(activityId)} />;
}
