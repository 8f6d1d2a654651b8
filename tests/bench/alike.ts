import type { Connection, RowDataPacket } from 'mysql2/promise';
import { passwords } from '../../core-api/src/features/access';
import { median } from './kit/measure';
import type { Server } from './kit/servers';
import { fixed, type Line } from './kit/table';

interface AlikeGround {
  core: Server;
  /** Connection to the database server; the world is in the database `bench`. */
  admin: Connection;
}

const SIGN_INS = 60;
const LETTERS = 150;
const UNKNOWN = 'nadie@ruta.test';
const AIM = 1.1;

/**
 * Checks that response times do not reveal whether an account exists (T18): sign-in with a wrong password, and asking
 * for a link, with a known and an unknown e-mail in turns. The order alternates, because the second call is faster.
 * That the same work is done for both is tested in core-api.
 */
export async function alike({ core, admin }: AlikeGround): Promise<Line[]> {
  const [people] = await admin.query<RowDataPacket[]>('select id, email from bench.users order by id limit 1');
  const { id, email: known } = people[0] as { id: number; email: string };
  const hash = await passwords().hash('la contraseña de verdad');
  await admin.query('update bench.users set password_hash = ? where id = ?', [hash, id]);

  const post = (path: string, body: object) =>
    fetch(`${core.url}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const compare = async (what: string, times: number, call: (email: string) => Promise<Response>, status: number) => {
    const took: Record<string, number[]> = { [known]: [], [UNKNOWN]: [] };
    for (let at = 0; at < times; at += 1) {
      for (const email of at % 2 === 0 ? [known, UNKNOWN] : [UNKNOWN, known]) {
        for (const table of ['sign_in_attempts', 'rate_windows', 'outbox'])
          await admin.query(`delete from bench.${table}`);
        const began = performance.now();
        const answer = await call(email);
        await answer.text();
        took[email]?.push(performance.now() - began);
        if (answer.status !== status) throw new Error(`${what}: answered ${String(answer.status)}`);
      }
    }
    const [mine, nobody] = [median(took[known] ?? []), median(took[UNKNOWN] ?? [])];
    return {
      what,
      value: Math.max(mine / nobody, nobody / mine),
      aim: AIM,
      better: 'less',
      unit: '× between known and unknown e-mails',
      note: `${fixed(mine)} ms known, ${fixed(nobody)} ms unknown`,
    } satisfies Line;
  };
  return [
    await compare('signing in', SIGN_INS, (email) => post('/login', { email, password: 'no es esta, seguro' }), 422),
    await compare('a link for a new password', LETTERS, (email) => post('/password/forgot', { email }), 200),
  ];
}
