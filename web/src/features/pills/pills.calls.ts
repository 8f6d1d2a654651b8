import type { pillLinks } from '@ruta/contracts/pills/links.api';
import type { pills } from '@ruta/contracts/pills/pills.api';
import type { playlists } from '@ruta/contracts/pills/playlists.api';
import { route } from '../../lib/api';

export const filterVideos = route<typeof pills.filterVideos>('get', '/pills/videos/filter-videos');
export const searchVideo = route<typeof pills.search>('get', '/pills/videos/search-video');
export const filterCatalog = route<typeof pills.catalog>('get', '/pills/videos/filter-catalog');
export const recommendedPills = route<typeof pillLinks.recommended>('get', '/pills/videos/recommended');
export const getPill = route<typeof pills.get>('get', '/pills/videos/:id');
export const viewPill = route<typeof pills.view>('post', '/pills/videos/:id/view');
export const brokenPill = route<typeof pills.broken>('post', '/pills/videos/:id/broken');
export const keepProgress = route<typeof pills.progress>('put', '/pills/videos/:id/progress');
export const setFavorite = route<typeof pills.favorite>('post', '/pills/videos/set-favorite-video');

export const myPlaylists = route<typeof playlists.mine>('get', '/pills/videos/get-user-playlist');
export const videosByPlaylist = route<typeof playlists.videos>('post', '/pills/videos/get-video-by-playlist');
export const createPlaylist = route<typeof playlists.create>('post', '/pills/videos/create-new-playlist');
export const addToPlaylist = route<typeof playlists.add>('post', '/pills/videos/add-to-playlist');
export const renamePlaylist = route<typeof playlists.rename>('post', '/pills/videos/update-playlist-name');
export const removeFromPlaylist = route<typeof playlists.remove>('post', '/pills/videos/remove-video-from-playlist');
export const deletePlaylist = route<typeof playlists.delete>('delete', '/pills/videos/delete-playlist/:id');
export const orderPlaylist = route<typeof playlists.order>('put', '/pills/videos/order-playlist');

/** Addresses to reload after a person's lists changed. */
export const PLAYLISTS: readonly string[] = ['/pills/videos/get-user-playlist'];
