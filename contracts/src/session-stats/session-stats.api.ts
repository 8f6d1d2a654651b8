import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { dataOf } from '../kit/replies';
import { AGENTS_MAX, PERIOD_DAYS_MAX, TOP } from './limits';
import {
  StatsOfAgent,
  StatsOfMinutes,
  StatsOfMonth,
  StatsOfMonthByStatus,
  StatsOfNamed,
  StatsOfRole,
  StatsOfSchedules,
  StatsOfSchools,
  StatsOfStatus,
  StatsPeriod,
} from './session-stats.schema';

/** A figure of the sessions that start in a period. */
const figure = <Reply extends z.ZodType>(name: string, summary: string, data: Reply) =>
  endpoint({
    method: 'get',
    path: `/stats/${name}`,
    summary: `${summary}; of sessions that start in a period of at most ${PERIOD_DAYS_MAX} days`,
    access: { ability: 'schedule-stats:read' },
    query: StatsPeriod,
    reply: dataOf(data),
  });

/** Figures of video sessions (STA-01, decision 0069). The spellings of the addresses are those of the specification. */
export const sessionStats = {
  users: figure('users', 'Who booked sessions, by role', z.array(StatsOfRole)),
  schools: figure('schools', 'How many schools booked sessions, and how many did not', StatsOfSchools),
  minutes: figure('minutes', 'Minutes of finished sessions, by area', StatsOfMinutes),
  coach: figure('coach', `The ${AGENTS_MAX} agents with the most sessions`, z.array(StatsOfAgent)),
  schedules: figure('schedules', 'How many sessions were booked', StatsOfSchedules),
  schoolsTop: figure('schools-top', `The ${TOP} schools with the most sessions`, z.array(StatsOfNamed)),
  themesTop: figure('themes-top', `The ${TOP} themes with the most sessions`, z.array(StatsOfNamed)),
  byStatus: figure('schedules-status', 'Sessions by what became of them', z.array(StatsOfStatus)),
  byCategory: figure('schedules-category', 'Sessions by category', z.array(StatsOfNamed)),
  monthlyByStatus: figure('montly-status', 'Sessions by month and state', z.array(StatsOfMonthByStatus)),
  monthly: figure('schedules-montly', 'Sessions by month', z.array(StatsOfMonth)),
};
