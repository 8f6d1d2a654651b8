import type { otherContent } from '@ruta/contracts/other-content/other-content.api';
import type {
  adminOtherContent,
  content,
  fundamentacion,
  intelligence,
} from '@ruta/contracts/other-content/other-content.screens';
import type { EmbeddedKey, EmbeddedPageForm } from '@ruta/contracts/other-content/other-content.schema';
import { call, route, screenRoute } from '../../lib/api';

export const contentScreen = screenRoute<typeof content>('shared', '/content');
export const consoleScreen = screenRoute<typeof adminOtherContent>('admin', '/other-content');
export const intelligenceScreen = screenRoute<typeof intelligence>('shared', '/intelligence');
export const fundamentacionScreen = screenRoute<typeof fundamentacion>('shared', '/fundamentacion');

export const setFile = route<typeof otherContent.setFile>('post', '/other-content/set-file');
export const setUrl = route<typeof otherContent.setUrl>('post', '/other-content/set-url');
export const updateFile = route<typeof otherContent.updateFile>('post', '/other-content/update-file');
export const updateUrl = route<typeof otherContent.updateUrl>('post', '/other-content/update-url');
export const deleteContent = route<typeof otherContent.delete>('delete', '/other-content/:id/delete-file/:file_id');
export const updateTitle = route<typeof otherContent.updateTitle>('put', '/other-content/update-title');
export const orderContent = route<typeof otherContent.order>('put', '/other-content/order');
export const contentOpened = route<typeof otherContent.opened>('post', '/other-content/:id/opened');
const saveIntelligence = route<typeof otherContent.saveIntelligence>('put', '/embedded-pages/intelligence');
const saveFundamentacion = route<typeof otherContent.saveFundamentacion>('put', '/embedded-pages/fundamentacion');

/** Saves an embedded page. */
export const saveEmbeddedPage = (key: EmbeddedKey, body: EmbeddedPageForm) =>
  key === 'intelligence' ? call(saveIntelligence, { body }) : call(saveFundamentacion, { body });

/** Addresses to reload after contents, their title or an embedded page changed. */
export const OTHER_CONTENT: readonly string[] = [
  '/content',
  '/other-content',
  '/intelligence',
  '/fundamentacion',
  '/audit',
];
