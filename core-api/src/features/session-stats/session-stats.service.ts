import type { Locale } from '@ruta/contracts';
import type { StatsPeriod } from '@ruta/contracts/session-stats/session-stats.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { utc, type Clock } from '../../time/clock';
import { countByCategory, countMinutes, topThemes } from './catalogue.reader';
import { countPetitioners, countSchools, topAgents, topSchools } from './people.reader';
import { countByMonth, countByStatus, countSchedules, type Counted } from './sessions.reader';
import { judgePeriod, monthsOf, spanOf } from './stats.period';

interface StatsDeps {
  db: Knex;
  clock: Clock;
}

/** Figures of video sessions that start in a period of the reader’s calendar (STA-01, decision 0069). */
export function sessionStatsService({ db, clock }: StatsDeps) {
  /** A figure, after its period is judged. */
  const figure =
    <Reply>(count: (counted: Counted, locale: Locale, period: StatsPeriod) => Promise<Reply>) =>
    (actor: Actor, locale: Locale, period: StatsPeriod): Promise<Reply> => {
      judgePeriod(period);
      return count({ actor, now: utc(clock.now()), ...spanOf(period, actor.timezone) }, locale, period);
    };

  /** Months with their sessions by state. */
  const months = figure((counted, _, period) => countByMonth(db, counted, monthsOf(period, counted.actor.timezone)));

  return {
    users: figure((counted) => countPetitioners(db, counted)),
    schools: figure((counted) => countSchools(db, counted)),
    minutes: figure((counted, locale) => countMinutes(db, counted, locale)),
    coach: figure((counted) => topAgents(db, counted)),
    schedules: figure((counted) => countSchedules(db, counted)),
    schoolsTop: figure((counted) => topSchools(db, counted)),
    themesTop: figure((counted, locale) => topThemes(db, counted, locale)),
    byStatus: figure((counted) => countByStatus(db, counted)),
    byCategory: figure((counted, locale) => countByCategory(db, counted, locale)),
    monthlyByStatus: months,
    /** Months with all their sessions. */
    async monthly(actor: Actor, locale: Locale, period: StatsPeriod) {
      const found = await months(actor, locale, period);
      return found.map(({ month, statuses }) => ({
        month,
        total: statuses.reduce((sum, { total }) => sum + total, 0),
      }));
    },
  };
}

export type SessionStatsService = ReturnType<typeof sessionStatsService>;
