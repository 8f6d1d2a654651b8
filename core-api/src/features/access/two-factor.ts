import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@ruta/contracts/access/two-factor.schema';
import type { Knex } from 'knex';
import { utc, type Clock } from '../../time/clock';
import type { SecretBox } from './secret-box';
import { newSecret, stepOf } from './totp';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const CODE_LENGTH = 10;

interface TwoFactorRow {
  user_id: number;
  secret: string;
  confirmed_at: string | null;
}

/** What a code turned out to be. */
export type CodeUsed = 'app' | 'recovery' | null;

/** The second step of a person in the database: the sealed secret, the codes that were used, the recovery codes. */
export function twoFactor(clock: Clock, box: SecretBox) {
  const rowOf = async (db: Knex, userId: number) =>
    (await db('user_two_factor').where({ user_id: userId }).first('user_id', 'secret', 'confirmed_at')) as
      TwoFactorRow | undefined;

  /** Whether it is a code of the app that nobody has used yet; from now on it is used (no replay). */
  const takeAppCode = async (trx: Knex, { user_id, secret }: TwoFactorRow, code: string): Promise<boolean> => {
    const step = stepOf(box.open(user_id, secret), code);
    if (step === null) return false;
    const taken = await trx('user_two_factor')
      .where({ user_id })
      .where('last_step', '<', step)
      .update({ last_step: step });
    return taken === 1;
  };

  return {
    /** Since when signing in asks for a code; null where it does not. */
    async since(db: Knex, userId: number): Promise<string | null> {
      return (await rowOf(db, userId))?.confirmed_at ?? null;
    },

    async codesLeft(db: Knex, userId: number): Promise<number> {
      return ((await db('recovery_codes').where({ user_id: userId, used_at: null }).pluck('id')) as number[]).length;
    },

    /** A new secret, not in force before a code of it was shown. */
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

    /** Puts it into force. Null where nothing was begun, false where the code is not of it. */
    async confirm(trx: Knex, userId: number, code: string): Promise<boolean | null> {
      const row = await rowOf(trx, userId);
      if (!row) return null;
      if (!(await takeAppCode(trx, row, code))) return false;
      await trx('user_two_factor')
        .where({ user_id: userId })
        .update({ confirmed_at: utc(clock.now()) });
      return true;
    },

    /** Takes a code of the app or a recovery code, each once. */
    async take(trx: Knex, userId: number, code: string): Promise<CodeUsed> {
      const row = await rowOf(trx, userId);
      if (!row?.confirmed_at) return null;
      if (/^\d{6}$/.test(code)) return (await takeAppCode(trx, row, code)) ? 'app' : null;
      const used = await trx('recovery_codes')
        .where({ user_id: userId, code_hash: box.hash(userId, code), used_at: null })
        .update({ used_at: utc(clock.now()) });
      return used === 1 ? 'recovery' : null;
    },

    /** New recovery codes in place of the old ones; kept as hashes, so that this is the only time they can be told. */
    async renewCodes(trx: Knex, userId: number): Promise<string[]> {
      const codes = new Set<string>();
      while (codes.size < RECOVERY_CODES) codes.add(newCode());
      await trx('recovery_codes').where({ user_id: userId }).delete();
      await trx('recovery_codes').insert(
        [...codes].map((code) => ({ user_id: userId, code_hash: box.hash(userId, code) })),
      );
      return [...codes].map((code) => `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`);
    },

    /** Signing in asks for no code any more; says whether it did. */
    async remove(trx: Knex, userId: number): Promise<boolean> {
      await trx('recovery_codes').where({ user_id: userId }).delete();
      await trx('second_steps').where({ user_id: userId }).delete();
      return (await trx('user_two_factor').where({ user_id: userId }).whereNotNull('confirmed_at').delete()) === 1;
    },
  };
}

export type TwoFactorStore = ReturnType<typeof twoFactor>;

const newCode = () => Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
