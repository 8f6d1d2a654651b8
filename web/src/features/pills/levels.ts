import type { Child, Named, PillCatalog } from '@ruta/contracts/pills/pills.schema';

/** The four levels, from the widest to the narrowest. */
export const LEVELS = ['category', 'subcategory', 'topic', 'tag'] as const;
export type Level = (typeof LEVELS)[number];
/** What is chosen of each level. */
export type Chosen = Record<Level, number | null>;
export const NOTHING_CHOSEN: Chosen = { category: null, subcategory: null, topic: null, tag: null };

/** The level above; undefined for the first. */
export const aboveOf = (level: Level): Level | undefined => LEVELS[LEVELS.indexOf(level) - 1];

/** A choice of a level with everything below cleared (PIL-03). */
export function choose(chosen: Chosen, level: Level, id: number | null): Chosen {
  const at = LEVELS.indexOf(level);
  const cleared = LEVELS.slice(at + 1).map((below) => [below, null] as const);
  return { ...chosen, ...Object.fromEntries(cleared), [level]: id };
}

const CHILDREN = { subcategory: 'subcategories', topic: 'topics', tag: 'tags' } as const;

/** The rows to choose from at a level: those below what is chosen above. */
export function rowsOf(catalog: PillCatalog, chosen: Chosen, level: Level): readonly (Named | Child)[] {
  if (level === 'category') return catalog.categories;
  const above = aboveOf(level);
  return catalog[CHILDREN[level]].filter(({ parent_id }) => above !== undefined && parent_id === chosen[above]);
}

/** Whether a level is switched on; the first two always are. */
export const isActive = (catalog: PillCatalog, level: Level): boolean =>
  catalog.levels.some((known) => known.level === LEVELS.indexOf(level) + 1 && known.active);

/** The name of a level as the network calls it. */
export function levelName(levels: PillCatalog['levels'], level: Level, locale: string): string {
  const known = levels.find((one) => one.level === LEVELS.indexOf(level) + 1);
  return (locale === 'es' ? known?.name : known?.name_en || known?.name) ?? '';
}

/** What is chosen, as the tags of a filter: "Categoría: Didáctica". What the catalogue does not offer has none. */
export const chosenTags = (catalog: PillCatalog | undefined, chosen: Chosen, locale: string) =>
  LEVELS.flatMap((level) => {
    const row = catalog && rowsOf(catalog, chosen, level).find(({ id }) => id === chosen[level]);
    return row ? [{ id: level, label: `${levelName(catalog.levels, level, locale)}: ${row.name}` }] : [];
  });

/** Rows of levels as one place: "Didáctica › Planeación". */
export const placeOf = (rows: readonly (Named | null | undefined)[]): string =>
  rows.flatMap((row) => (row ? [row.name] : [])).join(' › ');

/** What is chosen as one place. */
export const chosenPlace = (catalog: PillCatalog, chosen: Chosen): string =>
  placeOf(LEVELS.map((level) => rowsOf(catalog, chosen, level).find(({ id }) => id === chosen[level])));
