import { IMPORT_ABILITIES } from '@ruta/contracts/imports/import-kinds';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import type { CatalogueSource } from './catalogue-source';
import { ImportOutdated, type FileRow, type ImportKind } from './import.kind';
import type { Cells } from './cells';
import type { Kept } from './imports.tables';
import { judgedVersion, readVersion, type Canonical, type Standing, type VersionFacts } from './versioned.rows';

/** What is kept by versions, as its room keeps it: each import publishes another version and retires the one before. */
export interface Versioned extends VersionFacts {
  /** Reads rows; the catalogues that they name are loaded once. */
  canonical: (db: Knex) => Promise<Canonical>;
  /** The published versions, of some codes or of all, by code. */
  standing: (db: Knex, codes?: readonly string[]) => Promise<ReadonlyMap<string, Standing>>;
  /** The number after the last version of a code, retired ones included. */
  nextVersion: (db: Knex, code: string) => Promise<number>;
  /** Writes a published version, and returns its id. */
  insert: (trx: Knex.Transaction, version: { version: number; rows: readonly Cells[]; at: string }) => Promise<number>;
  /** Changes a version's status where it is `from`; returns how many that were. */
  setStatus: (
    trx: Knex.Transaction,
    id: number,
    change: { from: Status; to: Status; at: string },
  ) => PromiseLike<number>;
  /** The status of a version, locked; undefined where it is gone. */
  lockedStatus: (trx: Knex.Transaction, id: number) => Promise<string | undefined>;
  /** Whether somebody has used a version. */
  isUsed: (trx: Knex.Transaction, id: number) => Promise<boolean>;
  remove: (trx: Knex.Transaction, id: number) => Promise<void>;
  catalogue: CatalogueSource;
}
type Status = 'published' | 'retired';

/** What the undo of a row needs: the version that it is part of, and the one before. */
interface After {
  id: number;
  previous: number | null;
}

const codeOf = ({ cells }: FileRow) => cells['code'] ?? '';

/** A file of a catalogue with versions: the rows of a code are one version, published whole or not at all. */
export const versionedKind = (of: Versioned): ImportKind => ({
  key: of.key,
  abilities: IMPORT_ABILITIES[of.key],
  catalogue: of.catalogue,

  async judge(trx, _actor, rows) {
    const canonical = await of.canonical(trx);
    const byCode = groupBy(rows, codeOf);
    const standing = await of.standing(trx, [...byCode.keys()]);
    const judged = [...byCode].flatMap(([code, some]) => judgedVersion(some, standing.get(code), canonical, of));
    return judged.sort((one, other) => one.line - other.line);
  },

  async write(trx, rows, { at }) {
    const canonical = await of.canonical(trx);
    const byCode = groupBy(rows, codeOf);
    const standing = await of.standing(trx, [...byCode.keys()]);
    const after = new Map<number, After>();
    for (const [code, some] of byCode) {
      const before = standing.get(code);
      const read = readVersion(some, before, canonical, of);
      if (read.some(({ faults }) => faults.length > 0)) throw new ImportOutdated();
      const retired = before && (await of.setStatus(trx, before.id, { from: 'published', to: 'retired', at }));
      if (retired === 0) throw new ImportOutdated();
      const version = await of.nextVersion(trx, code);
      const id = await of.insert(trx, { version, rows: read.map(({ cells }) => cells), at });
      for (const { line } of some) after.set(line, { id, previous: before?.id ?? null });
    }
    return after;
  },

  async undo(trx, rows, { at }) {
    const kept = new Map<number, Kept>();
    const byVersion = groupBy(rows, ({ after }) => (after as After).id); // written by `write`
    for (const [id, some] of byVersion) {
      const { previous } = some[0]?.after as After;
      const why = await whyItStays(trx, of, id);
      if (why) for (const { line } of some) kept.set(line, why);
      else {
        await of.remove(trx, id);
        const back =
          previous === null ? 1 : await of.setStatus(trx, previous, { from: 'retired', to: 'published', at });
        if (back === 0) throw new Error('The version before is not retired');
      }
    }
    return kept;
  },
});

/** Another version was published since, or somebody has used this one; undefined where it can go. */
async function whyItStays(trx: Knex.Transaction, of: Versioned, id: number): Promise<Kept | undefined> {
  if ((await of.lockedStatus(trx, id)) !== 'published') return 'kept';
  return (await of.isUsed(trx, id)) ? 'used' : undefined;
}
