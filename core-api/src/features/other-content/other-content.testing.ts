import { PNG, roomFixtures, STAMPS } from '../../testing/fixtures';

const PAGE = {
  url: 'https://tableros.example.mx/',
  title: 'Inteligencia',
  title_en: 'Intelligence',
  active: true,
};
const VIDEO = 'https://ruta.wistia.com/medias/abc123';

export const otherContentFixtures = roomFixtures({
  ids: {
    content: ({ mark, insert }) =>
      insert('other_contents', {
        ...{ position: 1, type: 'URL', name: mark, search_key: mark.toLowerCase(), url: VIDEO },
        ...STAMPS,
      }),
    'content-file': async ({ mark, insert, store }) => {
      const { key, size } = await store.put(PNG);
      return insert('other_contents', {
        ...{ position: 2, type: 'File', name: mark, search_key: mark.toLowerCase() },
        ...{ file_key: key, file_name: `${mark}.png`, mime_type: 'image/png', size },
        ...STAMPS,
      });
    },
  },
  params: {
    '/other-content/:id': 'content',
    '/other-content/:id/delete-file/:file_id': 'content',
    '/other-content/:id/file': 'content-file',
    '/other-content/:id/opened': 'content-file',
  },
  fields: { contentId: 'content' },
  tables: {
    '/other-content': ['other_contents', 'other_content_roles', 'other_content_section'],
    '/embedded-pages': ['embedded_pages', 'other_content_section'],
  },
  lists: [{ as: 'ADMIN', path: '/other-content', index: 'other_contents_in_order' }],
  once: async ({ db }) => {
    for (const page_key of ['intelligence', 'fundamentacion'] as const) {
      const known = await db('embedded_pages').where({ page_key }).first('page_key');
      const page = { url: 'https://tableros.example.mx/', title: 'Tablero', title_en: 'Dashboard', active: true };
      if (!known) await db('embedded_pages').insert({ page_key, ...page, ...STAMPS });
    }
  },
  bodies: {
    'POST /other-content/set-file': { name: 'Guía' },
    'POST /other-content/set-url': { name: 'Video', url: VIDEO },
    'POST /other-content/update-file': { name: 'Guía nueva' },
    'POST /other-content/update-url': { name: 'Video nuevo', url: VIDEO },
    'DELETE /other-content/:id/delete-file/:file_id': { type: 'URL' },
    'PUT /other-content/update-title': { name: 'Otros contenidos', active: true },
    'PUT /other-content/order': { position: 1 },
    'PUT /embedded-pages/intelligence': PAGE,
    'PUT /embedded-pages/fundamentacion': PAGE,
  },
});
