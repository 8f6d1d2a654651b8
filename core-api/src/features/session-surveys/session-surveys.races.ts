import { roleIdOf, sessionsFor, type RacePlace, type RoomRaces } from '../../testing/races';
import { themeOf } from '../conferences/conferences.testing';
import { heldSession } from './session-surveys.testing';

/** A finished session of a new petitioner, who comes twice. */
async function finished({ db, insert, world }: RacePlace) {
  const [agent, petitioner] = [await world.person('AGENT_VC'), await world.person('COACH')];
  const theme = await themeOf(insert, 'de la carrera', { active: false });
  const start_at = '2026-11-18 16:00:00';
  const id = await heldSession(insert, { theme, agent, petitioner, school: null, start_at });
  const [first, second] = await sessionsFor(db, { user_id: petitioner, role_id: await roleIdOf(db, 'COACH') }, 2);
  return { ids: { heldSession: id }, tokens: [first?.token ?? '', second?.token ?? ''] as const };
}

/** A survey that is answered twice at once keeps the answers of one (VC-05). */
export const sessionSurveysRaces: RoomRaces = {
  heldSession: {
    about: ['heldSession'],
    asOneself: ['POST /schedules/sessions/:id/survey'],
    states: { finished },
    bodies: { 'POST /schedules/sessions/:id/survey': (_, side) => ({ recommend: side }) },
    rows: (db, { ids }) => ({
      answers: db('session_surveys')
        .where({ conference_id: ids['heldSession'] ?? 0 })
        .select('recommend'),
    }),
    broken: ({ answers = [] }) => (answers.length === 1 ? [] : [`The session has ${answers.length} answers`]),
  },
};
