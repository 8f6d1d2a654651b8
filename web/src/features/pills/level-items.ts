import type { Child, Named, PillCatalog } from '@ruta/contracts/pills/pills.schema';
import type { OptionItem } from '@ruta/design-system';

/** The four levels, from the widest to the narrowest. */
export const LEVELS = ['category', 'subcategory', 'topic', 'tag'] as const;
export type Level = (typeof LEVELS)[number];
/** What is chosen of each level. */
export type Chosen = Record<Level, number | null>;
export const NOTHING_CHOSEN: Chosen = { category: null, subcategory: null, topic: null, tag: null };

/** A choice of a level with everything below cleared (PIL-03). */
export function choose(chosen: Chosen, level: Level, id: number | null): Chosen {
  const at = LEVELS.indexOf(level);
  const cleared = LEVELS.slice(at + 1).map((below) => [below, null] as const);
  return { ...chosen, ...Object.fromEntries(cleared), [level]: id };
}

const CHILDREN = { subcategory: 'subcategories', topic: 'topics', tag: 'tags' } as const;
const PARENT = { subcategory: 'category', topic: 'subcategory', tag: 'topic' } as const;

/** The rows to choose from at a level: those below what is chosen above. */
export function rowsOf(catalog: PillCatalog, chosen: Chosen, level: Level): readonly (Named | Child)[] {
  if (level === 'category') return catalog.categories;
  const parent = chosen[PARENT[level]];
  return catalog[CHILDREN[level]].filter(({ parent_id }) => parent_id === parent);
}

/**
 * The options of a level. `also` is what the record has already, which is offered also while it is switched off.
 */
export function itemsOf(rows: readonly Named[], also?: Named | null): OptionItem[] {
  const all = also && !rows.some(({ id }) => id === also.id) ? [...rows, also] : rows;
  return all.map(({ id, name }) => ({ id: String(id), label: name }));
}

/** Whether a level is switched on; the first two always are. */
export const isActive = (catalog: PillCatalog, level: Level): boolean =>
  catalog.levels.some((known) => known.level === LEVELS.indexOf(level) + 1 && known.active);

/** The name of a level as the network calls it. */
export function levelName(levels: PillCatalog['levels'], level: Level, locale: string): string {
  const known = levels.find((one) => one.level === LEVELS.indexOf(level) + 1);
  return (locale === 'es' ? known?.name : known?.name_en || known?.name) ?? '';
}
