import { createHash, randomBytes } from 'node:crypto';
import {
  NAMED,
  roleIdOf,
  sessionsFor,
  type RacePlace,
  type RoomRaces,
  type Side,
  type Stage,
} from '../../testing/races';

const LONG_AGO = '2026-10-01 12:00:00';

/** Somebody with a session, a link to set a password, and a second step; nobody has verified the address. */
const newcomer = async ({ world, school, db }: RacePlace) => {
  const email = `${randomBytes(6).toString('hex')}@ruta.test`;
  const user = await world.person('PROF', { ...NAMED, email, school_id: school, verified_at: null });
  const role = await roleIdOf(db, 'PROF');
  await sessionsFor(db, { user_id: user, role_id: role });
  await db('user_two_factor').insert({ user_id: user, secret: '', confirmed_at: LONG_AGO, begun_at: LONG_AGO });
  const [other, third] = [await roleIdOf(db, 'COOR'), await roleIdOf(db, 'SUBD')];
  return { ids: { user, school, role, other, third }, facts: { address: email, purged: `purged-${user}@` } };
};

/** The same with an address that waits, and the link to confirm it. */
const withPending = async (place: RacePlace) => {
  const stage = await newcomer(place);
  const { user } = stage.ids;
  const ends = '2026-11-23 18:00:00';
  const id = await place.insert('pending_emails', {
    ...{ user_id: user, email: `espera-${stage.facts.address}`, asked_by: await place.world.person('ADMIN') },
    ...{ is_mailed: true, asked_at: '2026-11-20 18:00:00', expires_at: ends },
  });
  const link = randomBytes(32).toString('base64url');
  const token_hash = createHash('sha256').update(link).digest('hex');
  const made = { created_at: '2026-11-20 18:00:00', expires_at: ends };
  await place.insert('single_use_links', { pending_email_id: id, token_hash, ...made });
  return { ...stage, facts: { ...stage.facts, link } };
};

/** An address of a round, for somebody or for nobody yet. */
const address = ({ facts = {} }: Stage, side: Side | 'both' = 'both') => `nueva-${side}-${facts['address']}`;

/** The person as an administrator's list shows them. */
const chosen = ({ ids }: Stage) => [{ id: ids['user'], revision: 1 }];

export const usersRaces: RoomRaces = {
  account: {
    about: [
      ...['user', 'GET /users/purge', 'POST /email/confirm'],
      ...['PUT /users/at-once/ban', 'PUT /users/at-once/verify', 'PUT /users/at-once/delete'],
    ],
    states: {
      active: newcomer,
      'with an address that waits': withPending,
      'deleted long ago': async (place) => {
        // A purge takes whom earlier rounds left: they are as if deleted today.
        await place.db('users').whereNotNull('deleted_at').update({ deleted_at: '2026-11-20 17:00:00' });
        const stage = await newcomer(place);
        await place.db('users').where({ id: stage.ids.user }).update({ deleted_at: LONG_AGO, active: false });
        return stage;
      },
    },
    bodies: {
      'PUT /users/:id': (stage, side) => ({
        name: `Ana ${side}`,
        email: address(stage, side),
        roles: [
          { id: stage.ids['role'], levels: [] },
          { id: side === 1 ? stage.ids['other'] : stage.ids['third'], levels: [] },
        ],
      }),
      'PUT /users/:id/ban': () => ({ is_banned: true }),
      'PUT /users/at-once/ban': (stage) => ({ people: chosen(stage), is_banned: true }),
      'PUT /users/at-once/verify': (stage) => ({ people: chosen(stage) }),
      'PUT /users/at-once/delete': (stage) => ({ people: chosen(stage) }),
      'POST /email/confirm': ({ facts = {} }) => ({ token: facts['link'] }),
    },
    rows: (db, { ids }) => {
      const of = { user_id: ids['user'] };
      return {
        person: db('users').where({ id: ids['user'] ?? 0 }),
        roles: db('role_user').where(of),
        sessions: db('sessions').where(of),
        secondStep: db('user_two_factor').where(of),
        links: db('single_use_links').where(of),
        pending: db('pending_emails').where(of),
      };
    },
  },
};
