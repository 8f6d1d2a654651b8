import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { id } from '../kit/fields';
import { dataOf } from '../kit/replies';
import { ListChoice, ListForm, ListOrder, ListRename, ListVideo, Pill, Playlist } from './pills.schema';

const own = { ability: 'pill:playlist' } as const;

/** The caller's own lists (PIL-04). «Mis listas» and «Mis favoritos» are views, never rows. */
export const playlists = {
  mine: endpoint({
    method: 'get',
    path: '/pills/videos/get-user-playlist',
    summary: 'The caller’s lists, the oldest first',
    access: own,
    reply: dataOf(z.array(Playlist)),
  }),
  create: endpoint({
    method: 'post',
    path: '/pills/videos/create-new-playlist',
    summary: 'Create a list; an empty name creates nothing',
    access: own,
    body: ListForm,
    reply: dataOf(z.object({ created: z.boolean(), playlist: Playlist.nullable() })),
    problems: ['pills.list-name-taken', 'pills.too-many-lists'],
  }),
  videos: endpoint({
    method: 'post',
    path: '/pills/videos/get-video-by-playlist',
    summary: 'The videos of a list, in their order',
    access: own,
    effects: false,
    body: ListChoice,
    reply: dataOf(z.array(Pill)),
    problems: ['pills.list-not-found'],
  }),
  add: endpoint({
    method: 'post',
    path: '/pills/videos/add-to-playlist',
    summary: 'Add a video to the end of a list, once',
    access: own,
    body: ListVideo,
    reply: dataOf(Playlist),
    problems: ['pills.list-not-found', 'pills.list-full'],
  }),
  rename: endpoint({
    method: 'post',
    path: '/pills/videos/update-playlist-name',
    summary: 'Rename a list',
    access: own,
    body: ListRename,
    reply: dataOf(Playlist),
    problems: ['pills.list-not-found', 'pills.list-name-taken'],
  }),
  remove: endpoint({
    method: 'post',
    path: '/pills/videos/remove-video-from-playlist',
    summary: 'Take a video out of a list',
    access: own,
    body: ListVideo,
    reply: dataOf(Playlist),
    problems: ['pills.list-not-found'],
  }),
  delete: endpoint({
    method: 'delete',
    path: '/pills/videos/delete-playlist/:id',
    summary: 'Delete a list; its videos stay',
    access: own,
    reply: dataOf(z.object({ id })),
    problems: ['pills.list-not-found'],
  }),
  order: endpoint({
    method: 'put',
    path: '/pills/videos/order-playlist',
    summary: 'Put the videos of a list in another order',
    access: own,
    body: ListOrder,
    reply: dataOf(Playlist),
    problems: ['pills.list-not-found', 'pills.list-stale'],
  }),
};
