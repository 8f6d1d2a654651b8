import { countsOfRows, importWith, sampleImportRows, sampleImports } from '@ruta/contracts/imports/import.sample';
import { IMPORT_KINDS } from '@ruta/contracts/imports/import-kinds';
import type { ImportBatch, ImportRow } from '@ruta/contracts/imports/import.schema';
import { imports } from '@ruta/contracts/imports/imports.api';
import { adminImport, adminImports } from '@ruta/contracts/imports/imports.screens';
import { answer, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { pageOf } from '../../kit/shell';

const SAMPLE_CYCLES = [
  { id: 2, period: '2026-2027' },
  { id: 3, period: '2027-2028' },
];

interface Desk {
  list?: readonly ImportBatch[];
  rows?: readonly ImportRow[];
  one?: Partial<ImportBatch>;
}

/** Imports on a server in memory: changes last as long as the story. */
export const importDesk =
  ({ list = sampleImports, rows: given = sampleImportRows, one = {} }: Desk = {}) =>
  (scene: Scene): Answer[] => {
    if (!scene.can('import:manage')) return [adminImports, adminImport].map((call) => withhold(call, 'access.refused'));
    let rows = [...given];
    let batch = importWith({ counts: countsOfRows(rows), ...one });
    const mark = (done: ImportRow['done']) => {
      rows = rows.map((row) => (row.outcome === 'ready' || row.outcome === 'changes' ? { ...row, done } : row));
    };
    return [
      answer(adminImports, () => ({ imports: pageOf([...list]), kinds: [...IMPORT_KINDS], cycles: SAMPLE_CYCLES })),
      answer(adminImport, ({ query }) => ({
        batch,
        rows: pageOf(rows.filter(({ outcome }) => (query.get('outcome') ?? outcome) === outcome)),
      })),
      answer(imports.read, () => ({ data: batch, message: messageFor('imports.read', scene) })),
      answer(imports.choose, ({ body }) => {
        const { line, school_id } = body as { line: number; school_id: number }; // The screen sends this shape.
        const ready = { choice: school_id, outcome: 'ready' as const, faults: [] };
        rows = rows.map((row) => (row.line === line ? { ...row, ...ready } : row));
        batch = { ...batch, counts: countsOfRows(rows), revision: batch.revision + 1 };
        return { data: batch, message: messageFor('imports.chosen', scene) };
      }),
      answer(imports.apply, () => {
        mark('written');
        batch = {
          ...{ ...batch, applied_at: '2026-11-20 18:00:00', undo_until: '2026-11-21 18:00:00' },
          ...{ revision: batch.revision + 1, can: { apply: false, undo: true } },
        };
        return { data: batch, message: messageFor('imports.done', scene) };
      }),
      answer(imports.undo, () => {
        mark('undone');
        batch = {
          ...{ ...batch, undone_at: '2026-11-20 18:30:00', revision: batch.revision + 1 },
          can: { apply: false, undo: false },
        };
        return { data: batch, message: messageFor('imports.taken-back', scene) };
      }),
    ];
  };
