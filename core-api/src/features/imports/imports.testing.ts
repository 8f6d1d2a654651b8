import { FIXTURES_MADE, roomFixtures, STAMPS } from '../../testing/fixtures';

const LINES = [2, 3, 4];
const COUNTS = { ready: LINES.length, changes: 0, unchanged: 0, invalid: 0, twice: 0, unknown: 0, ambiguous: 0 };
const schoolOf = (batch: number, line: number, mark: string) => ({
  ...{ remote_id: `n-${batch}-${line}`, name: `Colegio ${mark} ${line}`, code: '14PPR0001A' },
});

export const importsFixtures = roomFixtures({
  ids: {
    // A read file with rows that add schools.
    importBatch: async ({ insert, mark, person }) => {
      const batch = {
        ...{ kind: 'schools', file_name: `${mark}.csv`, ignored: '[]', counts: JSON.stringify(COUNTS) },
        ...{ created_by: person, ...STAMPS },
      };
      const batch_id = await insert('import_batches', batch);
      for (const line of LINES)
        await insert('import_batch_rows', {
          ...{ batch_id, line, cells: JSON.stringify(schoolOf(batch_id, line, mark)), outcome: 'ready' },
          detail: JSON.stringify({ faults: [], changes: [], choices: [] }),
        });
      return batch_id;
    },
    // The same, applied: its schools are there.
    appliedImport: async ({ db, id, insert, mark }) => {
      const batch_id = await id('importBatch');
      await db('import_batches').where({ id: batch_id }).update({ applied_at: '2026-11-20 12:00:00' });
      await db('import_batch_rows').where({ batch_id }).update({ done: 'written' });
      const arrived = { levels: '[]', search_key: '', payload: '{}', imported_at: FIXTURES_MADE };
      for (const line of LINES) await insert('imported_schools', { ...schoolOf(batch_id, line, mark), ...arrived });
      return batch_id;
    },
  },
  params: { '/imports/:id': 'importBatch', '/imports/:id/undo': 'appliedImport' },
  queries: { 'GET /imports/template': { kind: 'schools' } },
  tables: { '/imports': ['import_batches', 'import_batch_rows', 'imported_schools'] },
  bodies: {
    'POST /imports': { kind: 'schools' },
    'PUT /imports/:id/choice': { revision: 1, line: 5, school_id: 1 },
    'POST /imports/:id/apply': { revision: 1, leave_out: false },
    'POST /imports/:id/undo': { revision: 1 },
  },
  lists: [{ as: 'ADMIN', path: '/imports', index: 'import_batches_by_kind' }],
});
