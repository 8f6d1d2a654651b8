import { IMPORT_ABILITIES } from '@ruta/contracts/imports/import-kinds';
import { ImportOutdated, judged, type FileRow, type ImportKind, type JudgedRow, type Kept } from '../imports';
import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import { deleteImported, insertImported, updateImported, type ImportedState } from './imported-school.model';
import { importedByRemoteId, places, takenRemoteIds, type Places } from './school-import.reader';
import { changesOf, readRow } from './school-import.row';
import type { ImportedSchoolRow } from './schools.tables';

/** The record as an import found it. */
type Before = ImportedState & Pick<ImportedSchoolRow, 'id' | 'revision'>;

const UNKNOWN = /\.unknown$/;
const remoteIdOf = ({ cells }: FileRow) => cells['remote_id'] ?? '';
const remoteIds = (rows: readonly FileRow[]) => [...new Set(rows.map(remoteIdOf).filter((key) => key !== ''))];
const beforeOf = ({ school_id: _, ...row }: ImportedSchoolRow): Before => row;

interface Known {
  places: Places;
  imported: ReadonlyMap<string, ImportedSchoolRow>;
  taken: ReadonlySet<string>;
}

/** A file of schools: each row becomes, or changes, an imported school that waits for its set-up (HIE-06). */
export const schoolImport: ImportKind = {
  key: 'schools',
  abilities: IMPORT_ABILITIES.schools,

  async judge(db, _actor, rows) {
    const keys = remoteIds(rows);
    const known: Known = {
      places: await places(db),
      imported: await importedByRemoteId(db, keys),
      taken: await takenRemoteIds(db, keys),
    };
    const first = new Map<string, number>();
    return rows.map((row) => {
      const key = remoteIdOf(row);
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, row.line);
      else if (key !== '')
        return judged(row, {
          outcome: 'twice',
          faults: [{ column: 'remote_id', key: 'imports.twice', places: { row: earlier } }],
        });
      return judgedOnce(row, known);
    });
  },

  async write(trx, rows, { at }) {
    const known = await places(trx);
    const added = rows.filter(({ before }) => before === null);
    const changed = rows.filter(({ before }) => before !== null);
    await insertImported(
      trx,
      added.map(({ cells }) => readRow(cells, undefined, known).facts),
      at,
    );
    const updates = changed.map(({ cells, before }) => {
      const found = before as Before; // written by `judge`
      const { facts } = readRow(cells, { ...found, school_id: null }, known);
      return { ...facts, id: found.id, revision: found.revision, imported_at: at, discarded_at: null };
    });
    if ((await updateImported(trx, updates)) < updates.length) throw new ImportOutdated();
    return new Map();
  },

  async undo(trx, rows) {
    const present = await lockedByRemoteId(trx, remoteIds(rows));
    const kept = new Map<number, Kept>();
    const added: number[] = [];
    const changed: Before[] = [];
    for (const row of rows) {
      const found = present.get(remoteIdOf(row));
      const before = row.before as Before | null; // written by `judge`
      if (!found || !isUntouched(found, before)) kept.set(row.line, 'kept');
      else if (before === null) added.push(found.id);
      else changed.push({ ...before, revision: found.revision });
    }
    const gone = await deleteImported(trx, added);
    if (gone < added.length || (await updateImported(trx, changed)) < changed.length)
      throw new Error('A locked row changed');
    return kept;
  },
};

/** Nobody set it up, discarded it or changed it since the import wrote it. */
const isUntouched = ({ school_id, discarded_at, revision }: ImportedSchoolRow, before: Before | null) =>
  school_id === null && discarded_at === null && revision === (before?.revision ?? 0) + 1;

async function lockedByRemoteId(trx: Knex.Transaction, keys: readonly string[]) {
  const found = await importedByRemoteId(trx, keys);
  await lockRows(
    trx,
    'imported_schools',
    [...found.values()].map(({ id }) => id),
  );
  return importedByRemoteId(trx, keys);
}

function judgedOnce(row: FileRow, { places: named, imported, taken }: Known): JudgedRow {
  const key = remoteIdOf(row);
  const known = imported.get(key);
  const { facts, faults } = readRow(row.cells, known, named);
  if (faults.length > 0) {
    const isUnknown = faults.every((fault) => UNKNOWN.test(fault.key));
    return judged(row, { outcome: isUnknown ? 'unknown' : 'invalid', faults });
  }
  if (taken.has(key) || (known && known.school_id !== null))
    return judged(row, { outcome: 'unchanged', faults: [{ column: 'remote_id', key: 'imports.school.set-up' }] });
  if (!known) return judged(row, { outcome: 'ready' });
  const before = beforeOf(known);
  if (known.discarded_at !== null) return judged(row, { outcome: 'ready', before });
  const changes = changesOf(facts, known, named);
  return judged(row, changes.length === 0 ? { outcome: 'unchanged' } : { outcome: 'changes', changes, before });
}
