import { randomBytes } from 'node:crypto';
import { NAMED, roleIdOf, sessionsFor, type RacePlace, type RoomRaces } from '../../testing/races';

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

export const usersRaces: RoomRaces = {
  account: {
    about: ['user', 'GET /users/purge'],
    states: {
      active: newcomer,
      'deleted long ago': async (place) => {
        // A purge takes whom earlier rounds left: they are as if deleted today.
        await place.db('users').whereNotNull('deleted_at').update({ deleted_at: '2026-11-20 17:00:00' });
        const stage = await newcomer(place);
        await place.db('users').where({ id: stage.ids.user }).update({ deleted_at: LONG_AGO, active: false });
        return stage;
      },
    },
    bodies: {
      'PUT /users/:id': ({ ids }, side) => ({
        name: `Ana ${side}`,
        roles: [
          { id: ids['role'], levels: [] },
          { id: side === 1 ? ids['other'] : ids['third'], levels: [] },
        ],
      }),
      'PUT /users/:id/ban': () => ({ is_banned: true }),
    },
    rows: (db, { ids }) => {
      const of = { user_id: ids['user'] };
      return {
        person: db('users').where({ id: ids['user'] ?? 0 }),
        roles: db('role_user').where(of),
        sessions: db('sessions').where(of),
        secondStep: db('user_two_factor').where(of),
        links: db('single_use_links').where(of),
      };
    },
  },
};
