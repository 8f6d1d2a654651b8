import type { Ability, CoachRole, FieldMessage, Locale } from '@ruta/contracts';
import type { ImportKindKey } from '@ruta/contracts/imports/import-kinds';
import type { ImportChoice, ImportMoves, ImportOutcome } from '@ruta/contracts/imports/import.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import type { CatalogueSource } from './catalogue-source';
import type { Cells } from './cells';
import type { Kept } from './imports.tables';

/** A row of a file. */
export interface FileRow {
  line: number;
  cells: Cells;
  /** The school that somebody chose, where several bear the name that the row gives. */
  choice: number | null;
}

/** What is wrong with a cell, or worth knowing: the key of a sentence and what its places stand for. */
export interface Fault {
  column: string;
  key: FieldMessage;
  places?: Readonly<Record<string, string | number>>;
}

export interface Change {
  column: string;
  from: string;
  to: string;
}

/** Somebody with many schools in a role, after the whole file. */
export interface HeavyOf {
  user_id: number;
  role: CoachRole;
  schools: number;
  mean: number;
}

/** What a row would do. `before` is the record as it was found, as JSON; null where the row adds one. */
export interface Judgement {
  outcome: ImportOutcome;
  faults: readonly Fault[];
  changes: readonly Change[];
  /** Work that changes hands; null where the kind moves none. */
  moves: ImportMoves | null;
  /** Loads that it makes heavy. They are told of the whole file; another load makes no other judgement. */
  heavy: readonly HeavyOf[];
  /** Schools that the row may mean. */
  choices: readonly ImportChoice[];
  before: unknown;
}
export type JudgedRow = FileRow & Judgement;

/** A row that was written, with the record as it was before, and what `write` told of it. */
export type WrittenRow = FileRow & Pick<Judgement, 'before'> & { after: unknown };

interface Context {
  actor: Actor;
  /** The cycle of the file, where the kind has one. */
  cycle_id: number | null;
  /** UTC. */
  at: string;
}

/** What came between the judgement and the writing. The import is judged anew, and shown again. */
export class ImportOutdated extends Error {}

/**
 * A kind of file, declared by the room that its rows belong to. `judge` says what each row would do and writes nothing;
 * `write` does it, for rows that were judged in the same transaction; `undo` takes it back.
 */
export interface ImportKind {
  key: ImportKindKey;
  /** What the caller needs beside `import:manage`, each with scope A. */
  abilities: readonly Ability[];
  /** Faults for which the whole file is refused with 422. */
  refuses?: readonly FieldMessage[];
  /** What stands, of a catalogue that is kept by file. */
  catalogue?: CatalogueSource;
  /** Finds the cycle of a file by what the caller names; the kind then has one. Refuses where it cannot change. */
  cycleOf?: (db: Knex, id: number | undefined) => Promise<number>;
  /** In the order of the rows, which are of this cycle. */
  judge: (
    trx: Knex.Transaction,
    actor: Actor,
    rows: readonly FileRow[],
    cycle_id: number | null,
  ) => Promise<readonly JudgedRow[]>;
  /**
   * Throws `ImportOutdated` where a record is no longer as it was judged. Returns by line what the undo needs to know,
   * beside the record before.
   */
  write: (
    trx: Knex.Transaction,
    rows: readonly JudgedRow[],
    context: Context & { locale: Locale },
  ) => Promise<ReadonlyMap<number, unknown>>;
  /** Returns the lines whose records stay, because somebody has changed or used them since. */
  undo: (trx: Knex.Transaction, rows: readonly WrittenRow[], context: Context) => Promise<ReadonlyMap<number, Kept>>;
}

/** A row with what it would do. */
export const judged = (
  { line, cells, choice }: FileRow,
  {
    outcome,
    faults = [],
    changes = [],
    moves = null,
    heavy = [],
    choices = [],
    before = null,
  }: Pick<Judgement, 'outcome'> & Partial<Judgement>,
): JudgedRow => ({ line, cells, choice, outcome, faults, changes, moves, heavy, choices, before });
