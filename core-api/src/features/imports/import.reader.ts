import { fieldMessage, type Locale, type Page } from '@ruta/contracts';
import {
  IMPORT_OUTCOMES,
  type ImportBatch,
  type ImportChoice,
  type ImportMoves,
  type ImportOutcome,
  type ImportRow,
} from '@ruta/contracts/imports/import.schema';
import { HEAVY_LOADS_MAX } from '@ruta/contracts/imports/limits';
import type { imports } from '@ruta/contracts/imports/imports.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { fullname } from '../users';
import type { Change, Fault, HeavyOf, ImportKind, JudgedRow } from './import.kind';
import type { Cells } from './cells';
import { undoUntil, verdicts, visibleImports } from './import.policy';
import type { ImportBatchRow, ImportBatchRowRow } from './imports.tables';

type ShownBatch = ImportBatchRow & { name: string | null; surname: string | null; period: string | null };

/** Faults, changes and choices of a row, as they are stored. */
interface Detail {
  faults: readonly Fault[];
  changes: readonly Change[];
  moves: ImportMoves | null;
  choices: readonly ImportChoice[];
}

/** Written by the model; rows of earlier versions have no moves and no choices. */
const detailOf = (text: string): Detail => ({
  ...{ moves: null, choices: [] },
  ...(JSON.parse(text) as Pick<Detail, 'faults' | 'changes'>),
});

const shown = (rows: Knex.QueryBuilder) =>
  rows
    .leftJoin('users', 'users.id', 'import_batches.created_by')
    .leftJoin('school_cycles', 'school_cycles.id', 'import_batches.cycle_id')
    .leftJoin('periods', 'periods.id', 'school_cycles.period_id')
    .select<ShownBatch[]>('import_batches.*', 'users.name', 'users.surname', 'periods.name as period');

/** What is stored of the moves of a file: their sums, and who then has many schools, by id. */
type StoredMoves = ImportMoves & { heavy?: readonly HeavyOf[] };

const storedMoves = ({ moves }: Pick<ShownBatch, 'moves'>): StoredMoves | null =>
  moves === null ? null : (JSON.parse(moves) as StoredMoves); // written by the service

/** The names of the people whom files make heavy, by id: stored ids, so that a purge leaves no name behind. */
async function heavyNames(db: Knex, rows: readonly ShownBatch[]): Promise<ReadonlyMap<number, string>> {
  const ids = new Set(rows.flatMap((row) => storedMoves(row)?.heavy?.map(({ user_id }) => user_id) ?? []));
  if (ids.size === 0) return new Map();
  const people = await db('users')
    .whereIn('id', [...ids])
    .select('id', 'name', 'surname');
  return new Map(people.map((person) => [person.id, fullname(person)]));
}

async function toBatches(db: Knex, rows: readonly ShownBatch[], now: Date): Promise<ImportBatch[]> {
  const names = await heavyNames(db, rows);
  return rows.map((row) => toBatch(row, names, now));
}

function toBatch(row: ShownBatch, names: ReadonlyMap<number, string>, now: Date): ImportBatch {
  const { id, kind, file_name, created_at, created_by, name, surname, applied_at, undone_at, kept, revision } = row;
  const moves = storedMoves(row);
  return {
    cycle: row.cycle_id === null ? null : { id: row.cycle_id, period: row.period ?? '' },
    moves: moves && { visits: moves.visits, activities: moves.activities, kept: moves.kept },
    heavy: (moves?.heavy ?? []).map(({ user_id, ...load }) => ({
      person: { id: user_id, fullname: names.get(user_id) ?? '' },
      ...load,
    })),
    ...{ id, kind, file_name, created_at, applied_at, undone_at, kept, revision },
    by:
      created_by === null ? null : { id: created_by, fullname: fullname({ name: name ?? '', surname: surname ?? '' }) },
    counts: { ...countsOf([]), ...(JSON.parse(row.counts) as ImportBatch['counts']) }, // written by the model
    ignored: JSON.parse(row.ignored) as string[],
    day_read: row.day_read === null ? null : (JSON.parse(row.day_read) as ImportBatch['day_read']),
    undo_until: undoUntil(row),
    can: verdicts(row, now),
  };
}

/** Rows by outcome. */
export const countsOf = (rows: readonly { outcome: ImportOutcome }[]): ImportBatch['counts'] => {
  const counts = Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, 0])) as ImportBatch['counts']; // its keys are the outcomes
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
};

/** The work that all rows move, and whom they make heavy; null where none tells. */
export function movesOf(rows: readonly Pick<JudgedRow, 'moves' | 'heavy'>[]): string | null {
  const told = rows.flatMap(({ moves }) => moves ?? []);
  if (told.length === 0) return null;
  const sum = (of: keyof ImportMoves) => told.reduce((all, moves) => all + moves[of], 0);
  return JSON.stringify({
    visits: sum('visits'),
    activities: sum('activities'),
    kept: sum('kept'),
    heavy: heaviest(rows.flatMap(({ heavy }) => heavy)),
  } satisfies StoredMoves);
}

/** Each person once per role, the heaviest first. */
function heaviest(all: readonly HeavyOf[]): HeavyOf[] {
  const once = new Map(all.map((load) => [`${load.user_id} ${load.role}`, load]));
  return [...once.values()].sort((one, other) => other.schools - one.schools).slice(0, HEAVY_LOADS_MAX);
}

interface ReaderDeps {
  kinds: () => readonly ImportKind[];
  now: () => Date;
}

/** Reads imports of the kinds that the caller may import. */
export function importReader({ kinds, now }: ReaderDeps) {
  /** 404 outside of the caller's reach. */
  const rowOf = async (db: Knex, actor: Actor, id: number): Promise<ShownBatch> => {
    const [row] = await shown(visibleImports(db, actor, kinds()).where('import_batches.id', id));
    if (!row) throw new Problem('imports.not-found');
    return row;
  };

  return {
    rowOf,

    async get(db: Knex, actor: Actor, id: number): Promise<ImportBatch> {
      const row = await rowOf(db, actor, id);
      return toBatch(row, await heavyNames(db, [row]), now());
    },

    list(db: Knex, actor: Actor, request: z.output<typeof imports.list.query>): Promise<Page<ImportBatch>> {
      const query = visibleImports(db, actor, kinds());
      if (request.filter.kind) void query.where('import_batches.kind', request.filter.kind);
      return page(db, query, request, {
        table: 'import_batches',
        columns: { id: 'import_batches.id' },
        select: shown,
        present: (rows) => toBatches(db, rows, now()),
      });
    },

    async rows(
      db: Knex,
      actor: Actor,
      { id, locale, ...request }: { id: number; locale: Locale } & z.output<typeof imports.rows.query>,
    ): Promise<Page<ImportRow>> {
      await rowOf(db, actor, id);
      const query = db('import_batch_rows').where('import_batch_rows.batch_id', id);
      if (request.filter.outcome) void query.where('import_batch_rows.outcome', request.filter.outcome);
      return page(db, query, request, {
        table: 'import_batch_rows',
        columns: { id: 'import_batch_rows.id' },
        select: (rows) => rows.select<ImportBatchRowRow[]>('import_batch_rows.*'),
        present: (rows) => rows.map((row) => toRow(row, locale)),
      });
    },

    /** Every row of an import, in the order of its file. */
    all: async (db: Knex, id: number, locale: Locale): Promise<ImportRow[]> =>
      (await rowsOf(db, id)).map((row) => toRow(row, locale)),
  };
}
export type ImportReader = ReturnType<typeof importReader>;

const rowsOf = (db: Knex, batch_id: number) =>
  db('import_batch_rows').where({ batch_id }).orderBy('line').select<ImportBatchRowRow[]>();

/** The rows of an import as they were judged, with what was done. */
export const judgedRows = async (
  db: Knex,
  batch_id: number,
): Promise<(JudgedRow & Pick<ImportBatchRowRow, 'done'> & { after: unknown })[]> =>
  (await rowsOf(db, batch_id)).map(({ line, cells, outcome, detail, choice, before, after, done }) => ({
    ...{ line, outcome, choice, done },
    ...{ ...detailOf(detail), heavy: [] },
    cells: JSON.parse(cells) as Cells,
    before: before === null ? null : (JSON.parse(before) as unknown),
    after: after === null ? null : (JSON.parse(after) as unknown),
  }));

function toRow({ id, line, cells, outcome, detail, choice, done }: ImportBatchRowRow, locale: Locale): ImportRow {
  const { faults, changes, moves, choices } = detailOf(detail);
  return {
    ...{ id, line, outcome, choice, moves, done },
    cells: JSON.parse(cells) as Record<string, string>,
    faults: faults.map(({ column, key, places }) => ({ column, text: fieldMessage(key, locale, places) })),
    changes: changes.map((change) => ({ ...change })),
    choices: [...choices],
  };
}
