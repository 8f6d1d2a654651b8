import { randomUUID } from 'node:crypto';
import { roomFixtures, STAMPS, type FixturePlace } from '../../testing/fixtures';

/** The person where they are an agent, else a new one. */
async function agentOf({ db, insert, person, mark }: FixturePlace): Promise<number> {
  const role = await db('roles').where({ code: 'AGENT_VC' }).first('id');
  const held = { user_id: person, role_id: role?.id ?? 0 };
  if (await db('role_user').where(held).first('user_id')) return person;
  const email = `agent-${randomUUID()}@ruta.test`;
  const id = await insert('users', {
    ...{ name: mark, surname: 'Agente', email, access: email, search_key: email },
    ...{ timezone: 'America/Mexico_City', verified_at: STAMPS.created_at, ...STAMPS },
  });
  await insert('role_user', { ...held, user_id: id });
  return id;
}

const HOURS = { start_at: '15:00', end_at: '18:00' };
const SINGLE = { id: null, mode: 'single', single: '2026-12-04', ...HOURS };

const rowOf =
  (row: object) =>
  async ({ insert, id }: FixturePlace): Promise<number> =>
    insert('availabilities', { agent_id: await id('agent'), start_at: '09:00', end_at: '13:00', ...row, ...STAMPS });

/** A new agent with a window of Mondays, an unavailable date and an emergency, for races. */
export async function hoursOfNewAgent(place: FixturePlace) {
  const agent = await agentOf({ ...place, person: 0 });
  const row = (hours: object) =>
    place.insert('availabilities', { agent_id: agent, start_at: '09:00', end_at: '13:00', ...hours, ...STAMPS });
  return {
    ids: {
      agent,
      window: await row({ setting: 'availability', weekday: 1 }),
      unavailability: await row({ setting: 'unavailability', single: '2026-12-07' }),
      emergency: await row({ setting: 'emergency', single: '2026-12-07' }),
    },
  };
}

export const availabilityFixtures = roomFixtures({
  ids: {
    agent: agentOf,
    window: rowOf({ setting: 'availability', weekday: 1 }),
    unavailability: rowOf({ setting: 'unavailability', single: '2026-12-04' }),
    emergency: rowOf({ setting: 'emergency', single: '2026-12-04' }),
  },
  params: {
    '/schedules/agent/:id': 'agent',
    '/schedules/agent/:id/availabilities:availability_id': 'window',
    '/schedules/agent/:id/unavailabilities:availability_id': 'unavailability',
    '/schedules/agent/:id/emergencies:availability_id': 'emergency',
  },
  fields: { agent_id: 'agent' },
  tables: { '/schedules/agent': ['availabilities'] },
  bodies: {
    'PUT /schedules/agent/:id/availabilities': { id: null, mode: 'weekly', weekday: 2, ...HOURS },
    'PUT /schedules/agent/:id/unavailabilities': SINGLE,
    'PUT /schedules/agent/:id/emergencies': SINGLE,
  },
});
