import type { RacePlace, RoomRaces } from '../../testing/races';

const STAMPS = { created_at: '2026-11-19 12:00:00', updated_at: '2026-11-19 12:00:00' };
const VIDEO = 'https://ruta.wistia.com/medias';

const begin = async (place: RacePlace) => ({
  ids: {
    content: await place.insert('other_contents', {
      ...{ position: 1, type: 'URL', name: 'Video', search_key: 'video', url: `${VIDEO}/primero` },
      ...STAMPS,
    }),
  },
});

/** A content that two people change or delete at once: the second is told what stands, or that it is gone. */
export const otherContentRaces: RoomRaces = {
  'other content': {
    about: ['content'],
    states: { saved: begin },
    bodies: {
      'POST /other-content/update-url': (_, side) => ({
        ...{ name: `Video ${side}`, url: `${VIDEO}/de-${side}`, revision: 1 },
      }),
      'POST /other-content/update-file': (_, side) => ({ name: `Nombre ${side}`, revision: '1' }),
    },
    rows: (db, { ids }) => ({
      content: db('other_contents')
        .where({ id: ids['content'] ?? 0 })
        .select('type', 'name', 'revision'),
    }),
  },
};
