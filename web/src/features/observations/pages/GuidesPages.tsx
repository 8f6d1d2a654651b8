import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { Forbidden, NotFound } from '../../../shared/PageStates';
import { usePageTitle } from '../../../shared/use-page-title';
import type { ObservationArea } from '../addresses';
import { guidesScreen } from '../observations.calls';
import { observationTexts } from '../observations.texts';
import { SchoolObservations } from '../parts/SchoolObservations';
import { queryOf, useListView } from '../use-list-view';
import { useSchoolId } from '../use-school-id';

function Guides({ area }: { area: ObservationArea }) {
  const t = useTexts(observationTexts);
  const school_id = useSchoolId(area) ?? '0';
  const [view, actions] = useListView();
  const result = useScreen(guidesScreen(area), { params: { school_id }, query: queryOf(view) });
  const { data, problem } = result;
  usePageTitle(data ? `${t('title')}, ${data.school.name}` : t('title'));
  if (problem?.status === 403) return <Forbidden />;
  if (problem?.status === 404) return <NotFound title={problem.message} />;
  return <SchoolObservations key={school_id} {...{ area, result, view, actions }} schoolId={school_id} />;
}

/** Where a coach chooses a guide, and what was observed at the school is listed (OBS-01, OBS-05). */
export const CoachGuidesPage = () => <Guides area="coach" />;

/** The same for the school's leaders. */
export const ScholasticGuidesPage = () => <Guides area="scholastic" />;
