import { Skeleton } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import type { ObservationArea } from '../addresses';
import { figureTexts } from '../figures.texts';
import { dashboardScreen } from '../observations.calls';
import { ObservationDashboard } from '../parts/ObservationDashboard';
import { useSchoolId } from '../use-school-id';

function Dashboard({ area }: { area: ObservationArea }) {
  const t = useTexts(figureTexts);
  const locale = useLocale();
  const school_id = useSchoolId(area) ?? '0';
  const cycle = useCycleInAddress();
  const result = useScreen(dashboardScreen(area), {
    params: { school_id },
    query: { cycle, lang: locale === 'en' ? 'en' : undefined },
  });
  usePageTitle(result.data ? `${t('title')}, ${result.data.school.name}` : t('title'));
  return (
    <ScreenState result={result} isWholePage skeleton={<Skeleton shape="block" height={420} />}>
      {(data) => <ObservationDashboard area={area} data={data} cycle={cycle} />}
    </ScreenState>
  );
}

/** Pies, months and guides of a school, for its coaches (OBS-05). */
export const CoachDashboardPage = () => <Dashboard area="coach" />;

/** The same for the school's leaders. */
export const ScholasticDashboardPage = () => <Dashboard area="scholastic" />;
