import type { pillCategories } from '@ruta/contracts/pills/categories.api';
import type { pillFilms } from '@ruta/contracts/pills/films.api';
import type { pillLinks } from '@ruta/contracts/pills/links.api';
import type { pills } from '@ruta/contracts/pills/pills.api';
import type { adminPillCategories, adminPills } from '@ruta/contracts/pills/pills.screens';
import { route, screenRoute } from '../../lib/api';

export const pillConsoleScreen = screenRoute<typeof adminPills>('admin', '/pills');
export const categoryConsoleScreen = screenRoute<typeof adminPillCategories>('admin', '/pills/categories');

export const storePill = route<typeof pills.store>('post', '/pills/videos/store');
export const editPill = route<typeof pills.storeEdit>('post', '/pills/videos/storeEdit/:id');
export const deletePill = route<typeof pills.delete>('delete', '/pills/videos/delete/:id');

export const getPillLinks = route<typeof pillLinks.links>('get', '/pills/videos/:id/links');
export const setPillLinks = route<typeof pillLinks.setLinks>('put', '/pills/videos/:id/links');

export const sendFilm = route<typeof pillFilms.send>('post', '/pills/videos/file');
export const keepCaptions = route<typeof pillFilms.keepCaptions>('post', '/pills/videos/:id/captions/:locale');
export const removeCaptions = route<typeof pillFilms.removeCaptions>('delete', '/pills/videos/:id/captions/:locale');

export const saveLevels = route<typeof pillCategories.updateLevels>('put', '/pills/videos/update-categories');
export const storeCategory = route<typeof pillCategories.storeCategory>('post', '/pills/videos/store-category');
export const storeSubcategory = route<typeof pillCategories.storeSubcategory>(
  'post',
  '/pills/videos/store-subcategory',
);
export const storeTopic = route<typeof pillCategories.storeTopic>('post', '/pills/videos/store-topic');
export const storeTag = route<typeof pillCategories.storeTag>('post', '/pills/videos/store-tag');
export const updateCategory = route<typeof pillCategories.updateCategory>('put', '/pills/videos/update-category');
export const updateSubcategory = route<typeof pillCategories.updateSubcategory>(
  'put',
  '/pills/videos/update-subcategory',
);
export const updateTopic = route<typeof pillCategories.updateTopic>('put', '/pills/videos/update-topic');
export const updateTag = route<typeof pillCategories.updateTag>('put', '/pills/videos/update-tag');
export const deleteCategory = route<typeof pillCategories.deleteCategory>(
  'delete',
  '/pills/videos/delete-category/:id',
);
export const deleteSubcategory = route<typeof pillCategories.deleteSubcategory>(
  'delete',
  '/pills/videos/delete-subcategory/:id',
);
export const deleteTopic = route<typeof pillCategories.deleteTopic>('delete', '/pills/videos/delete-topic/:id');
export const deleteTag = route<typeof pillCategories.deleteTag>('delete', '/pills/videos/delete-tag/:id');

/** Addresses to reload after videos or categories changed. */
export const PILL_CONSOLES: readonly string[] = ['/pills', '/audit'];
