import type { StatsPeriod } from '@ruta/contracts/session-stats/session-stats.schema';
import { ROLES } from '@ruta/contracts/roles';
import { Grid } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import { chartState } from '../chart-state';
import { statsCoach, statsSchools, statsSchoolsTop, statsUsers } from '../session-stats.calls';
import { sessionStatsTexts } from '../session-stats.texts';
import { NamedBars } from './NamedBars';
import { SharesOf } from './SharesOf';

/** Who booked sessions, and who gave them (STA-01). */
export function PeopleCharts({ period }: { period: StatsPeriod }) {
  const t = useTexts(sessionStatsTexts);
  const locale = useLocale();
  const users = chartState(useEndpoint(statsUsers, { query: period }));
  const schools = chartState(useEndpoint(statsSchools, { query: period }));
  const top = chartState(useEndpoint(statsSchoolsTop, { query: period }));
  const agents = chartState(useEndpoint(statsCoach, { query: period }));
  const { booked, notBooked } = schools.figures ?? { booked: 0, notBooked: 0 };
  return (
    <Grid minColumn="L" gap={5}>
      <NamedBars
        title={t('users.title')}
        summary={t('users.summary')}
        state={users}
        rowHeader={t('role')}
        series={[{ label: t('people') }, { label: t('booked') }]}
        read={({ role, people, total }) => ({
          ...{ id: role ?? 'none', label: role === null ? t('role.none') : ROLES[role].name[locale] },
          values: [people, total],
        })}
      />
      <SharesOf
        title={t('schools.share')}
        summary={t('schools.share.summary', { count: booked, other: notBooked })}
        state={schools}
        slices={[
          { id: 'booked', label: t('schools.booked'), value: booked, color: 1 },
          { id: 'not', label: t('schools.not-booked'), value: notBooked, color: 3 },
        ]}
        rowHeader={t('school')}
        unit={t('schools.unit')}
      />
      <NamedBars
        title={t('schools.title')}
        summary={t('schools.summary')}
        state={top}
        rowHeader={t('school')}
        series={[{ label: t('booked') }]}
        read={({ id, name, total }) => ({ id, label: name, values: [total] })}
      />
      <NamedBars
        title={t('agents.title')}
        summary={t('agents.summary')}
        state={agents}
        rowHeader={t('agent')}
        series={[{ label: t('booked') }, { label: t('finished') }]}
        read={({ id, fullname, total, finished }) => ({ id, label: fullname, values: [total, finished] })}
      />
    </Grid>
  );
}
