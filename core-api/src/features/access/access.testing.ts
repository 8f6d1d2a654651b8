import { randomBytes } from 'node:crypto';
import { FIXTURES_MADE, PNG, roomFixtures, TOKEN } from '../../testing/fixtures';

const NEW_PASSWORD = { password: 'un caballo correcto', password_confirmation: 'un caballo correcto' };
const WRONG = { password: 'not the password' };

export const accessFixtures = roomFixtures({
  ids: {
    session: async ({ db, insert, person }) =>
      insert('sessions', {
        token_hash: randomBytes(32).toString('hex'),
        user_id: person,
        role_id: (await db('roles').first<{ id: number }>('id')).id,
        created_at: FIXTURES_MADE,
        last_used_at: FIXTURES_MADE,
        expires_at: '2030-01-01 00:00:00',
      }),
  },
  params: { '/sessions/:id': 'session' },
  // Whatever no room names is about accounts.
  tables: { '/': ['users', 'sessions'] },
  bodies: {
    'POST /login': { email: 'nobody@ruta.test', ...WRONG },
    'POST /login/code': { token: TOKEN, code: '123456' },
    'PUT /me/role': { role: 'COACH' },
    'PUT /me/locale': { locale: 'es' },
    'PUT /me/confirm': WRONG,
    'POST /password/forgot': { email: 'nobody@ruta.test' },
    'POST /password/reset': { token: TOKEN, ...NEW_PASSWORD },
    'PUT /profile': {
      name: 'Laura',
      surname: 'Mendoza Reyes',
      birthday: '1985-03-14',
      sex: 'f',
      timezone: 'America/Mexico_City',
      locale: 'es',
      revision: 1,
    },
    'PUT /profile/password': { current_password: 'not the password', ...NEW_PASSWORD },
    'PUT /profile/two-factor': { code: '123456' },
    'PUT /profile/two-factor/begin': WRONG,
    'PUT /profile/two-factor/recovery-codes': WRONG,
    'PUT /profile/two-factor/disable': WRONG,
  },
  /** A photo whose address ends in the token. */
  once: async ({ insert, person, store }) => {
    const { key } = await store.put(PNG);
    await insert('user_photos', { user_id: person, token: TOKEN, path: key, created_at: FIXTURES_MADE });
  },
});
