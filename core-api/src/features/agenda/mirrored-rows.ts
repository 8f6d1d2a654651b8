import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import type { Knex } from 'knex';
import { AgendaActivityModel, updateMirrored } from './agenda.model';

/** Facts of another room's record for the agenda; `id` is the record's. */
export interface RecordFacts {
  id: number;
  school_id: number;
  cycle_id: number;
  coach_id: number;
  description: string;
  date: string;
  time: string;
  timezone: string;
  datetime: string;
}

/** Agenda items that mirror records of another room: one item per record, by type and record id. */
export const mirroredRows = (activity_type: AgendaActivity['activity_type'], title: string) => ({
  async add(trx: Knex, { id, ...facts }: RecordFacts, now: string) {
    await AgendaActivityModel.query(trx).insert({
      ...facts,
      activity_type,
      activity_id: id,
      activity: title,
      isStarted: false,
      isCompleted: false,
      revision: 1,
      created_at: now,
      updated_at: now,
    });
  },

  /** Updates the item of a record. A record without an item stays without. */
  async change(
    trx: Knex,
    recordId: number,
    changes: Partial<
      Pick<
        AgendaActivityModel,
        | 'description'
        | 'date'
        | 'time'
        | 'datetime'
        | 'isStarted'
        | 'isCompleted'
        | 'started_at'
        | 'completed_at'
        | 'cancelled_at'
      >
    >,
    now: string,
  ) {
    await updateMirrored(trx, { activity_type, activity_id: recordId }, { ...changes, updated_at: now });
  },
});
