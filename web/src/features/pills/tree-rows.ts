import type { PillTree } from '@ruta/contracts/pills/pills.schema';
import type { Chosen, Level } from './levels';

/** A row of a level in the console. */
export interface TreeRow {
  id: number;
  name: string;
  /** Videos that name it. */
  videos: number;
  revision: number;
  /** Null on the first two levels, which are always active. */
  active: boolean | null;
  /** Names of the rows directly below. */
  below: readonly string[];
}

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

/** The rows of a level below what is chosen above (PIL-02). */
export function treeRows({ categories }: PillTree, chosen: Chosen, level: Level): TreeRow[] {
  if (level === 'category')
    return categories.map(({ subcategories, ...row }) => ({ ...row, active: null, below: names(subcategories) }));
  const subcategories = categories.find(({ id }) => id === chosen.category)?.subcategories ?? [];
  if (level === 'subcategory')
    return subcategories.map(({ topics, ...row }) => ({ ...row, active: null, below: names(topics) }));
  const topics = subcategories.find(({ id }) => id === chosen.subcategory)?.topics ?? [];
  if (level === 'topic') return topics.map(({ tags, ...row }) => ({ ...row, below: names(tags) }));
  const tags = topics.find(({ id }) => id === chosen.topic)?.tags ?? [];
  return tags.map((row) => ({ ...row, below: [] }));
}
