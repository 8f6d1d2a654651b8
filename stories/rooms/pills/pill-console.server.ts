import { pillCategories } from '@ruta/contracts/pills/categories.api';
import { filmUrl } from '@ruta/contracts/pills/film-url';
import { pillFilms } from '@ruta/contracts/pills/films.api';
import { pillLinks } from '@ruta/contracts/pills/links.api';
import { pills } from '@ruta/contracts/pills/pills.api';
import { listedPill, longPill, sampleCatalog, sampleLinks, sampleTree } from '@ruta/contracts/pills/pills.sample';
import type { ListedPill, PillForm, PillTree } from '@ruta/contracts/pills/pills.schema';
import { adminPillCategories, adminPills } from '@ruta/contracts/pills/pills.screens';
import { answer, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { pageOf } from '../../kit/shell';

interface Stored {
  videos?: readonly ListedPill[];
  tree?: PillTree;
}

/** The consoles of the video library on a server in memory: what changes stays as long as the story. */
export const pillConsoleServer =
  ({ videos = [listedPill, { ...longPill, captions: [], reports: 0 }], tree = sampleTree }: Stored = {}) =>
  (scene: Scene): Answer[] => {
    if (!scene.can('pill:manage'))
      return [adminPills, adminPillCategories].map((call) => withhold(call, 'access.refused'));
    let kept = videos;
    let levels = tree;
    return [
      answer(adminPills, () => ({
        ...{ videos: pageOf<ListedPill>([...kept], {}), catalog: sampleCatalog, hosts: ['vimeo.com', '*.wistia.com'] },
      })),
      answer(pills.store, ({ body }) => {
        const { title, url } = body as PillForm; // the form of the screen
        const added = { ...longPill, id: 99, title, url, keywords: [], captions: [], reports: 0 };
        kept = [...kept, added];
        return { data: added, message: messageFor('pills.added', scene) };
      }),
      answer(pills.storeEdit, ({ params }) => {
        const id = Number(params['id']);
        return { data: { ...longPill, id, url: filmUrl(id), revision: 2 }, message: messageFor('pills.saved', scene) };
      }),
      answer(pillFilms.send, () => ({ data: { url: '/api/pills/videos/file/5', duration_sec: 90 } })),
      answer(pills.delete, ({ params }) => {
        kept = kept.filter(({ id }) => id !== Number(params['id']));
        return { data: { id: Number(params['id']) }, message: messageFor('pills.deleted', scene) };
      }),
      answer(pillLinks.links, () => ({ data: sampleLinks })),
      answer(pillLinks.setLinks, ({ body }) => ({
        data: { ...sampleLinks, ...(body as object), revision: 2 }, // the form of the screen
        message: messageFor('pills.links-saved', scene),
      })),
      answer(adminPillCategories, () => ({ tree: levels })),
      answer(pillCategories.storeCategory, ({ body }) => {
        const { name } = body as { name: string }; // the form of the screen
        levels = {
          ...levels,
          categories: [...levels.categories, { id: 99, name, videos: 0, revision: 1, subcategories: [] }],
        };
        const data = { id: 99, name, parent_id: null, active: true, revision: 1 };
        return { data, message: messageFor('pills.category-added', scene) };
      }),
    ];
  };
