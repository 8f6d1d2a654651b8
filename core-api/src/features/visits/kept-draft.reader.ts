import type { Ability } from '@ruta/contracts';
import type { Knex } from 'knex';
import { quoted } from '../../database/columns';
import { withinSchools, type PastCycle } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { utc } from '../../time/clock';

/** Days for which the author of a draft reads and deletes it after the school changed hands (decision 0036). */
const DRAFT_KEPT_DAYS = 30;

interface Kept {
  ability: Ability;
  /** The column of the school. */
  school: string;
  now: Date;
  past?: PastCycle;
  /** Limits the kept rows to the caller's own drafts, where the query has others. */
  own?: (rows: Knex.QueryBuilder) => void;
}

/**
 * `withinSchools`, and what a coach keeps of schools that she does not accompany any more: her own drafts, for 30 days
 * after she left one of their places. It is read and deleted, not written.
 */
export function withKeptDrafts<Q extends Knex.QueryBuilder>(query: Q, actor: Actor, kept: Kept): Q {
  const { ability, school, now, past, own } = kept;
  if (actor.grants.get(ability) !== 'H') return withinSchools(query, actor, ability, school, past);
  const since = utc(new Date(now.getTime() - DRAFT_KEPT_DAYS * 86_400_000));
  return query.where((either: Knex.QueryBuilder) => {
    void either
      .where((within) => void withinSchools(within, actor, ability, school, past))
      .orWhere((drafts) => {
        own?.(drafts);
        void drafts.whereExists((held: Knex.QueryBuilder) => {
          void held
            .from('hierarchy_history')
            .whereRaw(`hierarchy_history.school_id = ${quoted(school)}`)
            .where('hierarchy_history.user_id', actor.userId)
            .where('hierarchy_history.to_at', '>', since);
        });
      });
  }) as Q;
}

interface Placed {
  eraser: unknown;
  school_id: number;
}

/** Schools of these drafts at which the caller does not write visits any more. */
export async function schoolsOutOfReach(db: Knex, actor: Actor, rows: readonly Placed[]): Promise<ReadonlySet<number>> {
  const schools = [...new Set(rows.filter(({ eraser }) => Boolean(eraser)).map(({ school_id }) => school_id))];
  if (schools.length === 0) return new Set();
  const reached = await withinSchools(
    db('schools').whereIn('schools.id', schools),
    actor,
    'visit:write',
    'schools.id',
  ).pluck<number[]>('schools.id');
  return new Set(schools.filter((id) => !reached.includes(id)));
}
