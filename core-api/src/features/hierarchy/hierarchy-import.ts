import { IMPORT_ABILITIES } from '@ruta/contracts/imports/import-kinds';
import { Problem } from '../../kernel/problem';
import { cycleInWork } from '../cycles';
import { ImportOutdated, type ImportKind } from '../imports';
import type { CoachWork } from './coach-work';
import type { HierarchyChange } from './hierarchy.change';
import { judgedTeams, type TeamAfter, type TeamBefore } from './hierarchy-import.rows';
import { takeTeamsBack } from './hierarchy-import.undo';

interface Deps {
  change: HierarchyChange;
  works: () => readonly CoachWork[];
}

/** A file of who accompanies which school: every row passes the rules of a save, and all are one change (decision 0039). */
export const hierarchyImport = ({ change, works }: Deps): ImportKind => ({
  key: 'hierarchy',
  abilities: IMPORT_ABILITIES.hierarchy,

  cycleOf: (db, named) => cycleInWork(db, named),

  async judge(trx, actor, rows, cycle_id) {
    const teams = await judgedTeams(trx, actor, {
      rows,
      cycle_id: await cycleInWork(trx, cycle_id ?? undefined),
      change,
    });
    return teams.map(({ judged }) => judged);
  },

  async write(trx, rows, { actor, at, cycle_id }) {
    const teams = await judgedTeams(trx, actor, { rows, cycle_id: cycle_id ?? 0, change });
    const changes = teams.flatMap(({ change: one }) => one ?? []);
    const [first] = changes;
    if (!first || changes.length < rows.length) throw new ImportOutdated();
    const ordered = [...changes].sort((one, other) => one.judged.row.school_id - other.judged.row.school_id);
    const given = await orOutdated(
      change.putAll(trx, actor, first.judged.cycle, {
        ...{ changes: ordered, moves: ordered.map(({ moves }) => moves), at },
        ...{ reason: 'saved', action: 'hierarchy.saved', stale: () => new Problem('hierarchy.review-outdated') },
      }),
    );
    const workAt = new Map<number, TeamAfter['work'][number][]>();
    for (const { school_id, kind, id, from, to, isCounted } of given) {
      const there = workAt.get(school_id) ?? [];
      workAt.set(school_id, there);
      there.push({ kind, id, from, to, isCounted });
    }
    return new Map(
      rows.map(({ line, before }) => {
        const { school_id } = before as TeamBefore; // written by `judge`
        return [line, { work: workAt.get(school_id) ?? [] } satisfies TeamAfter];
      }),
    );
  },

  undo: (trx, rows, context) => takeTeamsBack(trx, rows, { ...context, change, works: works() }),
});

/** What moves has changed since it was judged: the preview is shown again. */
async function orOutdated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Problem && error.code === 'hierarchy.review-outdated' ? new ImportOutdated() : error;
  }
}
