import type {
  Child,
  Named,
  PillCatalog,
  PillLevel,
  PillLevels,
  PillTree,
  SavedCategory,
} from '@ruta/contracts/pills/pills.schema';
import type { Knex } from 'knex';
import { inNameOrder } from '../../database/search-key';
import { groupBy } from '../../database/group-by';
import { everything, own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { isSwitched, PILL_LEVELS, type ChildLevel, type PillLevelName, type SwitchedLevel } from './pill-levels.tables';
import type { PillSwitchedRow } from './pills.tables';

/** What the levels are called until somebody names them. */
const DEFAULTS: readonly PillLevel[] = [
  { level: 1, name: 'Categoría', name_en: 'Category', active: true },
  { level: 2, name: 'Subcategoría', name_en: 'Subcategory', active: true },
  { level: 3, name: 'Tema', name_en: 'Topic', active: true },
  { level: 4, name: 'Etiqueta', name_en: 'Tag', active: true },
];

/** The levels. Who switches topics off hides tags, too (decision 0057). */
async function readLevels(db: Knex): Promise<PillLevels> {
  const written = new Map((await db('pills_levels').select()).map((row) => [row.level, row]));
  const levels = DEFAULTS.map((known) => {
    const row = written.get(known.level);
    return row ? { level: row.level, name: row.name, name_en: row.name_en, active: Boolean(row.active) } : known;
  });
  const isOn = (level: number) => levels.some((one) => one.level === level && one.active);
  return { levels, activeTopic: isOn(3), activeTag: isOn(4) };
}

/** The levels for a person who watches. */
export function getLevels(db: Knex, actor: Actor): Promise<PillLevels> {
  own(actor); // levels have no owner; who watches reads all
  return readLevels(db);
}

/** Whether topics and tags are shown. */
export async function switchesOf(db: Knex): Promise<Record<SwitchedLevel, boolean>> {
  const { activeTopic, activeTag } = await readLevels(db);
  return { topic: activeTopic, tag: activeTopic && activeTag };
}

/** All levels with their videos counted (PIL-02). */
export async function getTree(db: Knex, actor: Actor): Promise<PillTree> {
  const reached = async <Row extends Named>(table: string) =>
    inNameOrder(
      await everything(db(table), actor, 'pill-category:manage').orderBy('id').select<Row[]>('*'),
      ({ name }) => name,
    );
  const [categories, subcategories, topics, tags] = [
    await reached<{ id: number; name: string; revision: number }>('pills_categories'),
    await reached<PillSwitchedRow>('pills_subcategories'),
    await reached<PillSwitchedRow>('pills_topics'),
    await reached<PillSwitchedRow>('pills_tags'),
  ];
  const counts = {
    category: await countsBy(db, 'category'),
    subcategory: await countsBy(db, 'subcategory'),
    topic: await countsBy(db, 'topic'),
    tag: await countsBy(db, 'tag'),
  };
  const told = ({ id, name, revision }: { id: number; name: string; revision: number }, level: PillLevelName) => ({
    ...{ id, name, revision, videos: counts[level].get(id) ?? 0 },
  });
  const under = (rows: readonly PillSwitchedRow[]) => groupBy(rows, ({ parent_id }) => parent_id);
  const [bySubcategory, byTopic, byCategory] = [under(topics), under(tags), under(subcategories)];
  return {
    ...(await readLevels(db)),
    categories: categories.map((category) => ({
      ...told(category, 'category'),
      subcategories: (byCategory.get(category.id) ?? []).map((subcategory) => ({
        ...told(subcategory, 'subcategory'),
        topics: (bySubcategory.get(subcategory.id) ?? []).map((topic) => ({
          ...{ ...told(topic, 'topic'), active: Boolean(topic.active) },
          tags: (byTopic.get(topic.id) ?? []).map((tag) => ({ ...told(tag, 'tag'), active: Boolean(tag.active) })),
        })),
      })),
    })),
  };
}

/** What the library filters by: no level and no row that is off, nor what stands below one. */
export async function getCatalog(db: Knex, actor: Actor): Promise<PillCatalog> {
  const { levels, activeTopic, activeTag } = await getLevels(db, actor);
  const topics = activeTopic ? await activeRows(db, 'topic') : [];
  const shown = new Set(topics.map(({ id }) => id));
  const tags = activeTopic && activeTag ? await activeRows(db, 'tag') : [];
  return {
    levels: levels.filter(({ level, active }) => active && (level < 4 || activeTopic)),
    categories: await getCategories(db, actor),
    subcategories: await activeRows(db, 'subcategory'),
    topics,
    tags: tags.filter(({ parent_id }) => shown.has(parent_id)),
  };
}

/** The rows of a level below one, as the library offers them; none while the level is off. */
export async function getChildren(db: Knex, actor: Actor, level: ChildLevel, parent_id: number): Promise<Named[]> {
  own(actor); // categories have no owner; who watches reads all
  const switches = await switchesOf(db);
  if (isSwitched(level) && !switches[level]) return [];
  if (level === 'tag' && !(await db('pills_topics').where({ id: parent_id, active: 1 }).first('id'))) return [];
  return (await activeRows(db, level, parent_id)).map(({ id, name }) => ({ id, name }));
}

export async function getCategories(db: Knex, actor: Actor): Promise<Named[]> {
  own(actor);
  return inNameOrder(await db('pills_categories').orderBy('id').select('id', 'name'), ({ name }) => name);
}

/** One row of a level. */
export async function getCategory(db: Knex, actor: Actor, level: PillLevelName, id: number): Promise<SavedCategory> {
  const query = everything(db(PILL_LEVELS[level].table as string).where({ id }), actor, 'pill-category:manage');
  const row = (await query.first()) as Partial<PillSwitchedRow> | undefined; // columns that a level lacks are absent
  if (row?.id === undefined) throw new Problem('pills.category-not-found');
  const { name = '', parent_id = null, active = 1, revision = 1 } = row;
  return { id: row.id, name, parent_id, active: Boolean(active), revision };
}

/** The ids of all categories. */
export const categoryIds = (db: Knex): PromiseLike<number[]> => db('pills_categories').pluck('id');

/** How many rows stand below one, or how many categories there are. */
export async function countChildren(db: Knex, level: PillLevelName, parent_id: number | null): Promise<number> {
  const rows = db(PILL_LEVELS[level].table as string).count<{ total: number | string }[]>({ total: '*' });
  const [row] = await (parent_id === null ? rows : rows.where({ parent_id }));
  return Number(row?.total ?? 0);
}

/** Whether a row of a level stands below another. */
export async function isBelow(db: Knex, level: ChildLevel, id: number, parent_id: number): Promise<boolean> {
  const row: unknown = await db(PILL_LEVELS[level].table as string)
    .where({ id, parent_id })
    .first('id');
  return row !== undefined;
}

/** The videos of the row of a level that the outer query is about. */
export const videosOf = (db: Knex, level: PillLevelName): Knex.QueryBuilder => {
  const { table, column } = PILL_LEVELS[level];
  return db('pills_videos').whereRaw(`pills_videos.${column} = ${table}.id`).select(db.raw('1'));
};

/** Whether there is such a category. */
export const isCategory = async (db: Knex, id: number): Promise<boolean> =>
  (await db('pills_categories').where({ id }).first('id')) !== undefined;

async function activeRows(db: Knex, level: ChildLevel, parent_id?: number): Promise<Child[]> {
  const query = db(PILL_LEVELS[level].table as string)
    .orderBy('id')
    .select<Child[]>('id', 'name', 'parent_id');
  if (isSwitched(level)) void query.where({ active: true });
  if (parent_id !== undefined) void query.where({ parent_id });
  return inNameOrder(await query, ({ name }) => name);
}

async function countsBy(db: Knex, level: PillLevelName): Promise<Map<number, number>> {
  const { column } = PILL_LEVELS[level];
  const rows = await db('pills_videos')
    .whereNotNull(column)
    .groupBy(column)
    .select({ id: column })
    .count<{ id: number; total: number | string }[]>({ total: '*' });
  return new Map(rows.map(({ id, total }) => [id, Number(total)]));
}
