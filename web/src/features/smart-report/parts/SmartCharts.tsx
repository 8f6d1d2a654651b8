import type { SmartReport } from '@ruta/contracts/smart-report/smart-report.schema';
import { BarChart, Card, DataTable, Grid, Text } from '@ruta/design-system';
import { formatMonthShort } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { chartLabels } from '../../../shared/charts/chart-labels';
import { PageSection } from '../../../shared/PageSection';
import { useThemeName } from '../../../shared/themes/use-theme-name';
import { smartReportTexts } from '../smart-report.texts';
import { useTables } from '../use-tables';

/** Averages by theme and observations by month, drawn; the next activities and the guides as tables. */
export function SmartCharts({ report }: { report: SmartReport }) {
  const t = useTexts(smartReportTexts);
  const tables = useTables(report);
  return (
    <>
      <Grid minColumn="L" gap={5}>
        <Themes report={report} />
        <Months report={report} />
      </Grid>
      {tables
        .filter(({ id }) => id === 'upcoming' || id === 'guides')
        .map(({ id, columns, rows }) => (
          <PageSection key={id} title={t(id)}>
            <DataTable aria-label={t(id)} columns={columns} rows={rows} status="ready" />
          </PageSection>
        ))}
    </>
  );
}

/** The averages as far as the results show them, or why there are none (decision 0052). */
function Themes({ report: { dpi } }: { report: SmartReport }) {
  const t = useTexts(smartReportTexts);
  const locale = useLocale();
  const themeName = useThemeName();
  if (dpi.state !== 'ready' || !dpi.data) return null;
  const { themes, reason } = dpi.data;
  if (reason !== null)
    return (
      <PageSection title={t('themes')}>
        <Card>
          <Text>{t(`themes.${reason}`)}</Text>
        </Card>
      </PageSection>
    );
  return (
    <BarChart
      title={t('themes')}
      summary={t('themes.summary', { count: themes.length })}
      series={[{ id: 'average', label: t('average') }]}
      rows={themes.map(({ theme, average }) => ({ id: theme, label: themeName(theme), values: [average] }))}
      rowHeader={t('theme')}
      orientation="horizontal"
      decimals={1}
      height={300}
      labels={chartLabels(locale)}
    />
  );
}

function Months({ report: { observations } }: { report: SmartReport }) {
  const t = useTexts(smartReportTexts);
  const locale = useLocale();
  if (observations.state !== 'ready' || !observations.data) return null;
  return (
    <BarChart
      title={t('months')}
      summary={t('months.summary')}
      series={[
        { id: 'observations', label: t('observations') },
        { id: 'professors', label: t('professors') },
      ]}
      rows={observations.data.months.map(({ month, observations: count, professors }) => ({
        ...{ id: month, label: formatMonthShort(month, locale), values: [count, professors] },
      }))}
      rowHeader={t('month')}
      height={300}
      labels={chartLabels(locale)}
    />
  );
}
