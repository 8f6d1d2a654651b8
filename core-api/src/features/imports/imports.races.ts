import type { RoomRaces, Stage } from '../../testing/races';
import type { Knex } from 'knex';

const rows = (db: Knex, { ids }: Stage, name: string) => {
  const id = ids[name] ?? 0;
  return {
    batch: db('import_batches').where({ id }).select('applied_at', 'undone_at', 'kept', 'revision'),
    rows: db('import_batch_rows').where({ batch_id: id }).select('line', 'outcome', 'done'),
    activities: db('central_activities')
      .where('code', 'like', `n_${id}_%`)
      .orderBy('code')
      .select('active', 'revision'),
  };
};

/** An import is applied once and undone once, whoever comes second. */
export const importsRaces: RoomRaces = {
  'import that waits': {
    about: ['importBatch'],
    states: { read: async ({ id }) => ({ ids: { importBatch: await id('importBatch') } }) },
    rows: (db, stage) => rows(db, stage, 'importBatch'),
  },
  'applied import': {
    about: ['appliedImport'],
    states: { applied: async ({ id }) => ({ ids: { appliedImport: await id('appliedImport') } }) },
    rows: (db, stage) => rows(db, stage, 'appliedImport'),
  },
};
