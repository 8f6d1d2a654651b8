import type { Knex } from 'knex';

interface Mark {
  user_id: number;
  school_id: number;
  cycle_id: number;
  observable: boolean;
  changed_by: number;
  changed_at: string;
}

/** Says whether a teacher may be observed in a cycle. Who comes second of two says it last. */
export const saveObservable = (trx: Knex, mark: Mark): PromiseLike<unknown> =>
  trx('professor_observables')
    .insert(mark)
    .onConflict(['user_id', 'school_id', 'cycle_id'])
    .merge(['observable', 'changed_by', 'changed_at']);
