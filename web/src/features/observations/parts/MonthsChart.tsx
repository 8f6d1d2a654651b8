import type { ObservedMonth } from '@ruta/contracts/observations/figures.schema';
import { BarChart } from '@ruta/design-system';
import { formatMonthShort } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { chartLabels } from '../../../shared/charts/chart-labels';
import { figureTexts } from '../figures.texts';

/** Observations and distinct teachers by month (OBS-05, STA-03). */
export function MonthsChart({ months }: { months: readonly ObservedMonth[] }) {
  const t = useTexts(figureTexts);
  const locale = useLocale();
  return (
    <BarChart
      title={t('months.chart')}
      summary={t('months.summary')}
      series={[
        { id: 'observations', label: t('months.observations') },
        { id: 'professors', label: t('months.professors') },
      ]}
      rows={months.map(({ month, observations, professors }) => ({
        id: month,
        label: formatMonthShort(month, locale),
        values: [observations, professors],
      }))}
      rowHeader={t('month')}
      height={300}
      labels={chartLabels(locale)}
    />
  );
}
