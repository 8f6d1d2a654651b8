import { Skeleton } from '@ruta/design-system';
import { useParams } from 'react-router';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { Responses } from '../parts/Responses';
import { responsesTexts } from '../responses.texts';
import { responsesScreen, type ResponsesArea } from '../surveys.calls';

function ResponsesPage({ area }: { area: ResponsesArea }) {
  const t = useTexts(responsesTexts);
  const { school_id = '', id = '' } = useParams();
  const result = useScreen(responsesScreen(area), { params: { school_id, id } });
  usePageTitle(result.data ? `${t('title')}, ${result.data.activity.title}` : t('title'));
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={420} />}
      loadingLabel={t('loading')}
    >
      {(page) => <Responses key={page.activity.id} page={page} area={area} />}
    </ScreenState>
  );
}

/** What was answered about an activity, for coaches and their superiors (ACT-05, AGE-05). */
export const CoachResponsesPage = () => <ResponsesPage area="coach" />;

/** The same for the school's leaders, where it is switched on. */
export const ScholasticResponsesPage = () => <ResponsesPage area="scholastic" />;
