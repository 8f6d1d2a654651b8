import { roomFixtures, STAMPS } from '../../testing/fixtures';

const LINES = [2, 3, 4];
const COUNTS = { ready: LINES.length, changes: 0, unchanged: 0, invalid: 0, twice: 0, unknown: 0, ambiguous: 0 };
const codeOf = (batch: number, line: number) => `n_${batch}_${line}`;
const cellsOf = (batch: number, line: number, mark: string) => ({
  ...{ code: codeOf(batch, line), title: `${mark} ${line}`, description: mark, hours: '2', order: String(line) },
  ...{ window_start: '2026-11-23', window_end: '2026-11-27', gives_proof: 'no', active: 'sí' },
});

export const importsFixtures = roomFixtures({
  ids: {
    // A read file with rows that add central activities: everybody who imports files may import these.
    importBatch: async ({ insert, mark, person, cycle }) => {
      const batch = {
        ...{ kind: 'central_activities', file_name: `${mark}.csv`, ignored: '[]', counts: JSON.stringify(COUNTS) },
        ...{ created_by: person, cycle_id: cycle, ...STAMPS },
      };
      const batch_id = await insert('import_batches', batch);
      for (const line of LINES)
        await insert('import_batch_rows', {
          ...{ batch_id, line, cells: JSON.stringify(cellsOf(batch_id, line, mark)), outcome: 'ready' },
          detail: JSON.stringify({ faults: [], changes: [], choices: [] }),
        });
      return batch_id;
    },
    // The same, applied: its central activities are there, which every school of the cycle reads.
    appliedImport: async ({ db, id, insert, cycle }) => {
      const batch_id = await id('importBatch');
      await db('import_batches').where({ id: batch_id }).update({ applied_at: '2026-11-20 12:00:00' });
      await db('import_batch_rows').where({ batch_id }).update({ done: 'written' });
      for (const line of LINES)
        await insert('central_activities', {
          ...{
            cycle_id: cycle,
            code: codeOf(batch_id, line),
            title_es: `Actividad ${line}`,
            description_es: 'Un taller',
          },
          ...{ window_start: '2026-11-23', window_end: '2026-11-27', tenths: 20, order: line },
          ...{ levels: '[]', roles: '[]', gives_proof: false, active: true, ...STAMPS },
        });
      return batch_id;
    },
  },
  params: { '/imports/:id': 'importBatch', '/imports/:id/undo': 'appliedImport' },
  queries: {
    'GET /imports/template': { kind: 'guides' },
    'GET /catalogues': { 'filter[kind]': 'guides' },
    'GET /catalogues/file': { kind: 'surveys' },
  },
  tables: { '/imports': ['import_batches', 'import_batch_rows', 'central_activities'] },
  bodies: {
    'POST /imports': { kind: 'guides' },
    'PUT /imports/:id/choice': { revision: 1, line: 5, school_id: 1 },
    'POST /imports/:id/apply': { revision: 1, leave_out: false },
    'POST /imports/:id/undo': { revision: 1 },
  },
  lists: [{ as: 'ADMIN', path: '/imports', index: 'import_batches_by_kind' }],
});
