import { randomBytes } from 'node:crypto';
import { ROLE_CODES, type RoleCode } from '@ruta/contracts';
import { testServer, type Caller, type TestServer } from '../../core-api/src/testing/server';
import { TOKEN, type Ids } from './requests';

const NOW = '2026-11-19 12:00:00';
/** Stands in every text of the strangers' school: whoever may not see it never meets it. */
export const FOREIGN = 'Colegio fuera de alcance';
/** Stands where the hash of a password does, of everybody: no answer ever holds it. */
export const SECRET = 'scrypt-marca-secreta';
/** Everybody's birthday: a thing that others need not know. */
export const BIRTHDAY = '1977-07-07';

/** Two schools of the started cycle: one that somebody of every role belongs to or accompanies, and one of strangers. */
export interface TwoSchools {
  server: TestServer;
  /** Somebody of a role, signed in anew: a call may end or change the session. */
  as(role: RoleCode): Promise<Caller>;
  people: Record<RoleCode, number>;
  /** What the people of the first school reach, new each time, so that a change hurts no other test. */
  own(role: RoleCode): Promise<Ids>;
  /** What they do not. */
  foreign: Ids;
  /** The same with others of what they do not reach, for who may spoil them. */
  renewed(): Promise<TwoSchools>;
}

export async function twoSchools(options: Parameters<typeof testServer>[0] = {}): Promise<TwoSchools> {
  const server = await testServer(options);
  const { db, world, store } = server;
  const cycle_id = await world.cycle();
  const mine = await world.school({ name: 'Colegio propio' });
  const theirs = await world.school({ name: FOREIGN });
  const kept = { password_hash: SECRET, birthday: BIRTHDAY };
  const people = {} as Record<RoleCode, number>;
  for (const role of ROLE_CODES) people[role] = await world.person(role, { school_id: mine, ...kept });
  const stranger = await world.person('COACH', { name: FOREIGN, ...kept });
  await world.hierarchy(cycle_id, mine, {
    director_id: people.COACH_DIR,
    manager_id: people.COACH_MAN,
    coordinator_id: people.COACH_CORD,
    coach_id: people.COACH,
    secondary_one_id: people.COACH_SEC,
  });
  await world.hierarchy(cycle_id, theirs, { coach_id: stranger });

  const insert = async (table: string, row: object): Promise<number> => {
    const [id = 0] = (await db(table).insert(row)) as number[];
    return id;
  };
  const stamps = { created_at: NOW, updated_at: NOW };
  const when = { date: '2026-11-20', time: '10:00', timezone: 'America/Mexico_City', datetime: '2026-11-20 16:00:00' };
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  const photo = await store.put(png);
  await insert('user_photos', { user_id: stranger, token: TOKEN, path: photo.key, created_at: NOW });

  const createFixtures = async (school_id: number, coach_id: number, person: number): Promise<Ids> => {
    const mark = school_id === theirs ? FOREIGN : 'Propio';
    const placed = { school_id, coach_id, cycle_id, ...when, ...stamps };
    const visit = await insert('school_visits', {
      ...placed,
      objective: `Acompañar: ${mark}`,
      eraser: false,
      school_visit_status_id: 1,
    });
    for (const axis_id of [1, 2, 3, 4])
      await insert('school_visit_axis', { school_visit_id: visit, axis_id, actions: mark, specifications: mark });
    const onAgenda = { ...placed, description: mark };
    await insert('agenda_activities', {
      ...onAgenda,
      activity_type: 'SchoolVisitActivity',
      activity_id: visit,
      activity: 'Visita',
    });
    const activity = await insert('agenda_activities', {
      ...onAgenda,
      activity_type: 'CustomActivity',
      activity: `Consejo técnico: ${mark}`,
      created_by: person,
      isStarted: true,
    });
    const assistants_id = await insert('activity_assistants', {
      agenda_activity_id: activity,
      taken_by: person,
      taken_at: NOW,
    });
    // A teacher sees what he attended.
    if (person !== stranger) await insert('activity_assistant_user', { assistants_id, user_id: person });
    const { key, size } = await store.put(png);
    const evidence = await insert('activity_evidences', {
      agenda_activity_id: activity,
      slot: 1,
      file_name: `${mark}.png`,
      mime_type: 'image/png',
      size,
      path: key,
      uploaded_by: person,
      created_at: NOW,
    });
    const notification = await insert('notifications', {
      user_id: person,
      type: 'visit.scheduled',
      data: JSON.stringify({ school: mark, date: '2026-11-20', time: '10:00' }),
      url: '/',
      created_at: NOW,
    });
    const session = await insert('sessions', {
      token_hash: randomBytes(32).toString('hex'),
      user_id: person,
      role_id: ((await db('roles').first('id')) as { id: number }).id,
      created_at: NOW,
      last_used_at: NOW,
      expires_at: '2030-01-01 00:00:00',
    });
    const asked = { role_id: 9, school_id, invited_by: person, created_at: NOW };
    const batch = await insert('invitation_batches', { ...asked, result: JSON.stringify([]) });
    const email = `${randomBytes(6).toString('hex')}@ruta.test`;
    const invitation = await insert('invitations', {
      ...asked,
      email,
      open_key: `${email}:9`,
      locale: 'es',
      expires_at: '2026-11-26 12:00:00',
      updated_at: NOW,
    });
    return {
      school: school_id,
      visit,
      activity,
      evidence,
      notification,
      session,
      user: person,
      invitation,
      batch,
      role: 4, // a coach's
      permission: 5, // of the catalogues, which a coach has
    };
  };
  const withForeign = (foreign: Ids): TwoSchools => ({
    server,
    as: (role) => server.as(people[role]),
    people,
    own: (role) => createFixtures(mine, people.COACH, people[role]),
    foreign,
    renewed: async () => withForeign(await createFixtures(theirs, stranger, stranger)),
  });
  return withForeign(await createFixtures(theirs, stranger, stranger));
}
