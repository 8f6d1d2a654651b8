import { Skeleton } from '@ruta/design-system';
import { useParams, useSearchParams } from 'react-router';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import type { ObservationArea } from '../addresses';
import { reportScreen } from '../observations.calls';
import { AskSchool } from '../parts/AskSchool';
import { GuideReport } from '../parts/GuideReport';
import { reportTexts } from '../report.texts';
import { useSchoolId } from '../use-school-id';

/** The report of a guide; `?__lang=en` shows it in English (OBS-03). */
function Report({ area }: { area: ObservationArea }) {
  const { id = '' } = useParams();
  const t = useTexts(reportTexts);
  const [address, setAddress] = useSearchParams();
  const school_id = useSchoolId(area);
  const cycle = useCycleInAddress();
  const language = address.get('__lang') === 'en' ? 'en' : 'es';
  const result = useScreen(school_id === undefined ? null : reportScreen(area), {
    params: { id },
    query: { school_id: school_id ?? '', lang: language === 'en' ? 'en' : undefined, cycle },
  });
  usePageTitle(result.data ? `${t('title')}, ${result.data.trend.guide.name}` : t('title'));
  if (school_id === undefined) return <AskSchool title={t('title')} />;
  const choose = (chosen: 'es' | 'en') => {
    const next = new URLSearchParams(address);
    if (chosen === 'en') next.set('__lang', 'en');
    else next.delete('__lang');
    setAddress(next, { replace: true });
  };
  return (
    <ScreenState result={result} isWholePage skeleton={<Skeleton shape="block" height={320} />}>
      {(report) => <GuideReport area={area} report={report} language={language} cycle={cycle} onLanguage={choose} />}
    </ScreenState>
  );
}

/** The report of a guide at a school, for its coaches (OBS-03). */
export const CoachReportPage = () => <Report area="coach" />;

/** The same for the school's leaders. */
export const ScholasticReportPage = () => <Report area="scholastic" />;
