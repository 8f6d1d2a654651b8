import type { Named, PillCatalog, PillLevels } from '@ruta/contracts/pills/pills.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { getCatalog, getCategories, getChildren, getLevels } from './category.reader';
import type { ChildLevel } from './pill-levels.tables';

/** The levels for whoever watches: what is off is not there (PIL-03). */
export const categoryReading = (db: Knex) => ({
  catalog: (actor: Actor): Promise<PillCatalog> => getCatalog(db, actor),
  levels: (actor: Actor): Promise<PillLevels> => getLevels(db, actor),
  categories: (actor: Actor): Promise<Named[]> => getCategories(db, actor),
  children: (actor: Actor, level: ChildLevel, parent: number): Promise<Named[]> =>
    getChildren(db, actor, level, parent),
});

export type PillCategoriesReading = ReturnType<typeof categoryReading>;
