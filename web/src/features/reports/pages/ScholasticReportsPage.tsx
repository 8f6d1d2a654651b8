import { Card, EmptyState, Heading, Link, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { ReadOnlyNote } from '../../../shared/ReadOnlyNote';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { scholasticIndexScreen, scholasticReportHref } from '../scholastic-reports.calls';
import { scholasticReportTexts } from '../scholastic-reports.texts';

/** The reports of one's own school, each at its address (REP-02). */
export function ScholasticReportsPage() {
  const t = useTexts(scholasticReportTexts);
  const cycle = useCycleInAddress();
  const result = useScreen(scholasticIndexScreen, { query: { cycle } });
  usePageTitle(t('title'));
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={320} />}
      loadingLabel={t('loading')}
    >
      {({ school, leader, reports, past }) => (
        <>
          <PageHeader
            title={t('title')}
            meta={
              <Stack gap={1}>
                <Text tone="muted">{school.name}</Text>
                <Text tone="muted">{t('intro')}</Text>
                {past && <ReadOnlyNote past={past} />}
              </Stack>
            }
          />
          {reports.length === 0 ? (
            <EmptyState icon="download" title={t('empty.title')} body={t('empty.body')} />
          ) : (
            <Stack gap={3} element="ul" aria-label={t('reports')}>
              {reports.map(({ key, name, description }) => (
                <Card key={key} element="li">
                  <Stack gap={1}>
                    <Heading level={2} size="S">
                      <Link href={scholasticReportHref({ leader, report: key, school: school.id, cycle })}>{name}</Link>
                    </Heading>
                    <Text tone="muted">{description}</Text>
                  </Stack>
                </Card>
              ))}
            </Stack>
          )}
        </>
      )}
    </ScreenState>
  );
}
