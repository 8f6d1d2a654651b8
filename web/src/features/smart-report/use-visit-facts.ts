import type { SmartData, SmartReport } from '@ruta/contracts/smart-report/smart-report.schema';
import { formatDay } from '../../lib/dates';
import { useTexts } from '../../lib/i18n';
import { smartReportTexts } from './smart-report.texts';

/** The last visit and the next one, as the list of visits tells them (decision 0005); none where that part is not there. */
export function useVisitFacts({ visits }: SmartReport) {
  const t = useTexts(smartReportTexts);
  if (visits.state !== 'ready' || !visits.data) return [];
  const told = (visit: SmartData<'visits'>['last']) =>
    visit
      ? t('visit.value', {
          ...{ day: visit.date === null ? '' : formatDay(visit.date), coach: visit.coach.fullname },
          objective: visit.objective,
        })
      : t('no-visit');
  return [
    { id: 'last', term: t('last'), detail: told(visits.data.last) },
    { id: 'next', term: t('next'), detail: told(visits.data.next) },
  ];
}
