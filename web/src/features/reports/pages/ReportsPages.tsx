import { EmptyState, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { Forbidden } from '../../../shared/PageStates';
import { ReadOnlyNote } from '../../../shared/ReadOnlyNote';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { ReportList } from '../parts/ReportList';
import { reportsScreen } from '../reports.calls';
import type { ReportArea } from '../reports.calls';
import { reportTexts } from '../reports.texts';

function Reports({ area }: { area: ReportArea }) {
  const t = useTexts(reportTexts);
  const cycle = useCycleInAddress();
  const result = useScreen(reportsScreen(area), { query: { cycle } });
  usePageTitle(t('title'));
  if (result.problem?.status === 403) return <Forbidden />;
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('title')}
        meta={
          <>
            <Text tone="muted">{t('intro')}</Text>
            {result.data?.past && <ReadOnlyNote past={result.data.past} />}
          </>
        }
      />
      <ScreenState result={result} skeleton={<Skeleton shape="block" height={320} />}>
        {({ reports }) =>
          reports.length === 0 ? (
            <EmptyState icon="download" title={t('empty.title')} body={t('empty.body')} />
          ) : (
            <ReportList key={cycle} reports={reports} cycle={cycle} />
          )
        }
      </ScreenState>
    </Stack>
  );
}

/** The shared reports of who accompanies schools: coaches, secondary coaches and their superiors (REP-01). */
export const CoachReportsPage = () => <Reports area="coach" />;

/** The same for administrators, of every school. */
export const AdminReportsPage = () => <Reports area="admin" />;
