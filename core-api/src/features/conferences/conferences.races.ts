import { roleIdOf, sessionsFor, type RacePlace, type RoomRaces } from '../../testing/races';
import { conferenceOf, themeOf } from './conferences.testing';

/** A session that begins in five minutes, of a new petitioner with a new agent, who comes twice. */
async function soon({ db, insert, world }: RacePlace) {
  const agent = await world.person('AGENT_VC');
  const petitioner = await world.person('COACH');
  const theme = await themeOf(insert, 'de la carrera', { active: false });
  const start_at = '2026-11-20 18:05:00';
  const conference = await conferenceOf(insert, db, { theme, agent, petitioner, school: null, start_at });
  const [first, second] = await sessionsFor(db, { user_id: agent, role_id: await roleIdOf(db, 'AGENT_VC') }, 2);
  return { ids: { conference }, tokens: [first?.token ?? '', second?.token ?? ''] as const };
}

/** A session is cancelled twice, and joined by its agent while it is cancelled: one of them takes effect (VC-02, VC-03). */
export const conferencesRaces: RoomRaces = {
  conference: {
    about: ['conference'],
    asOneself: ['PUT /scheduled/:id/cancel', 'PUT /scheduled/:id/join'],
    states: { soon },
    rows: (db, { ids }) => ({
      session: db('conferences')
        .where({ id: ids['conference'] ?? 0 })
        .select('status'),
      statuses: db('conference_statuses')
        .where({ conference_id: ids['conference'] ?? 0 })
        .orderBy('id')
        .select('code as state', 'reason'),
      cells: db('session_cells')
        .where({ conference_id: ids['conference'] ?? 0 })
        .count({ count: '*' }),
    }),
    broken: ({ session = [], statuses = [] }) => {
      const states = statuses.map(({ state }) => state).filter((state) => state !== 'scheduled');
      const present = session[0]?.['status'];
      return states.length === 1 && states[0] === present ? [] : [`${states.join(', ')}, but it is ${String(present)}`];
    },
  },
};
