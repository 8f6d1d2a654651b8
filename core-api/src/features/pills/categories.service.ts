import type { PillLevelsForm, PillLevels, PillTree, SavedCategory } from '@ruta/contracts/pills/pills.schema';
import { CHILDREN_MAX } from '@ruta/contracts/pills/limits';
import type { Knex } from 'knex';
import { isUniqueViolation } from '../../database/db-problems';
import { deleteJudged } from '../../database/judged-rows';
import { lockRows } from '../../database/row-locks';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { insertCategory, nameColumns, putLevels } from './category.model';
import { categoryIds, countChildren, getCategory, getLevels, getTree, videosOf } from './category.reader';
import { isSwitched, PILL_LEVELS, type PillLevelName } from './pill-levels.tables';

interface Update {
  id: number;
  name: string;
  active?: boolean | undefined;
  revision?: number | undefined;
}

const subject = ({ id, name }: SavedCategory) => ({ type: 'pill-category', id, label: name }) as const;
const factsOf = ({ name, active }: SavedCategory) => ({ name, active });

/** The four levels of categories (PIL-02). Each change is one transaction with its audit entry. */
export function categoriesService({ db, clock }: { db: Knex; clock: Clock }) {
  /** A name is unique below its parent; the database says so. */
  const named = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (isUniqueViolation(error)) throw new Problem('pills.name-taken');
      throw error;
    }
  };

  return {
    tree: (actor: Actor): Promise<PillTree> => getTree(db, actor),

    add: (actor: Actor, level: PillLevelName, name: string, parent_id: number | null): Promise<SavedCategory> =>
      named(() =>
        db.transaction(async (trx) => {
          const at = utc(clock.now());
          const { above } = PILL_LEVELS[level];
          // Who adds beside this one waits for the parent, or on the first level for the categories: 50 fit.
          if (above === null || parent_id === null)
            await lockRows(trx, PILL_LEVELS[level].table, await categoryIds(trx));
          else {
            await lockRows(trx, PILL_LEVELS[above].table, parent_id);
            await getCategory(trx, actor, above, parent_id);
          }
          if ((await countChildren(trx, level, parent_id)) >= CHILDREN_MAX)
            throw new Problem('pills.too-many-children');
          const id = await insertCategory(trx, level, { name, parent_id, at });
          const saved = await getCategory(trx, actor, level, id);
          await recordAudit(trx, {
            at,
            actor,
            action: 'pill-category.added',
            subject: subject(saved),
            after: { level },
          });
          return saved;
        }),
      ),

    /** Refuses with the present row where somebody else saved it first. */
    change: (actor: Actor, level: PillLevelName, { id, name, active, revision }: Update): Promise<SavedCategory> =>
      named(() =>
        db.transaction(async (trx) => {
          const at = utc(clock.now());
          const { table } = PILL_LEVELS[level];
          await lockRows(trx, table, id);
          const present = () => getCategory(trx, actor, level, id);
          const before = await present();
          const stale = async () => new Problem('pills.category-stale', { current: await present() });
          const changes = { ...nameColumns(name), updated_at: at };
          const switched = isSwitched(level) && active !== undefined ? { active } : {};
          await updateAtRevision(trx, table, {
            ...{ at: { id }, revision: revision ?? 'any', changes: { ...changes, ...switched }, stale },
          });
          const after = await present();
          await recordAudit(trx, {
            ...{ at, actor, action: 'pill-category.changed', subject: subject(after) },
            ...{ before: factsOf(before), after: factsOf(after) },
          });
          return after;
        }),
      ),

    /**
     * Deletes a row and what stands below it. The first two levels are refused while they have videos; videos of the
     * others stay and lose it (B46).
     */
    remove: (actor: Actor, level: PillLevelName, id: number): Promise<void> =>
      db.transaction(async (trx) => {
        const at = utc(clock.now());
        const { table } = PILL_LEVELS[level];
        await lockRows(trx, table, id);
        const before = await getCategory(trx, actor, level, id);
        const isKept = !isSwitched(level);
        await deleteJudged(trx, table, {
          at: (rows) => {
            void rows.where(`${table}.id`, id);
            if (isKept) void rows.whereNotExists(videosOf(trx, level));
          },
          gone: () => new Problem(isKept ? 'pills.has-videos' : 'pills.category-not-found'),
        });
        await recordAudit(trx, {
          ...{ at, actor, action: 'pill-category.deleted', subject: subject(before), before: { level } },
        });
      }),

    /** Names the levels, and switches topics and tags on or off. What is left out stays. */
    saveLevels: (actor: Actor, form: PillLevelsForm): Promise<PillLevels> =>
      db.transaction(async (trx) => {
        const at = utc(clock.now());
        const before = await getLevels(trx, actor);
        const sent = new Map(form.levels.map((level) => [level.level, level]));
        const active = new Map([
          [3, form.activeTopic],
          [4, form.activeTag],
        ]);
        const levels = before.levels.map((level) => ({
          level: level.level,
          name: sent.get(level.level)?.name.trim() ?? level.name,
          name_en: sent.get(level.level)?.name_en?.trim() ?? level.name_en,
          active: active.get(level.level) ?? true,
        }));
        await putLevels(trx, levels, at);
        const after = await getLevels(trx, actor);
        await recordAudit(trx, {
          ...{ at, actor, action: 'pill-category.levels-changed' },
          subject: { type: 'pill-category', id: null, label: levels.map(({ name }) => name).join(', ') },
          ...{ before: { levels: before.levels }, after: { levels: after.levels } },
        });
        return after;
      }),
  };
}

export type CategoriesService = ReturnType<typeof categoriesService>;
