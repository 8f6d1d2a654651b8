import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { id, queryChoice, queryFlag, queryId } from '../kit/fields';
import { listQuery, search } from '../kit/list-query';
import { dataOf, pageOf } from '../kit/replies';
import { LIBRARY_TAKE, SEARCH_TAKE, TAKE_MAX } from './limits';
import { ListedPill, Named, OpenedPill, Pill, PillCatalog, PillForm, PillLevels, PillUpdate } from './pills.schema';

const watch = { ability: 'pill:watch' } as const;
const manage = { ability: 'pill:manage' } as const;

/** Digits only: `1e3`, `0x10` and ` 1` are no numbers (B49). */
const digits = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,5})$/)
  .transform(Number);
const skip = digits.optional().transform((value) => value ?? 0);
const take = (byDefault: number) =>
  digits
    .pipe(z.int().min(1).max(TAKE_MAX))
    .optional()
    .transform((value) => value ?? byDefault);

const consoleQuery = listQuery({
  row: ListedPill,
  sort: ['views', 'id'],
  include: ['category', 'subCategory', 'topic', 'tag'],
  filter: {
    search: search.optional().describe('Words of title and keywords; accents and capitals make no difference'),
    category_id: queryId.optional(),
    subcategory_id: queryId.optional(),
    topic_id: queryId.optional(),
    tag_id: queryId.optional(),
    unseen: queryFlag.optional().describe('Those that nobody watched'),
    broken: queryFlag.optional().describe('Those that did not play for somebody'),
  },
  defaultSort: 'views,id',
});
const consoleList = <const Path extends string>(path: Path) =>
  endpoint({
    method: 'get',
    path,
    summary: 'The videos of the library, what nobody watches first',
    access: manage,
    query: consoleQuery,
    reply: pageOf(ListedPill),
  });
const named = <const Path extends string>(path: Path, summary: string) =>
  endpoint({ method: 'get', path, summary, access: watch, reply: dataOf(z.array(Named)) });
const below = <const Path extends string>(path: Path, summary: string) =>
  endpoint({
    method: 'get',
    path,
    summary,
    access: watch,
    query: z.strictObject({ parent_id: queryId }),
    reply: dataOf(z.array(Named)),
  });

/** The library and its videos (PIL-01, PIL-03). The calls of the specification bear its names. */
export const pills = {
  all: consoleList('/pills/videos'),
  list: consoleList('/pills/videos/list'),
  hosts: endpoint({
    method: 'get',
    path: '/pills/videos/hosts',
    summary: 'Hosts whose videos may be added, as the deployment lists them',
    access: manage,
    reply: dataOf(z.array(z.string())),
  }),
  store: endpoint({
    method: 'post',
    path: '/pills/videos/store',
    summary: 'Add a video',
    access: manage,
    body: PillForm,
    reply: dataOf(Pill),
    status: 201,
  }),
  storeEdit: endpoint({
    method: 'post',
    path: '/pills/videos/storeEdit/:id',
    summary: 'Change a video; another url is no longer reported as broken',
    access: manage,
    body: PillUpdate,
    reply: dataOf(Pill),
    problems: ['pills.not-found', 'pills.stale'],
  }),
  delete: endpoint({
    method: 'delete',
    path: '/pills/videos/delete/:id',
    summary: 'Delete a video; the lists that hold it lose it',
    access: manage,
    reply: dataOf(z.object({ id })),
    problems: ['pills.not-found'],
  }),
  filterVideos: endpoint({
    method: 'get',
    path: '/pills/videos/filter-videos',
    summary: 'Videos of the library by level: all, the caller’s favourites, or one of their lists',
    access: watch,
    query: z
      .strictObject({
        skip,
        take: take(LIBRARY_TAKE),
        category: queryId.optional(),
        subcategory: queryId.optional(),
        topic: queryId.optional(),
        tag: queryId.optional(),
        filter_by_favorite: queryChoice.optional(),
        filter_by_playlist: queryChoice.optional(),
        playlist_id: queryId.optional().describe('Also without filter_by_playlist'),
      })
      .refine(
        (asked) => asked.filter_by_favorite !== true || (asked.filter_by_playlist !== true && !asked.playlist_id),
        {
          error: 'pills.view.exclusive',
          path: ['filter_by_favorite'],
        },
      )
      .refine((asked) => asked.filter_by_playlist !== true || asked.playlist_id !== undefined, {
        error: 'pills.list.required',
        path: ['playlist_id'],
      }),
    reply: dataOf(z.array(Pill)),
    problems: ['pills.list-not-found'],
  }),
  videoList: endpoint({
    method: 'get',
    path: '/pills/videos/get-video-list',
    summary: 'All videos of the library',
    access: watch,
    query: z.strictObject({ skip, take: take(LIBRARY_TAKE) }),
    reply: dataOf(z.array(Pill)),
  }),
  search: endpoint({
    method: 'get',
    path: '/pills/videos/search-video',
    summary:
      'Videos whose title or keywords hold every word: among all, the caller’s favourites, or one of their lists',
    access: watch,
    query: z
      .strictObject({
        skip,
        take: take(SEARCH_TAKE),
        search: search.optional(),
        searchType: z.enum(['all', 'favorites', 'playlist']).default('all'),
        playlistId: queryId.optional(),
      })
      .refine((asked) => asked.searchType !== 'playlist' || asked.playlistId !== undefined, {
        error: 'pills.list.required',
        path: ['playlistId'],
      }),
    reply: dataOf(z.array(Pill)),
    problems: ['pills.list-not-found'],
  }),
  catalog: endpoint({
    method: 'get',
    path: '/pills/videos/filter-catalog',
    summary: 'What the library filters by: active levels with their active rows',
    access: watch,
    reply: dataOf(PillCatalog),
  }),
  actives: endpoint({
    method: 'get',
    path: '/pills/videos/actives',
    summary: 'The levels, and whether topics and tags are switched on',
    access: watch,
    reply: dataOf(PillLevels),
  }),
  getCategories: named('/pills/videos/get-categories', 'The categories'),
  getSubcategories: below('/pills/videos/get-subcategories', 'The subcategories of a category'),
  getTopics: below('/pills/videos/get-topics', 'The active topics of a subcategory'),
  getTags: below('/pills/videos/get-tags', 'The active tags of a topic'),
  get: endpoint({
    method: 'get',
    path: '/pills/videos/:id',
    summary: 'A video, and where the caller stopped',
    access: watch,
    reply: dataOf(OpenedPill),
    problems: ['pills.not-found'],
  }),
  view: endpoint({
    method: 'post',
    path: '/pills/videos/:id/view',
    summary: 'Count that the caller watches it, once a day',
    access: watch,
    reply: dataOf(z.object({ views: z.int() })),
    problems: ['pills.not-found'],
  }),
  broken: endpoint({
    method: 'post',
    path: '/pills/videos/:id/broken',
    summary: 'Tell that it does not play, once a person',
    access: watch,
    reply: dataOf(z.object({ reports: z.int() })),
    problems: ['pills.not-found'],
  }),
  progress: endpoint({
    method: 'put',
    path: '/pills/videos/:id/progress',
    summary: 'Keep where the caller stopped',
    access: watch,
    body: z.strictObject({ second: z.int().min(0).max(86_400), is_seen: z.boolean().optional() }),
    reply: dataOf(z.object({ second: z.int(), is_seen: z.boolean() })),
    problems: ['pills.not-found'],
  }),
  favorite: endpoint({
    method: 'post',
    path: '/pills/videos/set-favorite-video',
    summary: 'Turn a favourite of the caller on or off; with favorite to what it says',
    access: { ability: 'pill:favourite' },
    body: z.strictObject({ ruta_pills_videos_id: id, favorite: z.boolean().optional() }),
    reply: dataOf(z.object({ favorite: z.boolean() })),
    problems: ['pills.not-found'],
  }),
};
