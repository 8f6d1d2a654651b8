import { randomUUID } from 'node:crypto';
import { roomFixtures, STAMPS, type FixturePlace } from '../../testing/fixtures';
import { fromUtc, utc } from '../../time/clock';
import { agentOf, themeOf } from '../conferences/conferences.testing';

/** Answers about a session. */
export const ANSWERS = { punctuality: 5, mastery: 4, clarity: 3, usefulness: 5, recommend: 9, comment: 'Muy útil' };

interface Held {
  theme: number;
  agent: number;
  petitioner: number;
  school: number | null;
  /** UTC. */
  start_at: string;
  status?: 'scheduled' | 'started' | 'cancelled';
}

/** A session of 30 minutes that its agent started. */
export async function heldSession(insert: FixturePlace['insert'], held: Held): Promise<number> {
  const { theme, agent, petitioner, school, start_at, status = 'started' } = held;
  const after = (minutes: number) => utc(new Date(fromUtc(start_at).getTime() + minutes * 60_000));
  const id = await insert('conferences', {
    ...{ schedule_theme_id: theme, user_id: agent, petitioner_id: petitioner, school_id: school, ...STAMPS },
    ...{ start_at, end_at: after(30), full_end_at: after(45), duration: 30, cooldown: 15, status, notes: '' },
    ...{ user_timezone: 'America/Mexico_City', petitioner_timezone: 'America/Mexico_City' },
    room: `ruta-${randomUUID()}`,
  });
  const note = { conference_id: id, created_at: STAMPS.created_at };
  await insert('conference_statuses', { ...note, code: 'scheduled', user_id: petitioner });
  if (status !== 'scheduled') await insert('conference_statuses', { ...note, code: status, user_id: agent });
  return id;
}

const START = '2026-11-18 16:00:00';

async function heldSessionFixture({ db, insert, mark, person, school }: FixturePlace): Promise<number> {
  const theme = await themeOf(insert, mark, { active: false });
  const agent = await agentOf({ db, insert, mark });
  return heldSession(insert, { theme, agent, petitioner: person, school, start_at: START });
}

export const sessionSurveysFixtures = roomFixtures({
  ids: { heldSession: heldSessionFixture },
  params: { '/schedules/sessions/:id': 'heldSession' },
  bodies: { 'POST /schedules/sessions/:id/survey': ANSWERS },
  tables: { '/schedules/sessions': ['session_surveys', 'conferences'] },
});
