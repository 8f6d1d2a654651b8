import type { ConferenceStatus } from '@ruta/contracts/conferences/statuses';
import type { StatsOfMonthByStatus, StatsPeriod } from '@ruta/contracts/session-stats/session-stats.schema';
import { Grid } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { formatMonthShort } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSettled } from '../../../shared/use-settled';
import { chartState } from '../chart-state';
import { statsMonthly, statsMonthlyByStatus } from '../session-stats.calls';
import { sessionStatsTexts } from '../session-stats.texts';
import { STATUS_COLORS } from '../status-colors';
import { NamedBars } from './NamedBars';

/** Milliseconds that charts of months wait for the next change of their period (STA-01). */
const MONTHS_MS = 100;

/** Sessions by month, and by month and state (STA-01). */
export function MonthCharts({ period }: { period: StatsPeriod }) {
  const t = useTexts(sessionStatsTexts);
  const locale = useLocale();
  const settled = useSettled(period, MONTHS_MS);
  const months = chartState(useEndpoint(statsMonthly, { query: settled }));
  const byStatus = chartState(useEndpoint(statsMonthlyByStatus, { query: settled }));
  /** Within twelve months a name is of one of them; beyond, the year stands beside it. */
  const isOneEach = (months.figures ?? byStatus.figures ?? []).length <= 12;
  const labelOf = (month: string) =>
    isOneEach ? formatMonthShort(month, locale) : `${formatMonthShort(month, locale)} ${month.slice(2, 4)}`;
  const statuses = statusesOf(byStatus.figures ?? []);
  const [first = 'scheduled' as const, ...rest] = statuses;
  const seriesOf = (status: ConferenceStatus) => ({ label: t(`status.${status}`), color: STATUS_COLORS[status] });
  return (
    <Grid minColumn="L" gap={5}>
      <NamedBars
        title={t('months.title')}
        summary={t('months.summary', { count: sumOf(months.figures ?? []) })}
        state={months}
        rowHeader={t('month')}
        orientation="vertical"
        series={[{ label: t('booked') }]}
        read={({ month, total }) => ({ id: month, label: labelOf(month), values: [total] })}
      />
      <NamedBars
        title={t('months-status.title')}
        summary={t('months-status.summary')}
        state={byStatus}
        rowHeader={t('month')}
        orientation="vertical"
        series={[seriesOf(first), ...rest.map(seriesOf)]}
        read={(row) => ({
          ...{ id: row.month, label: labelOf(row.month) },
          values: [first, ...rest].map((status) => row.statuses.find((one) => one.status === status)?.total ?? 0),
        })}
      />
    </Grid>
  );
}

const sumOf = (rows: readonly { total: number }[]) => rows.reduce((sum, { total }) => sum + total, 0);

/** The states that some month has. */
const statusesOf = (months: readonly StatsOfMonthByStatus[]) =>
  (months[0]?.statuses ?? [])
    .map(({ status }) => status)
    .filter((status) => months.some(({ statuses }) => statuses.some((one) => one.status === status && one.total > 0)));
