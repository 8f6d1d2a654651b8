import { roomFixtures } from '../../testing/fixtures';

const PERIOD = { date_start: '2026-09-01', date_end: '2026-12-31' };
const NAMES = [
  ...['users', 'schools', 'minutes', 'coach', 'schedules', 'schools-top', 'themes-top'],
  ...['schedules-status', 'schedules-category', 'montly-status', 'schedules-montly'],
];

export const sessionStatsFixtures = roomFixtures({
  queries: Object.fromEntries(NAMES.map((name) => [`GET /stats/${name}`, PERIOD])),
  lists: NAMES.map((name) => ({
    ...{ as: 'ADMIN' as const, path: `/stats/${name}`, query: PERIOD, index: 'conferences_by_start' },
  })),
});
