/** The levels of the categories: their tables, and the columns of a video that refer to them. */
export const PILL_LEVELS = {
  category: { table: 'pills_categories', above: null, column: 'category_id' },
  subcategory: { table: 'pills_subcategories', above: 'category', column: 'subcategory_id' },
  topic: { table: 'pills_topics', above: 'subcategory', column: 'topic_id' },
  tag: { table: 'pills_tags', above: 'topic', column: 'tag_id' },
} as const;
export type PillLevelName = keyof typeof PILL_LEVELS;
export type ChildLevel = Exclude<PillLevelName, 'category'>;
/** Levels whose rows are switched on and off. */
export type SwitchedLevel = 'topic' | 'tag';

export const isSwitched = (level: PillLevelName): level is SwitchedLevel => level === 'topic' || level === 'tag';
