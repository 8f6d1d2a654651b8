import { z } from 'zod';
import { day, id, instant } from '../kit/fields';
import { COACH_ROLES } from '../roles';
import { BAD_OUTCOMES, IMPORT_KINDS, IMPORT_OUTCOMES, WRITTEN_OUTCOMES, type ImportOutcome } from './import-kinds';
import { HEAVY_LOADS_MAX } from './limits';

export { BAD_OUTCOMES, IMPORT_OUTCOMES, WRITTEN_OUTCOMES, type ImportOutcome };

const Counts = z.object(
  Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, z.int()])) as Record<ImportOutcome, z.ZodInt>, // its keys are the outcomes
);

/** Unfinished work of coaches who leave a school. */
const Moves = z.object({
  visits: z.int().describe('Not begun: they change hands'),
  activities: z.int().describe('Not begun: they change hands'),
  kept: z.int().describe('What is in progress, and what nobody takes over'),
});
export type ImportMoves = z.infer<typeof Moves>;

/** Somebody who would have half more schools in a role than the mean, or more; a warning. */
const HeavyLoad = z.object({
  person: z.object({ id, fullname: z.string() }),
  role: z.enum(COACH_ROLES),
  schools: z.int().describe('After applying'),
  mean: z.number().describe('Schools per person who has any in the role, after applying'),
});
export type HeavyLoad = z.infer<typeof HeavyLoad>;

/** A file that was read, and what became of it. */
export const ImportBatch = z
  .object({
    id,
    kind: z.enum(IMPORT_KINDS),
    cycle: z.object({ id, period: z.string() }).nullable().describe('Of a file of a cycle'),
    file_name: z.string(),
    created_at: instant,
    by: z.object({ id, fullname: z.string() }).nullable(),
    counts: Counts.describe('Rows by outcome'),
    moves: Moves.nullable().describe('What a file of the hierarchy moves, over all its rows'),
    heavy: z
      .array(HeavyLoad)
      .max(HEAVY_LOADS_MAX)
      .describe('Heaviest first; of a file of the hierarchy, when it was judged'),
    ignored: z.array(z.string()).describe('Headings of the file that no column has'),
    day_read: z
      .object({ written: z.string(), day })
      .nullable()
      .describe('A day of the file whose order of day and month is not certain, and as which day it is read'),
    applied_at: instant.nullable(),
    undone_at: instant.nullable(),
    undo_until: instant.nullable().describe('Null until it is applied'),
    kept: z.int().describe('Rows that the undo left, because somebody had changed them since'),
    revision: z.int(),
    can: z.object({ apply: z.boolean(), undo: z.boolean() }),
  })
  .meta({ id: 'ImportBatch' });
export type ImportBatch = z.infer<typeof ImportBatch>;

/** Something about a cell: its column and a sentence. */
const Note = z.object({ column: z.string(), text: z.string() });
/** What a cell changes. */
const Change = z.object({ column: z.string(), from: z.string(), to: z.string() });
/** A school that a row may mean: several bear the name that it gives. */
const ImportChoice = z.object({ id, name: z.string(), about: z.string().describe('Remote id, code and city') });
export type ImportChoice = z.infer<typeof ImportChoice>;

/** A row of the file with what becomes of it. */
export const ImportRow = z
  .object({
    id,
    line: z.int().describe('Its number in the file, from 1'),
    cells: z.record(z.string(), z.string()).describe('By column'),
    outcome: z.enum(IMPORT_OUTCOMES),
    faults: z.array(Note),
    changes: z.array(Change),
    moves: Moves.nullable(),
    choices: z.array(ImportChoice).describe('Empty unless several schools bear the name that the row gives'),
    choice: id.nullable().describe('The school that was chosen of them'),
    done: z
      .enum(['written', 'undone', 'kept', 'used'])
      .nullable()
      .describe('Null where nothing was written; the undo keeps what somebody changed since, or used'),
  })
  .meta({ id: 'ImportRow' });
export type ImportRow = z.infer<typeof ImportRow>;
