import { fieldMessage, type FileReply, type Locale } from '@ruta/contracts';
import { imports } from '@ruta/contracts/imports/imports.api';
import { BAD_OUTCOMES, WRITTEN_OUTCOMES, type ImportBatch } from '@ruta/contracts/imports/import.schema';
import type { CatalogueKind, ImportKindKey } from '@ruta/contracts/imports/import-kinds';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { isUniqueViolation } from '../../database/db-problems';
import { lockRows } from '../../database/row-locks';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { InvalidRequest, Problem, throwFieldErrors } from '../../kernel/problem';
import type { UploadedFile } from '../../kernel/uploaded-file';
import { displayName } from '../../storage/display-name';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import type { CatalogueSource } from './catalogue-source';
import { importedFile } from './import-file';
import { resultFile, templateFile } from './import-result';
import { ImportOutdated, type ImportKind, type JudgedRow } from './import.kind';
import { insertBatch, markUndone, markWritten, putAfter, putRows } from './import.model';
import { assertApplicable, assertUndoable, kindFor } from './import.policy';
import { countsOf, judgedRows, movesOf, type ImportReader } from './import.reader';

const FIELD = imports.read.upload?.field ?? 'file';

interface ImportsDeps {
  db: Knex;
  clock: Clock;
  reader: ImportReader;
  kinds: () => readonly ImportKind[];
}

interface Applied {
  revision: number;
  leave_out: boolean;
  /** Of what is sent to people. */
  locale: Locale;
}

type Choice = z.output<typeof imports.choose.body>;

interface NewImport {
  kind: ImportKindKey;
  cycle_id?: number | undefined;
  file: UploadedFile;
  locale: Locale;
}

const stored = ({ line, cells, choice, outcome, faults, changes, moves, choices, before }: JudgedRow) => ({
  ...{ line, outcome, choice },
  cells: JSON.stringify(cells),
  detail: JSON.stringify({ faults, changes, moves, choices }),
  before: before === null ? null : JSON.stringify(before),
});

/** Imports of files: read, looked at, applied, undone (decision 0039). */
export function importsService({ db, clock, reader, kinds }: ImportsDeps) {
  /** The import, locked, at the revision that the caller saw. */
  const toChange = async (trx: Knex.Transaction, actor: Actor, id: number, revision: number) => {
    await lockRows(trx, 'import_batches', id);
    const row = await reader.rowOf(trx, actor, id);
    return { ...row, kind: kindFor(actor, kinds(), row.kind), seen: revision };
  };
  const staleAs = (trx: Knex, actor: Actor, id: number) => async () =>
    new Problem('imports.stale', { current: await reader.get(trx, actor, id) });

  /** Keeps another preview of an import that waits, which is another revision. */
  const renew = async (trx: Knex.Transaction, actor: Actor, id: number, judged: readonly JudgedRow[]) => {
    await putRows(trx, id, judged.map(stored));
    await updateAtRevision(trx, 'import_batches', {
      at: { id, applied_at: null },
      revision: 'any',
      changes: { counts: JSON.stringify(countsOf(judged)), moves: movesOf(judged), updated_at: utc(clock.now()) },
      stale: staleAs(trx, actor, id),
    });
  };

  /** Judges the rows of an import that waits, and keeps what is new of them. Returns whether there was anything new. */
  const judgeAgain = async (
    trx: Knex.Transaction,
    actor: Actor,
    { id, cycle_id, kind }: { id: number; cycle_id: number | null; kind: ImportKind },
  ): Promise<boolean> => {
    const before = (await judgedRows(trx, id)).map(stored);
    const judged = await kind.judge(trx, actor, await judgedRows(trx, id), cycle_id);
    if (JSON.stringify(before) === JSON.stringify(judged.map(stored))) return false;
    await renew(trx, actor, id, judged);
    return true;
  };

  return {
    /** The template of a kind that the caller may import. */
    template: (actor: Actor, key: ImportKindKey, locale: Locale): FileReply =>
      templateFile(kindFor(actor, kinds(), key).key, locale),

    /** What stands of a catalogue that the caller may import. */
    catalogue(actor: Actor, key: CatalogueKind): CatalogueSource {
      const { catalogue } = kindFor(actor, kinds(), key);
      if (!catalogue) throw new Error(`The kind ${key} declares no catalogue`);
      return catalogue;
    },

    /** The rows of an import with what each would do, or did. */
    async result(actor: Actor, id: number, locale: Locale): Promise<FileReply> {
      const { kind, applied_at } = await reader.rowOf(db, actor, id);
      const rows = await reader.all(db, id, locale);
      return resultFile({ id, kind, isApplied: applied_at !== null, rows, locale });
    },

    /** Reads a file and judges its rows; writes nothing but the import itself. Refuses with 422 what is no such file. */
    async read(actor: Actor, { kind: key, cycle_id: named, file, locale }: NewImport): Promise<ImportBatch> {
      const kind = kindFor(actor, kinds(), key);
      const { rows, ignored, day_read } = await importedFile(file.path, { kind: key, field: FIELD, locale });
      const at = utc(clock.now());
      return db.transaction(async (trx) => {
        const cycle_id = (await kind.cycleOf?.(trx, named)) ?? null;
        const judged = await kind.judge(trx, actor, rows, cycle_id);
        assertWhole(kind, judged, locale);
        const id = await insertBatch(trx, {
          ...{ kind: key, file_name: displayName(file.name, '').replace(/\.$/, ''), created_by: actor.userId },
          day_read: day_read && JSON.stringify(day_read),
          ...{ ignored: JSON.stringify(ignored), counts: JSON.stringify(countsOf(judged)) },
          ...{ cycle_id, moves: movesOf(judged) },
          ...{ created_at: at, updated_at: at },
        });
        await putRows(trx, id, judged.map(stored));
        return reader.get(trx, actor, id);
      });
    },

    /** Keeps which school a row means, and judges the rows anew. */
    choose(actor: Actor, id: number, { revision, line, school_id }: Choice): Promise<ImportBatch> {
      return db.transaction(async (trx) => {
        const { kind, seen, ...batch } = await toChange(trx, actor, id, revision);
        assertApplicable(batch);
        if (batch.revision !== seen) throw await staleAs(trx, actor, id)();
        const rows = await judgedRows(trx, id);
        if (!rows.find((one) => one.line === line)?.choices.some((one) => one.id === school_id))
          throwFieldErrors({ school_id: ['imports.choice.unknown'] });
        const chosen = rows.map((row) => (row.line === line ? { ...row, choice: school_id } : row));
        await renew(trx, actor, id, await kind.judge(trx, actor, chosen, batch.cycle_id));
        return reader.get(trx, actor, id);
      });
    },

    /**
     * Writes the good rows in one transaction. The rows are judged again first; where that gives something else, the
     * preview is renewed, nothing is written, and the answer is 409 `imports.outdated`.
     */
    async apply(actor: Actor, id: number, { revision, leave_out, locale }: Applied) {
      const outcome = await orOutdated(() =>
        db.transaction(async (trx) => {
          const { kind, seen, ...batch } = await toChange(trx, actor, id, revision);
          assertApplicable(batch);
          if (batch.revision !== seen) throw await staleAs(trx, actor, id)();
          if (await judgeAgain(trx, actor, { ...batch, kind })) return 'outdated';
          const at = utc(clock.now());
          const rows = await judgedRows(trx, id);
          const written = rows.filter(({ outcome }) => WRITTEN_OUTCOMES.some((one) => one === outcome));
          if (!leave_out && rows.some(({ outcome }) => BAD_OUTCOMES.some((one) => one === outcome)))
            throw new Problem('imports.bad-rows');
          if (written.length === 0) throw new Problem('imports.nothing');
          await putAfter(trx, id, await kind.write(trx, written, { actor, at, locale, cycle_id: batch.cycle_id }));
          await markWritten(trx, id, WRITTEN_OUTCOMES);
          await updateAtRevision(trx, 'import_batches', {
            ...{ at: { id, applied_at: null }, revision, changes: { applied_at: at, updated_at: at } },
            stale: staleAs(trx, actor, id),
          });
          await recordAudit(trx, {
            ...{ at, actor, action: 'import.applied' },
            subject: { type: 'import', id, label: batch.file_name },
            after: { rows: written.length },
          });
          return 'applied';
        }),
      );
      if (outcome === 'applied') return reader.get(db, actor, id);
      // What came between is committed only now; a transaction that was rolled back could not keep the new preview.
      if (outcome === 'collided')
        await db.transaction(async (trx) => {
          const { kind, ...batch } = await toChange(trx, actor, id, revision);
          assertApplicable(batch);
          await judgeAgain(trx, actor, { ...batch, kind });
        });
      throw new Problem('imports.outdated', { current: await reader.get(db, actor, id) });
    },

    /** Takes back what an import wrote, in one transaction, for 24 hours; what was changed since stays and is told. */
    undo(actor: Actor, id: number, revision: number): Promise<ImportBatch> {
      return db.transaction(async (trx) => {
        const { kind, seen, ...batch } = await toChange(trx, actor, id, revision);
        assertUndoable(batch, clock.now());
        if (batch.revision !== seen) throw await staleAs(trx, actor, id)();
        const at = utc(clock.now());
        const written = (await judgedRows(trx, id)).filter(({ done }) => done === 'written');
        const kept = await kind.undo(trx, written, { actor, at, cycle_id: batch.cycle_id });
        await markUndone(trx, id, kept);
        await updateAtRevision(trx, 'import_batches', {
          at: { id, undone_at: null, applied_at: batch.applied_at },
          ...{ revision, changes: { undone_at: at, kept: kept.size, updated_at: at } },
          stale: staleAs(trx, actor, id),
        });
        await recordAudit(trx, {
          ...{ at, actor, action: 'import.undone' },
          subject: { type: 'import', id, label: batch.file_name },
          after: { rows: written.length - kept.size, rows_kept: kept.size },
        });
        return reader.get(trx, actor, id);
      });
    },
  };
}
export type ImportsService = ReturnType<typeof importsService>;

/** Lines that a refusal names. */
const NAMED = 10;

/** Refuses the file with 422 and a sentence per row where it asks for what no file may bring. */
function assertWhole({ refuses = [] }: ImportKind, rows: readonly JudgedRow[], locale: Locale): void {
  const refused = rows.flatMap(({ line, faults }) =>
    faults.flatMap(({ key, places }) =>
      refuses.includes(key) ? [{ row: line, why: fieldMessage(key, locale, places) }] : [],
    ),
  );
  if (refused.length === 0) return;
  const sentences = refused.slice(0, NAMED).map((places) => fieldMessage('imports.file.refused', locale, places));
  throw new InvalidRequest({ [FIELD]: sentences });
}

/** The result of applying, or that another change of the same records came first. */
async function orOutdated<T>(work: () => Promise<T>): Promise<T | 'collided'> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImportOutdated || isUniqueViolation(error)) return 'collided';
    throw error;
  }
}
