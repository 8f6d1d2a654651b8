import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@ruta/contracts/access/two-factor.schema';
import type { Knex } from 'knex';
import { utc, type Clock } from '../../time/clock';
import type { UserTwoFactorRow } from './access.tables';
import type { SecretBox } from './secret-box';
import { newSecret, stepOf } from './totp';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const CODE_LENGTH = 10;

/** Kind of an accepted code; null if it was wrong. */
export type CodeUsed = 'app' | 'recovery' | null;

/** Stored state of two-step verification: the encrypted secret, the last used period, the recovery codes. */
export function twoFactor(clock: Clock, box: SecretBox) {
  const rowOf = (db: Knex, userId: number) =>
    db('user_two_factor').where({ user_id: userId }).first('user_id', 'secret', 'confirmed_at');

  /** Accepts a code of the app once (no replay). */
  const takeAppCode = async (
    trx: Knex,
    { user_id, secret }: Pick<UserTwoFactorRow, 'user_id' | 'secret'>,
    code: string,
  ): Promise<boolean> => {
    const step = stepOf(box.open(user_id, secret), code);
    if (step === null) return false;
    const taken = await trx('user_two_factor')
      .where({ user_id })
      .where('last_step', '<', step)
      .update({ last_step: step });
    return taken === 1;
  };

  return {
    /** When it was turned on, or null. */
    async since(db: Knex, userId: number): Promise<string | null> {
      return (await rowOf(db, userId))?.confirmed_at ?? null;
    },

    async codesLeft(db: Knex, userId: number): Promise<number> {
      return (await db('recovery_codes').where({ user_id: userId, used_at: null }).pluck('id')).length;
    },

    /** Stores a new secret, which takes effect with the first code. */
    async begin(trx: Knex, userId: number): Promise<string> {
      const secret = newSecret();
      await trx('user_two_factor').where({ user_id: userId, confirmed_at: null }).delete();
      await trx('user_two_factor').insert({
        user_id: userId,
        secret: box.seal(userId, secret),
        begun_at: utc(clock.now()),
      });
      return secret;
    },

    /** Turns it on with a code. Null if there is no pending secret, false if the code is wrong. */
    async confirm(trx: Knex, userId: number, code: string): Promise<boolean | null> {
      const row = await rowOf(trx, userId);
      if (!row) return null;
      if (!(await takeAppCode(trx, row, code))) return false;
      await trx('user_two_factor')
        .where({ user_id: userId })
        .update({ confirmed_at: utc(clock.now()) });
      return true;
    },

    /** Accepts a code of the app or a recovery code, each once. */
    async take(trx: Knex, userId: number, code: string): Promise<CodeUsed> {
      const row = await rowOf(trx, userId);
      if (!row?.confirmed_at) return null;
      if (/^\d{6}$/.test(code)) return (await takeAppCode(trx, row, code)) ? 'app' : null;
      const used = await trx('recovery_codes')
        .where({ user_id: userId, code_hash: box.hash(userId, code), used_at: null })
        .update({ used_at: utc(clock.now()) });
      return used === 1 ? 'recovery' : null;
    },

    /** Replaces the recovery codes and returns them. Only hashes are stored, so they cannot be shown again. */
    async renewCodes(trx: Knex, userId: number): Promise<string[]> {
      const codes = new Set<string>();
      while (codes.size < RECOVERY_CODES) codes.add(newCode());
      await trx('recovery_codes').where({ user_id: userId }).delete();
      await trx('recovery_codes').insert(
        [...codes].map((code) => ({ user_id: userId, code_hash: box.hash(userId, code) })),
      );
      return [...codes].map((code) => `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`);
    },

    /** Turns it off. Returns whether it was on. */
    async remove(trx: Knex, userId: number): Promise<boolean> {
      await trx('recovery_codes').where({ user_id: userId }).delete();
      await trx('second_steps').where({ user_id: userId }).delete();
      return (await trx('user_two_factor').where({ user_id: userId }).whereNotNull('confirmed_at').delete()) === 1;
    },
  };
}

export type TwoFactorStore = ReturnType<typeof twoFactor>;

const newCode = () => Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
