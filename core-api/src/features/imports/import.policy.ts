import type { ImportKindKey } from '@ruta/contracts/imports/import-kinds';
import { IMPORT_UNDO_HOURS } from '@ruta/contracts/imports/limits';
import type { Knex } from 'knex';
import { everything } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc } from '../../time/clock';
import type { ImportKind } from './import.kind';
import type { ImportBatchRow } from './imports.tables';

/** Rows of files belong to no branch, so a kind wants scope A of each of its abilities. */
const mayUse = (actor: Actor, { abilities }: ImportKind) =>
  abilities.every((ability) => actor.grants.get(ability) === 'A');

/** The kinds that the caller may import. */
const kindsFor = (actor: Actor, kinds: readonly ImportKind[]): ImportKindKey[] =>
  kinds.filter((kind) => mayUse(actor, kind)).map(({ key }) => key);

/** A kind that the caller may import; otherwise 403. */
export function kindFor(actor: Actor, kinds: readonly ImportKind[], key: ImportKindKey): ImportKind {
  actor.scopeAsked = true;
  const kind = new Map(kinds.map((one) => [one.key, one])).get(key);
  if (!kind || !mayUse(actor, kind)) throw new Problem('access.refused');
  return kind;
}

/** The imports of the kinds that the caller may import; they belong to no branch, so only scope A reaches them. */
export const visibleImports = (db: Knex, actor: Actor, kinds: readonly ImportKind[]) =>
  everything(db('import_batches').whereIn('import_batches.kind', kindsFor(actor, kinds)), actor, 'import:manage');

const HOUR_MS = 3_600_000;

/** Until when an import can be undone, UTC; null before it is applied. */
export const undoUntil = ({ applied_at }: Pick<ImportBatchRow, 'applied_at'>): string | null =>
  applied_at && utc(new Date(Date.parse(`${applied_at.replace(' ', 'T')}Z`) + IMPORT_UNDO_HOURS * HOUR_MS));

type Life = Pick<ImportBatchRow, 'applied_at' | 'undone_at'>;

/** Refuses unless the import waits to be applied. */
export function assertApplicable({ applied_at }: Life): void {
  if (applied_at !== null) throw new Problem('imports.applied');
}

/** Refuses unless the import can be undone now. */
export function assertUndoable(batch: Life, now: Date): void {
  if (batch.applied_at === null) throw new Problem('imports.not-applied');
  if (batch.undone_at !== null) throw new Problem('imports.undone');
  if (utc(now) > (undoUntil(batch) ?? '')) throw new Problem('imports.too-late');
}

/** What the caller may do with an import that they see. */
export const verdicts = (batch: Life, now: Date) => ({
  apply: batch.applied_at === null,
  undo: batch.applied_at !== null && batch.undone_at === null && utc(now) <= (undoUntil(batch) ?? ''),
});
