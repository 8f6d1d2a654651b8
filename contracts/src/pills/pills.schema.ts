import { z } from 'zod';
import { id, instant, line, requiredLine } from '../kit/fields';
import { LOCALES } from '../locale';
import { KEYWORD_MAX, KEYWORDS_MAX, LIST_VIDEOS_MAX, PILL_NAME_MAX, PILL_TITLE_MAX, PILL_URL_MAX } from './limits';

export const Named = z.object({ id, name: z.string() });
export type Named = z.infer<typeof Named>;
const Child = Named.extend({ parent_id: id });
export type Child = z.infer<typeof Child>;

const facts = {
  id,
  title: z.string(),
  url: z.string().describe('Of another site, or of a film of ours, which begins with /api'),
  duration_sec: z.int().nullable().describe('The length of a film of ours, where it tells it'),
  keywords: z.array(z.string()),
  views: z.int().describe('One a person and day'),
  favorite: z.boolean().describe('Whether the caller has it among their favourites'),
  created_at: instant,
  revision: z.int().describe('Rises with every change; an edit sends it back'),
};

const captions = z.array(z.enum(LOCALES)).describe('Languages in which a film of ours has captions');

/** A video as the library shows it (PIL-03). Topic and tag are null also while they are switched off. */
export const Pill = z
  .object({
    ...facts,
    is_seen: z.boolean().describe('Whether the caller has seen as much of a film of ours as counts'),
    category: Named,
    sub_category: Named,
    topic: Named.nullable(),
    tag: Named.nullable(),
  })
  .meta({ id: 'Pill' });
export type Pill = z.infer<typeof Pill>;

/** A video as its console lists it (PIL-01): with topic and tag that are off, and how many people it did not play for. */
export const ListedPill = z
  .object({
    ...facts,
    category: Named.optional(),
    sub_category: Named.optional(),
    topic: Named.nullable().optional(),
    tag: Named.nullable().optional(),
    captions,
    reports: z.int().describe('People for whom it did not play'),
  })
  .meta({ id: 'ListedPill' });
export type ListedPill = z.infer<typeof ListedPill>;

/** A video with what the caller did with it. */
export const OpenedPill = Pill.extend({
  second: z.int().describe('Where the caller stopped; 0 at the beginning'),
  captions,
  is_reported: z.boolean().describe('Whether the caller told that it does not play'),
  is_broken: z.boolean().describe('Whether anybody told so'),
}).meta({ id: 'OpenedPill' });
export type OpenedPill = z.infer<typeof OpenedPill>;

const keywords = z
  .array(line(KEYWORD_MAX))
  .transform((words) => words.map((word) => word.trim()).filter((word) => word !== ''))
  .refine((words) => words.length <= KEYWORDS_MAX, 'pills.keywords.too-many');

/** A video as it is saved. What stands below another must belong to it. */
export const PillForm = z.strictObject({
  title: requiredLine(PILL_TITLE_MAX, 'pills.title.required'),
  url: requiredLine(PILL_URL_MAX, 'pills.url.invalid'),
  category: id,
  subcategory: id,
  topic: id.nullable().optional(),
  tag: id.nullable().optional(),
  keywords: keywords.optional().describe('Blank ones are ignored, equal ones collapsed'),
});
export const PillUpdate = PillForm.extend({
  revision: z.int().positive().describe('The revision that was edited').optional(),
});
export type PillForm = z.output<typeof PillForm>;

/** A level of the categories. The first two are always active. */
export const PillLevel = z
  .object({ level: z.int().min(1).max(4), name: z.string(), name_en: z.string(), active: z.boolean() })
  .meta({ id: 'PillLevel' });
export type PillLevel = z.infer<typeof PillLevel>;

const activity = { activeTopic: z.boolean(), activeTag: z.boolean() };

/** The levels, and whether topics and tags are switched on. */
export const PillLevels = z.object({ levels: z.array(PillLevel), ...activity }).meta({ id: 'PillLevels' });
export type PillLevels = z.infer<typeof PillLevels>;

const levelName = requiredLine(PILL_NAME_MAX, 'pills.name.required');
const NamedLevel = z.strictObject({
  level: z.int().min(1).max(4).optional().describe('Default: its place in the list'),
  name: levelName,
  name_en: line(PILL_NAME_MAX).optional(),
  active: z.boolean().optional(),
});

/**
 * The levels by their names alone, or with what else they have. `activeTopic` and `activeTag` are the switches; `active`
 * of a level says the same and may be left out.
 */
export const PillLevelsForm = z.strictObject({
  levels: z
    .array(z.union([levelName.transform((name): z.output<typeof NamedLevel> => ({ name })), NamedLevel]))
    .max(4)
    .transform((levels) => levels.map((one, at) => ({ ...one, level: one.level ?? at + 1 })))
    .superRefine((levels, context) => {
      for (const [at, { level, active }] of levels.entries())
        if (active === false && level <= 2)
          context.addIssue({ code: 'custom', message: 'pills.level.always-active', path: [at, 'active'] });
    })
    .refine((levels) => new Set(levels.map(({ level }) => level)).size === levels.length, 'pills.level.twice'),
  ...activity,
});
export type PillLevelsForm = z.output<typeof PillLevelsForm>;

const counted = { id, name: z.string(), videos: z.int(), revision: z.int() };
const Tag = z.object({ ...counted, active: z.boolean() });
const Topic = z.object({ ...counted, active: z.boolean(), tags: z.array(Tag) });
const Subcategory = z.object({ ...counted, topics: z.array(Topic) });
const Category = z.object({ ...counted, subcategories: z.array(Subcategory) });

/** All categories with their videos counted, also what is off (PIL-02). */
export const PillTree = PillLevels.extend({ categories: z.array(Category) }).meta({ id: 'PillTree' });
export type PillTree = z.infer<typeof PillTree>;

/** What the library filters by: active levels with their active rows. */
export const PillCatalog = z
  .object({
    levels: z.array(PillLevel),
    categories: z.array(Named),
    subcategories: z.array(Child),
    topics: z.array(Child),
    tags: z.array(Child),
  })
  .meta({ id: 'PillCatalog' });
export type PillCatalog = z.infer<typeof PillCatalog>;

const name = requiredLine(PILL_NAME_MAX, 'pills.name.required');
const revision = z.int().positive().describe('The revision that was edited').optional();
export const CategoryForm = z.strictObject({ name });
export const ChildForm = z.strictObject({ name, parent_id: id });
export const CategoryUpdate = z.strictObject({ id, name, revision });
export const SwitchedUpdate = CategoryUpdate.extend({ active: z.boolean().optional() });

/** A row of one level, after it was saved. */
export const SavedCategory = z
  .object({ id, name: z.string(), parent_id: id.nullable(), active: z.boolean(), revision: z.int() })
  .meta({ id: 'SavedCategory' });
export type SavedCategory = z.infer<typeof SavedCategory>;

/** A list of one's own, with its videos in their order (PIL-04). */
export const Playlist = z
  .object({
    id,
    name: z.string(),
    ruta_pills_playlist_videos: z.array(z.object({ id, ruta_pills_video_id: id })),
    revision: z.int().describe('Rises with every change of its videos'),
  })
  .meta({ id: 'Playlist' });
export type Playlist = z.infer<typeof Playlist>;

export const ListForm = z.strictObject({ name: line(PILL_NAME_MAX).describe('An empty one creates nothing') });
export const ListRename = z.strictObject({
  playlistId: id,
  playlistName: requiredLine(PILL_NAME_MAX, 'pills.list.name.required'),
});
export const ListChoice = z.strictObject({ playlistId: id });
export const ListVideo = z.strictObject({ playlistId: id, videoId: id });
export const ListOrder = z.strictObject({
  playlistId: id,
  videos: z.array(id).max(LIST_VIDEOS_MAX).describe('Every video of the list, in the new order'),
  revision,
});
