import { createHash, randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Knex } from 'knex';
import { NAMED, roleIdOf, sessionsFor, type RacePlace, type RoomRaces, type Stage } from '../../testing/races';
import { TEST_KEY } from '../../testing/server';
import { codeOf } from '../../testing/totp';
import { PASSWORD } from './account.testing';
import { secretBox } from './secret-box';
import { newSecret } from './totp';

const box = secretBox(TEST_KEY);
const SECRET = newSecret();
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
let cheap: Promise<string> | undefined;
/** Cheaper to compare than the product's own. */
const passwordHash = () => (cheap ??= hash(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 }));

const newToken = () => randomBytes(32).toString('base64url');
const BEGAN = '2026-11-19 12:00:00';
const ENDS = '2026-11-26 12:00:00';

/** Somebody with two roles, three sessions, a link to set a password, and a second step, in force or only begun. */
async function person({ db, world, school }: RacePlace, { hasCode }: { hasCode: boolean }) {
  const email = `${randomBytes(6).toString('hex')}@ruta.test`;
  const facts = { address: email, hash: await passwordHash(), link: newToken(), step: newToken() };
  const user_id = await world.person(null, { ...NAMED, email, school_id: school, password_hash: facts.hash });
  const [role, other] = [await roleIdOf(db, 'PROF'), await roleIdOf(db, 'COOR')];
  const held = [role, other].map((role_id) => ({ user_id, role_id }));
  const begun = { secret: box.seal(user_id, SECRET), confirmed_at: hasCode ? BEGAN : null, begun_at: BEGAN };
  const step = { user_id, token_hash: hashOf(facts.step), remember: true, failures: 0 };
  const [sessions] = await Promise.all([
    sessionsFor(db, { user_id, role_id: role }, 3),
    db('role_user').insert(held),
    db('user_two_factor').insert({ user_id, ...begun }),
    db('single_use_links').insert({ user_id, token_hash: hashOf(facts.link), created_at: BEGAN, expires_at: ENDS }),
    db('second_steps').insert({ ...step, expires_at: '2026-11-20 18:05:00' }),
  ]);
  const [first = '', second = ''] = sessions.map(({ token }) => token);
  return { stage: { ids: { user: user_id, school, session: sessions[2]?.id ?? 0, role }, facts }, first, second };
}

const inOneSession = (hasCode: boolean) => async (place: RacePlace) => {
  const { stage, first } = await person(place, { hasCode });
  return { ...stage, tokens: [first, first] as const };
};
const inTwoSessions = (hasCode: boolean) => async (place: RacePlace) => {
  const { stage, first, second } = await person(place, { hasCode });
  return { ...stage, tokens: [first, second] as const };
};

const withPassword = () => ({ password: PASSWORD });
const anew = (side: number) => ({
  password: `cuatro caballos azules ${side}`,
  password_confirmation: `cuatro caballos azules ${side}`,
});
const bodies = {
  'PUT /me/role': () => ({ role: 'COOR' }),
  'PUT /me/locale': (_: Stage, side: number) => ({ locale: side === 1 ? 'es' : 'en' }),
  'PUT /me/confirm': withPassword,
  'PUT /profile': (_: Stage, side: number) => ({ name: `Laura ${side}` }),
  'PUT /profile/password': (_: Stage, side: number) => ({ current_password: PASSWORD, ...anew(side) }),
  'PUT /profile/two-factor': () => ({ code: codeOf(SECRET) }),
  'PUT /profile/two-factor/begin': withPassword,
  'PUT /profile/two-factor/recovery-codes': withPassword,
  'PUT /profile/two-factor/disable': withPassword,
  'PUT /users/:id': () => ({ name: 'Ana' }),
  'PUT /users/:id/ban': () => ({ is_banned: true }),
  'POST /password/forgot': ({ facts = {} }: Stage) => ({ email: facts['address'] }),
  'POST /password/reset': ({ facts = {} }: Stage, side: number) => ({ token: facts['link'], ...anew(side) }),
  'POST /login': ({ facts = {} }: Stage) => ({ email: facts['address'], ...withPassword() }),
  'POST /login/code': ({ facts = {} }: Stage) => ({ token: facts['step'], code: codeOf(SECRET) }),
};

const rows = (db: Knex, { ids, facts = {} }: Stage) => {
  const of = { user_id: ids['user'] };
  return {
    // Hashes are salted: of the password only whether it is the old one.
    person: db('users')
      .where({ id: ids['user'] ?? 0 })
      .select('*', db.raw('password_hash = ? as has_old_password', [facts['hash'] ?? ''])),
    roles: db('role_user').where(of),
    sessions: db('sessions').where(of),
    secondStep: db('user_two_factor').where(of),
    codes: db('recovery_codes').where(of),
    waiting: db('second_steps').where(of),
    links: db('single_use_links').where(of),
    photos: db('user_photos').where(of),
  };
};

export const accessRaces: RoomRaces = {
  person: {
    about: ['own'],
    // Raced with the survey, and with the shared agenda.
    except: ['PUT /schools/surveys/:id/translate', 'PUT /shared-agendas/:id/seen'],
    beside: ['PUT /users/:id', 'PUT /users/:id/ban', 'PUT /users/:id/reset-password', 'POST /password/reset'],
    states: {
      'in one session': inOneSession(false),
      'in two sessions': inTwoSessions(false),
      'with a second step': inTwoSessions(true),
    },
    bodies,
    rows,
    broken: ({ codes = [] }) =>
      codes.length === 0 || codes.length === 10 ? [] : [`ten recovery codes or none, not ${codes.length}`],
  },

  'way in': {
    about: [
      ...['POST /login', 'POST /login/code', 'POST /password/forgot', 'POST /password/reset'],
      ...['PUT /users/:id/reset-password', 'PUT /users/:id/reset-two-factor', 'PUT /users/:id/ban'],
    ],
    states: { 'with a second step': inTwoSessions(true), 'with a password only': inTwoSessions(false) },
    bodies,
    rows,
  },
};
