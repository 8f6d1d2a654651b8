import { pillCategories } from '@ruta/contracts/pills/categories.api';
import { pillLinks } from '@ruta/contracts/pills/links.api';
import { pills } from '@ruta/contracts/pills/pills.api';
import { playlists } from '@ruta/contracts/pills/playlists.api';
import { serve } from '../../http/serve';
import type { CategoriesService } from './categories.service';
import type { PillCategoriesReading } from './category-reading.service';
import { filmRoutes } from './films.routes';
import type { FilmsService } from './films.service';
import type { LinksService } from './links.service';
import type { PillsService } from './pills.service';
import type { PlaylistsService } from './playlists.service';
import type { WatchingService } from './watching.service';

interface PillsRoutesDeps {
  service: PillsService;
  films: FilmsService;
  links: LinksService;
  watching: WatchingService;
  reading: PillCategoriesReading;
  categories: CategoriesService;
  lists: PlaylistsService;
  hosts: readonly string[];
}

/** The library (PIL-01, PIL-03). */
const videoRoutes = ({ service, watching, reading, hosts }: PillsRoutesDeps) => [
  serve(pills.all, ({ actor, query }) => service.list(actor, query)),
  serve(pills.list, ({ actor, query }) => service.list(actor, query)),
  serve(pills.hosts, ({ actor }) => {
    actor.scopeAsked = true; // the list of the deployment belongs to nobody
    return Promise.resolve({ data: [...hosts] });
  }),
  serve(pills.store, async ({ actor, body }) => ({ data: await service.add(actor, body), message: 'pills.added' })),
  serve(pills.storeEdit, async ({ actor, params, body }) => ({
    data: await service.change(actor, params.id, body),
    message: 'pills.saved',
  })),
  serve(pills.delete, async ({ actor, params: { id } }) => {
    await service.remove(actor, id);
    return { data: { id }, message: 'pills.deleted' };
  }),
  serve(pills.filterVideos, async ({ actor, query }) => {
    // A list is chosen by its id; that the caller filters by one says nothing more.
    const { filter_by_favorite: isFavourite, filter_by_playlist: _, playlist_id: playlist, ...asked } = query;
    return { data: await watching.library(actor, { ...asked, isFavourite, playlist }) };
  }),
  serve(pills.videoList, async ({ actor, query }) => ({ data: await watching.library(actor, query) })),
  serve(pills.search, async ({ actor, query: { searchType, playlistId, ...asked } }) => {
    const playlist = searchType === 'playlist' ? playlistId : undefined;
    return { data: await watching.library(actor, { ...asked, isFavourite: searchType === 'favorites', playlist }) };
  }),
  serve(pills.catalog, async ({ actor }) => ({ data: await reading.catalog(actor) })),
  serve(pills.actives, async ({ actor }) => ({ data: await reading.levels(actor) })),
  serve(pills.getCategories, async ({ actor }) => ({ data: await reading.categories(actor) })),
  serve(pills.getSubcategories, async ({ actor, query }) => ({
    data: await reading.children(actor, 'subcategory', query.parent_id),
  })),
  serve(pills.getTopics, async ({ actor, query }) => ({
    data: await reading.children(actor, 'topic', query.parent_id),
  })),
  serve(pills.getTags, async ({ actor, query }) => ({ data: await reading.children(actor, 'tag', query.parent_id) })),
  serve(pills.get, async ({ actor, params }) => ({ data: await watching.get(actor, params.id) })),
  serve(pills.view, async ({ actor, params }) => ({ data: await watching.view(actor, params.id) })),
  serve(pills.broken, async ({ actor, params }) => ({
    data: await watching.broken(actor, params.id),
    message: 'pills.reported',
  })),
  serve(pills.progress, async ({ actor, params, body }) => ({ data: await watching.progress(actor, params.id, body) })),
  serve(pills.favorite, async ({ actor, body }) => ({
    data: await watching.favourite(actor, body.ruta_pills_videos_id, body.favorite),
  })),
];

/** The levels of categories (PIL-02). */
const categoryRoutes = ({ categories }: PillsRoutesDeps) => [
  serve(pillCategories.tree, async ({ actor }) => ({ data: await categories.tree(actor) })),
  serve(pillCategories.updateLevels, async ({ actor, body }) => ({
    data: await categories.saveLevels(actor, body),
    message: 'pills.levels-saved',
  })),
  serve(pillCategories.storeCategory, async ({ actor, body: { name } }) => ({
    data: await categories.add(actor, 'category', name, null),
    message: 'pills.category-added',
  })),
  ...(
    [
      ['subcategory', pillCategories.storeSubcategory],
      ['topic', pillCategories.storeTopic],
      ['tag', pillCategories.storeTag],
    ] as const
  ).map(([level, endpoint]) =>
    serve(endpoint as typeof pillCategories.storeTag, async ({ actor, body: { name, parent_id } }) => ({
      data: await categories.add(actor, level, name, parent_id),
      message: 'pills.category-added',
    })),
  ),
  ...(
    [
      ['category', pillCategories.updateCategory],
      ['subcategory', pillCategories.updateSubcategory],
      ['topic', pillCategories.updateTopic],
      ['tag', pillCategories.updateTag],
    ] as const
  ).map(([level, endpoint]) =>
    // The four differ by their address, and the first two by knowing no `active`.
    serve(endpoint as typeof pillCategories.updateTag, async ({ actor, body }) => ({
      data: await categories.change(actor, level, body),
      message: 'pills.category-saved',
    })),
  ),
  ...(
    [
      ['category', pillCategories.deleteCategory],
      ['subcategory', pillCategories.deleteSubcategory],
      ['topic', pillCategories.deleteTopic],
      ['tag', pillCategories.deleteTag],
    ] as const
  ).map(([level, endpoint]) =>
    serve(endpoint as typeof pillCategories.deleteTag, async ({ actor, params: { id } }) => {
      await categories.remove(actor, level, id);
      return { data: { id }, message: 'pills.category-deleted' };
    }),
  ),
];

/** What videos are about, and what is recommended by it (PIL-03). */
const linkRoutes = ({ links }: PillsRoutesDeps) => [
  serve(pillLinks.links, async ({ actor, params }) => ({ data: await links.get(actor, params.id) })),
  serve(pillLinks.setLinks, async ({ actor, params, body }) => ({
    data: await links.set(actor, params.id, body),
    message: 'pills.links-saved',
  })),
  serve(pillLinks.recommended, async ({ actor, query }) => ({ data: await links.recommended(actor, query.school_id) })),
];

/** The caller's own lists (PIL-04). */
const listRoutes = ({ lists }: PillsRoutesDeps) => [
  serve(playlists.mine, async ({ actor }) => ({ data: await lists.mine(actor) })),
  serve(playlists.create, async ({ actor, body }) => {
    const data = await lists.create(actor, body.name);
    return { data, ...(data.created && { message: 'pills.list-created' as const }) };
  }),
  serve(playlists.videos, async ({ actor, body }) => ({ data: await lists.videos(actor, body.playlistId) })),
  serve(playlists.add, async ({ actor, body }) => ({
    data: await lists.add(actor, body.playlistId, body.videoId),
    message: 'pills.list-added',
  })),
  serve(playlists.rename, async ({ actor, body }) => ({
    data: await lists.rename(actor, body.playlistId, body.playlistName),
    message: 'pills.list-saved',
  })),
  serve(playlists.remove, async ({ actor, body }) => ({
    data: await lists.remove(actor, body.playlistId, body.videoId),
    message: 'pills.list-removed',
  })),
  serve(playlists.delete, async ({ actor, params: { id } }) => {
    await lists.delete(actor, id);
    return { data: { id }, message: 'pills.list-deleted' };
  }),
  serve(playlists.order, async ({ actor, body }) => ({
    data: await lists.order(actor, body),
    message: 'pills.list-saved',
  })),
];

export const pillsRoutes = (deps: PillsRoutesDeps) => [
  ...videoRoutes(deps),
  ...filmRoutes(deps.films),
  ...linkRoutes(deps),
  ...categoryRoutes(deps),
  ...listRoutes(deps),
];
