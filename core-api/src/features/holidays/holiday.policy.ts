import { everything } from '../../database/scope';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';

/** The holidays that the caller may read: a catalogue. Which states concern them is `stateScope` of the reader. */
export const visible = <Q extends Knex.QueryBuilder>(query: Q, actor: Actor): Q =>
  everything(query, actor, 'holiday:read');

/** Those that the caller may change. */
export const changeable = <Q extends Knex.QueryBuilder>(query: Q, actor: Actor): Q =>
  everything(query, actor, 'holiday:manage');
