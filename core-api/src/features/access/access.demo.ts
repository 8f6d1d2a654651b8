import type { Knex } from 'knex';
import { utc, type Clock } from '../../time/clock';
import { DEMO_DOMAIN } from '../users/accounts.demo-data';
import { secretBox } from './secret-box';

/** The demo account with two-step verification, and its secret, which is as public as the demo's password. */
export const DEMO_TWO_FACTOR = { email: `super@${DEMO_DOMAIN}`, secret: 'RUTADEMORUTADEMORUTADEMORUTADEMO' };

/** Enrols the demo's super administrator, also in demo data from before two-step verification. */
export async function seedTwoFactor(db: Knex, clock: Clock, secretsKey: string): Promise<void> {
  const user = await db('users').where({ email: DEMO_TWO_FACTOR.email }).first('id');
  if (!user || (await db('user_two_factor').where({ user_id: user.id }).first('user_id'))) return;
  const at = utc(clock.now());
  await db('user_two_factor').insert({
    user_id: user.id,
    secret: secretBox(secretsKey).seal(user.id, DEMO_TWO_FACTOR.secret),
    begun_at: at,
    confirmed_at: at,
  });
}
