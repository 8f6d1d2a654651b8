import { IMPORT_ABILITIES, IMPORT_COLUMNS_OF } from '@ruta/contracts/imports/import-kinds';
import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import { ImportOutdated, judged, textsIn, type Cells, type FileRow, type ImportKind, type Kept } from '../imports';
import { changeCentralAt, deleteCentral, insertCentral, putReasons, type CentralFacts } from './central-activity.model';
import {
  centralCatalogue,
  centralCatalogues,
  centralRevision,
  centralRows,
  centralsOf,
  cycleInWork,
  isInAPlan,
  type StandingCentral,
} from './central-catalogue.reader';
import { readCentral, type CentralCatalogues } from './central.import-row';
import type { CentralActivityRow } from './pfi.tables';

/** The record as an import found it. */
type Before = Pick<StandingCentral, 'row' | 'reasons'>;

const COLUMNS = IMPORT_COLUMNS_OF.central_activities.map(({ key }) => key);
const UNKNOWN = /\.unknown$/;
const codeOf = ({ cells }: FileRow) => cells['code'] ?? '';
const orNull = (text: string | undefined) => text || null;

/** A file of a cycle's central activities: each row adds one or changes it in place (decision 0051). */
export const centralImport: ImportKind = {
  key: 'central_activities',
  abilities: IMPORT_ABILITIES.central_activities,
  catalogue: { list: centralCatalogue, rows: centralRows },
  cycleOf: cycleInWork,

  async judge(trx, _actor, rows, cycle_id) {
    const catalogues = await centralCatalogues(trx, await cycleInWork(trx, cycle_id ?? undefined));
    const standing = await centralsOf(trx, cycle_id ?? 0, rows.map(codeOf));
    const lines = new Map<string, number>();
    return rows.map((row) => {
      const code = codeOf(row);
      const earlier = lines.get(code);
      if (earlier !== undefined)
        return judged(row, {
          outcome: 'twice',
          faults: [{ column: 'code', key: 'imports.twice.item', places: { row: earlier } }],
        });
      if (code !== '') lines.set(code, row.line);
      const known = standing.get(code);
      const { cells, faults } = readCentral(whole(row.cells, known?.cells), catalogues);
      if (faults.length > 0) {
        const isUnknown = faults.every(({ key }) => UNKNOWN.test(key));
        return judged(row, { outcome: isUnknown ? 'unknown' : 'invalid', faults });
      }
      if (!known) return judged(row, { outcome: 'ready' });
      const changes = COLUMNS.flatMap((column) => {
        const [from, to] = [known.cells[column] ?? '', cells[column] ?? ''];
        return from === to ? [] : [{ column, from, to }];
      });
      const before: Before = { row: known.row, reasons: known.reasons };
      return judged(row, changes.length === 0 ? { outcome: 'unchanged' } : { outcome: 'changes', changes, before });
    });
  },

  async write(trx, rows, { at, cycle_id }) {
    const cycle = cycle_id ?? 0;
    const catalogues = await centralCatalogues(trx, cycle);
    const standing = await centralsOf(trx, cycle, rows.map(codeOf));
    for (const row of rows) {
      const { cells } = readCentral(whole(row.cells, standing.get(codeOf(row))?.cells), catalogues);
      const facts = factsOf(cells, catalogues);
      const before = row.before as Before | null; // written by `judge`
      let id = before?.row.id;
      if (before === null) {
        id = await insertCentral(trx, { ...facts, cycle_id: cycle, code: codeOf(row) }, at);
      } else if ((await changeCentralAt(trx, before.row, { ...facts, updated_at: at })) === 0)
        throw new ImportOutdated();
      const english = textsIn(cells['reasons_en']);
      const reasons = textsIn(cells['reasons']).map((reason_es, place) => ({
        ...{ order: place + 1, reason_es, reason_en: english[place] ?? null },
      }));
      await putReasons(trx, id ?? 0, reasons);
    }
    return new Map();
  },

  async undo(trx, rows, { cycle_id, at }) {
    const kept = new Map<number, Kept>();
    for (const row of rows) {
      const before = row.before as Before | null; // written by `judge`
      const found = (await centralsOf(trx, cycle_id ?? 0, [codeOf(row)])).get(codeOf(row));
      const why = found ? await whyItStays(trx, found.row, before) : 'kept';
      if (why) kept.set(row.line, why);
      else if (found && before === null) await deleteCentral(trx, found.row.id);
      else if (found && before !== null) {
        const { id: _, cycle_id: _cycle, code: _code, revision: _revision, created_at: _at, ...facts } = before.row;
        await changeCentralAt(trx, found.row, { ...facts, updated_at: at });
        await putReasons(trx, found.row.id, before.reasons);
      }
    }
    return kept;
  },
};

/** Somebody changed it since, or a school has it in its plan; undefined where it can go. Locks it. */
async function whyItStays(
  trx: Knex.Transaction,
  { id }: CentralActivityRow,
  before: Before | null,
): Promise<Kept | undefined> {
  await lockRows(trx, 'central_activities', id);
  if ((await centralRevision(trx, id)) !== (before?.row.revision ?? 0) + 1) return 'kept';
  if (before !== null) return undefined;
  return (await isInAPlan(trx, id)) ? 'used' : undefined;
}

/** The cells of a row with those that the file lacks as they stand. */
const whole = (cells: Cells, known: Cells | undefined): Cells =>
  Object.fromEntries(COLUMNS.map((column) => [column, cells[column] ?? known?.[column] ?? '']));

const factsOf = (cells: Cells, { surveys }: CentralCatalogues): CentralFacts => ({
  ...{ title_es: cells['title'] ?? '', title_en: orNull(cells['title_en']) },
  ...{ description_es: cells['description'] ?? '', description_en: orNull(cells['description_en']) },
  ...{ window_start: cells['window_start'] ?? '', window_end: cells['window_end'] ?? '' },
  levels: JSON.stringify(textsIn(cells['levels'])),
  roles: JSON.stringify(textsIn(cells['roles'])),
  survey_id: surveys.get(cells['survey'] ?? '') ?? null,
  tenths: Math.round(Number(cells['hours']) * 10),
  ...{ gives_proof: cells['gives_proof'] === 'sí', active: cells['active'] === 'sí', order: Number(cells['order']) },
});
