import { ROLES } from '@ruta/contracts';
import { CLASHES_MAX, type Clash } from '@ruta/contracts/agenda/clash.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { toInstant } from '../../time/wall-clock';
import { schoolFor } from '../schools';
import type { AgendaParts } from './agenda.parts';
import { clashReader, type AskedHour, type ReadableRow } from './clash.reader';
import { byGravity, collisionOf, type Collision } from './clash.rules';

interface ClashDeps {
  db: Knex;
  agenda: Pick<AgendaParts, 'kinds' | 'policy'>;
}

/**
 * Whether the caller learns that something stands there which they may not read. At a school within reach, an hour that
 * is taken is a fact about that school. Where a coach is otherwise only people of the coaches' side learn. Teachers,
 * who see what they attended, learn neither.
 */
function maySense(actor: Actor, { reason }: Collision): boolean {
  const scope = actor.grants.get('agenda:read');
  return scope !== 'O' && (reason === 'school' || scope !== 'S');
}

/** Tells what stands at an hour that somebody considers (AGE-06, decision 0031). It warns; no call refuses for it. */
export function clashService({ db, agenda: { kinds, policy } }: ClashDeps) {
  const read = clashReader(kinds, policy);

  const shown = (actor: Actor, row: ReadableRow, gap_min: number): Clash['item'] => {
    const kind = kinds.of(row.activity_type);
    return {
      id: row.id,
      isVisit: kind.isVisit,
      // A visit's row names it in Spanish; people know it by its objective.
      title: (kind.isVisit && row.description) || row.activity,
      datetime: row.datetime,
      duration_min: row.duration_min,
      school: { id: row.school_id, name: row.school_name, timezone: row.school_timezone },
      gap_min,
      url: kind.pageOf(ROLES[actor.role].area, row),
    };
  };

  /**
   * The clashes of a date and hour at a school, the gravest first, at most `CLASHES_MAX`. Date and hour are the
   * school's; an hour that daylight saving time skips has none, since forms refuse it. 404 for a school out of reach.
   */
  return async (actor: Actor, asked: AskedHour): Promise<Clash[]> => {
    const { id: school_id, timezone } = await schoolFor(db, actor, 'school:read', asked.school_id);
    const datetime = toInstant(asked.date, asked.time, timezone);
    if (datetime === null) return [];
    const wanted = await read.wanted(db, actor, asked);
    const held = { school_id, datetime, duration_min: wanted.duration_min };
    const found = (await read.near(db, held, wanted))
      .flatMap((row) => {
        const collision = collisionOf(held, row);
        return collision ? [{ ...row, ...collision }] : [];
      })
      .sort(byGravity);
    if (found.length === 0) return [];
    const ids = found.map(({ id }) => id);
    const readable = await read.readable(db, actor, ids);
    const clashes = found.flatMap((one): Clash[] => {
      const row = readable.get(one.id);
      if (!row && !maySense(actor, one)) return [];
      const isCallers = one.reason === 'school' || wanted.person === actor.userId;
      return [
        {
          reason: one.reason,
          person: isCallers ? null : wanted.name,
          item: row ? shown(actor, row, one.gap_min) : null,
        },
      ];
    });
    return clashes.slice(0, CLASHES_MAX);
  };
}

export type ClashService = ReturnType<typeof clashService>;
