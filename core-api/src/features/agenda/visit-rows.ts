import type { Knex } from 'knex';
import { AgendaActivityModel } from './agenda.model';

const TYPE = 'SchoolVisitActivity';

interface VisitFacts {
  id: number;
  school_id: number;
  cycle_id: number;
  coach_id: number;
  objective: string;
  date: string;
  time: string;
  timezone: string;
  datetime: string;
}

/** The agenda's side of a visit: every published visit has exactly one row, a draft has none. */
export const visitRows = {
  async add(trx: Knex, { id, objective, ...visit }: VisitFacts, now: string) {
    await AgendaActivityModel.query(trx).insert({
      ...visit,
      activity_type: TYPE,
      activity_id: id,
      activity: 'Visita escolar',
      description: objective,
      isStarted: false,
      isCompleted: false,
      revision: 1,
      created_at: now,
      updated_at: now,
    });
  },

  /** Carries over what changed: the objective, the date, or how far the visit is. */
  async change(
    trx: Knex,
    visitId: number,
    changes: Partial<
      Pick<
        AgendaActivityModel,
        'description' | 'date' | 'time' | 'datetime' | 'isStarted' | 'isCompleted' | 'started_at' | 'completed_at'
      >
    >,
    now: string,
  ) {
    await AgendaActivityModel.query(trx)
      .where({ activity_type: TYPE, activity_id: visitId })
      .patch({ ...changes, updated_at: now });
  },
};
