import type { Knex } from 'knex';
import { dayIn, fromUtc } from '../../time/clock';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { cycleOn } from '../cycles';
import { reachedAt } from './observation.policy';

/** The school in which the caller could observe at an instant; otherwise 404. */
export async function schoolReachedAt(db: Knex, actor: Actor, id: number, at: string): Promise<{ timezone: string }> {
  const school = await db('schools').where({ id, deleted_at: null }).first('timezone');
  const cycle = await cycleOn(db, dayIn(school?.timezone ?? 'UTC', fromUtc(at)));
  const [reached] = await reachedAt(
    db('schools').where('schools.id', id).whereNull('schools.deleted_at'),
    actor,
    cycle?.id ?? 0,
    at,
  ).pluck<number[]>('schools.id');
  if (!school || reached === undefined) throw new Problem('schools.not-found');
  return school;
}
