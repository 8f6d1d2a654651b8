import { HANDOVER_UNDO_HOURS } from '@ruta/contracts/hierarchy/limits';
import type { Knex } from 'knex';
import { everything } from '../../database/scope';
import { holds, type Actor } from '../../kernel/actor';
import type { Verdict } from '../../kernel/verdict';
import { utc } from '../../time/clock';
import type { HandoverRow } from './hierarchy.tables';

const HOUR_MS = 3_600_000;

/** The handovers that the caller may see and undo: all. */
export const reachable = <Q extends Knex.QueryBuilder>(query: Q, actor: Actor): Q =>
  everything(query, actor, 'hierarchy:write');

/** What the rules of a handover need to know. */
export interface HandoverFacts extends Pick<HandoverRow, 'made_at' | 'undone_at'> {
  cycle_state: 'pending' | 'started' | 'finished';
}

/** Whether a handover can be undone now, as far as it is known without looking at its schools. */
export function undoVerdict(actor: Actor, { made_at, undone_at, cycle_state }: HandoverFacts, now: Date): Verdict {
  if (!holds(actor, 'hierarchy:write')) return 'access.refused';
  if (undone_at !== null) return 'handover.undone';
  if (cycle_state === 'finished') return 'cycles.finished';
  return made_at >= utc(new Date(now.getTime() - HANDOVER_UNDO_HOURS * HOUR_MS)) ? 'allowed' : 'handover.too-late';
}
