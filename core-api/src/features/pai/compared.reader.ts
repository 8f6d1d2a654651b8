import type { PaiCompared } from '@ruta/contracts/pai/pai.schema';
import type { Knex } from 'knex';
import { withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import type { Clock } from '../../time/clock';
import { cycleName } from '../cycles';
import { averagesAt, cycleAfter, dpiPlace, type Averages, type DpiPlace } from '../dpi';

/**
 * What the results show of themes in the cycle of a place, and in the next one once its window has ended: figures that
 * the caller may read there, and no others (decision 0053).
 */
export async function comparedThemes(
  { db, clock, actor }: { db: Knex; clock: Clock; actor: Actor },
  place: DpiPlace & { cycle_id: number },
  themes: readonly string[],
): Promise<PaiCompared> {
  const before = await averagesAt(db, clock, place);
  const { next, reason, averages } = await nextOf({ db, clock, actor }, place);
  return {
    ...{ next, reason },
    themes: [...new Set(themes)].map((theme) => ({
      ...{ theme, before: before.get(theme) ?? null, after: averages?.get(theme) ?? null },
    })),
  };
}

type Next = Pick<PaiCompared, 'next' | 'reason'> & { averages?: Averages };

async function nextOf(
  { db, clock, actor }: { db: Knex; clock: Clock; actor: Actor },
  { cycle_id, school_id }: { cycle_id: number; school_id: number },
): Promise<Next> {
  const id = await cycleAfter(db, cycle_id);
  if (id === undefined) return { next: null, reason: 'no-cycle' };
  const next = { id, name: await cycleName(db, id) };
  const place = { ...(await dpiPlace(db, clock, school_id, id)), cycle_id: id };
  const past = place.cycle_state === 'finished' ? { id } : undefined;
  // Who accompanied the school then may have left it.
  const school = await withinSchools(db('schools').where({ id: school_id }), actor, 'dpi:read', 'schools.id', past);
  if (school.length === 0) return { next, reason: 'out-of-reach' };
  if (place.window === 'none') return { next, reason: 'no-diagnostic' };
  if (place.window !== 'after') return { next, reason: 'not-over' };
  return { next, reason: null, averages: await averagesAt(db, clock, place) };
}
