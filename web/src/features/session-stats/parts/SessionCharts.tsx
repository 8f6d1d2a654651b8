import type { StatsPeriod } from '@ruta/contracts/session-stats/session-stats.schema';
import { Grid } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { chartState } from '../chart-state';
import { statsByCategory, statsByStatus, statsMinutes, statsThemesTop } from '../session-stats.calls';
import { sessionStatsTexts } from '../session-stats.texts';
import { STATUS_COLORS } from '../status-colors';
import { NamedBars } from './NamedBars';
import { SharesOf } from './SharesOf';

/** What became of sessions, and what they were about (STA-01). */
export function SessionCharts({ period }: { period: StatsPeriod }) {
  const t = useTexts(sessionStatsTexts);
  const status = chartState(useEndpoint(statsByStatus, { query: period }));
  const category = chartState(useEndpoint(statsByCategory, { query: period }));
  const themes = chartState(useEndpoint(statsThemesTop, { query: period }));
  const { figures: minutes, ...ofMinutes } = chartState(useEndpoint(statsMinutes, { query: period }));
  const statuses = status.figures ?? [];
  const named = ({ id, name, total }: { id: number; name: string; total: number }) => ({
    ...{ id, label: name, values: [total] },
  });
  return (
    <Grid minColumn="L" gap={5}>
      <SharesOf
        title={t('status.title')}
        summary={t('status.summary', { count: statuses.reduce((sum, { total }) => sum + total, 0) })}
        state={status}
        slices={statuses.map((one) => ({
          ...{ id: one.status, label: t(`status.${one.status}`), value: one.total },
          color: STATUS_COLORS[one.status],
        }))}
        rowHeader={t('status')}
        unit={t('sessions')}
      />
      <NamedBars
        title={t('category.title')}
        summary={t('category.summary')}
        state={category}
        rowHeader={t('category')}
        series={[{ label: t('booked') }]}
        read={named}
      />
      <NamedBars
        title={t('themes.title')}
        summary={t('themes.summary')}
        state={themes}
        rowHeader={t('theme')}
        series={[{ label: t('booked') }]}
        read={named}
      />
      <NamedBars
        title={t('minutes.title')}
        summary={t('minutes.summary', { count: minutes?.minutes ?? 0 })}
        state={{ ...ofMinutes, figures: minutes?.areas }}
        rowHeader={t('area')}
        series={[{ label: t('minutes.unit') }]}
        read={(area) => ({ id: area.id, label: area.name, values: [area.minutes] })}
      />
    </Grid>
  );
}
