import { randomBytes } from 'node:crypto';
import { NAMED, type RacePlace, type RaceRecord, type RoomRaces } from '../../testing/races';

const DATES = { start_at: '2027-08-23', end_at: '2028-07-14' };

/** A cycle to come. */
const nextCycle = async (place: RacePlace) => {
  const id = await place.id('schoolCycle');
  await place.db('school_cycles').where({ id }).update(DATES);
  return id;
};

/** A coach who is secondary coach of the cycle to come, and whom no school needs. */
const coach = async (place: RacePlace) => {
  const { db, world, school } = place;
  const email = `${randomBytes(6).toString('hex')}@ruta.test`;
  const user = await world.person('COACH', { ...NAMED, email, school_id: school });
  const cycle = await nextCycle(place);
  const lent = await db('roles').where({ code: 'COACH_SEC' }).first('id');
  await db('transitional_roles').insert({ user_id: user, cycle_id: cycle, role_id: lent?.id ?? 0 });
  return { ids: { roleHolder: user, user, ownCycle: cycle, schoolCycle: cycle }, facts: { email } };
};

const roles = (side: number) => (side === 1 ? ['COACH_MAN'] : ['COACH_CORD']);

/** What the calls about roles send; each stands below both addresses that the specification names. */
const bodiesBelow = (base: '' | '/school-cycles'): RaceRecord['bodies'] => ({
  [`POST ${base}/users-hierarchy/:id`]: (_, side) => ({ roles: roles(side) }),
  [`PUT ${base}/transitional-roles/:id`]: ({ ids }, side) => ({ roles: roles(side), cycle: ids['ownCycle'] }),
  [`DELETE ${base}/remove-transitional`]: ({ ids }) => ({ cycle_id: ids['ownCycle'] }),
});

export const coachRolesRaces: RoomRaces = {
  'roles of coaching': {
    about: ['roleHolder'],
    states: { 'with a role lent': coach },
    bodies: { ...bodiesBelow(''), ...bodiesBelow('/school-cycles') },
    rows: (db, { ids }) => {
      const of = { user_id: ids['roleHolder'] ?? 0 };
      return {
        person: db('users').where({ id: ids['roleHolder'] ?? 0 }),
        own: db('role_user').where(of).orderBy('role_id'),
        lent: db('transitional_roles').where(of).orderBy('role_id'),
      };
    },
  },
};
