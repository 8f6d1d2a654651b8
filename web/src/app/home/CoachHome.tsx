import { lazy, Suspense } from 'react';
import { EmptyState, Skeleton } from '@ruta/design-system';
import { useScreen } from '../../lib/api';
import { useTexts } from '../../lib/i18n';
import { useAddressView } from '../../shared/list/use-address-view';
import { HomeFrame } from './HomeFrame';
import { PlanPanel } from './PlanPanel';
import { coachHomeScreen } from './home.calls';
import { homeTexts } from './home.texts';

// Loaded on demand: coaches themselves have no table.
const SchoolsPanel = lazy(async () => ({ default: (await import('./SchoolsPanel')).SchoolsPanel }));

/** Only the page of the schools is in the address. */
const PAGES = { read: () => ({}), write: () => ({}), nothing: {} };

/** The home of coaches; their superiors have a table of their schools as well (AGE-05). */
export function CoachHome() {
  const t = useTexts(homeTexts);
  const [{ page }, { showPage }] = useAddressView(PAGES);
  const result = useScreen(coachHomeScreen, { query: page === 1 ? {} : { page: String(page) } });
  return (
    <HomeFrame
      area="coach"
      result={result}
      instead={({ has_schools }) =>
        has_schools ? undefined : <EmptyState icon="school" title={t('no-schools')} body={t('no-schools.body')} />
      }
      // Superiors have a table of their schools instead.
      below={({ schools }) => schools === null && <PlanPanel area="coach" />}
      middle={({ schools, today }, retry) =>
        schools && (
          <Suspense fallback={<Skeleton shape="block" height={620} />}>
            <SchoolsPanel panel={schools} today={today} onPage={showPage} isWaiting={result.isPrevious} {...retry} />
          </Suspense>
        )
      }
    />
  );
}
