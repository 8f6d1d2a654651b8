import type { StatsPeriod } from '@ruta/contracts/session-stats/session-stats.schema';
import { Card, ErrorState, Grid, StatCard } from '@ruta/design-system';
import type { StatCardProps } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import { chartState, type ChartState } from '../chart-state';
import { statsMinutes, statsSchedules, statsSchools, statsUsers } from '../session-stats.calls';
import { sessionStatsTexts } from '../session-stats.texts';

/** The figures of the period on entry (STA-01). */
export function StatCards({ period }: { period: StatsPeriod }) {
  const t = useTexts(sessionStatsTexts);
  const locale = useLocale();
  const written = (value: number) => value.toLocaleString(locale === 'es' ? 'es-MX' : 'en-US');
  const sessions = chartState(useEndpoint(statsSchedules, { query: period }));
  const users = chartState(useEndpoint(statsUsers, { query: period }));
  const schools = chartState(useEndpoint(statsSchools, { query: period }));
  const minutes = chartState(useEndpoint(statsMinutes, { query: period }));
  const { total, upcoming, past, cancelled } = sessions.figures ?? NO_SESSIONS;
  const { booked, notBooked } = schools.figures ?? { booked: 0, notBooked: 0 };
  const people = (users.figures ?? []).reduce((sum, role) => sum + role.people, 0);
  const part = (id: 'upcoming' | 'past' | 'cancelled', value: number, tone: 'success' | 'warning' | 'neutral') => ({
    ...{ id, label: t(`sessions.${id}`), value, tone, text: written(value) },
  });
  return (
    <Grid element="section" minColumn="M" gap={4} aria-label={t('cards')}>
      <Figure
        state={sessions}
        title={t('sessions')}
        value={written(total)}
        detail={t('sessions.detail')}
        icon="calendar"
        parts={[
          part('past', past, 'success'),
          part('upcoming', upcoming, 'neutral'),
          part('cancelled', cancelled, 'warning'),
        ]}
      />
      <Figure state={users} title={t('people')} value={written(people)} detail={t('people.detail')} icon="users" />
      <Figure
        state={schools}
        title={t('schools')}
        value={written(booked)}
        detail={t('schools.detail', { count: booked + notBooked })}
        icon="school"
      />
      <Figure
        state={minutes}
        title={t('minutes')}
        value={written(minutes.figures?.minutes ?? 0)}
        detail={t('minutes.detail', { count: minutes.figures?.finished ?? 0 })}
        icon="clock"
      />
    </Grid>
  );
}

const NO_SESSIONS = { total: 0, upcoming: 0, past: 0, cancelled: 0 };

/** A figure in each of its states; what could not be loaded says so quietly, with Retry in its place (UI-04). */
function Figure({ state, ...card }: StatCardProps & { state: Omit<ChartState<unknown>, 'figures'> }) {
  const t = useTexts(sessionStatsTexts);
  const { status, onRetry, isRetrying } = state;
  if (status !== 'error') return <StatCard {...card} isLoading={status === 'loading'} />;
  return (
    <Card>
      <ErrorState
        size="S"
        title={t('card.failed', { name: card.title })}
        onRetry={onRetry}
        retryLabel={t('retry')}
        isRetrying={isRetrying}
      />
    </Card>
  );
}
