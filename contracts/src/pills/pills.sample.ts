import type { PillLinks, RecommendedPills } from './links.schema';
import type { ListedPill, OpenedPill, Pill, PillCatalog, PillTree, Playlist } from './pills.schema';

const LONG =
  'Cómo acordar con el grupo las reglas de convivencia en la primera semana, sin que se vuelvan una lista de castigos';

const facts = {
  ...{ id: 7, title: 'Tres preguntas para abrir la clase', url: 'https://ruta.wistia.com/medias/preguntas' },
  ...{ keywords: ['inicio', 'preguntas'], views: 12, favorite: false, created_at: '2026-11-10 16:00:00', revision: 1 },
  duration_sec: null,
  category: { id: 1, name: 'Didáctica' },
  sub_category: { id: 1, name: 'Planeación' },
  topic: { id: 1, name: 'Inicio de la clase' },
  tag: null,
};

/** A video; for tests and stories. */
export const samplePill: Pill = { ...facts, is_seen: false };

/** A video whose title is cut on a card. */
export const longPill: Pill = { ...samplePill, id: 8, title: LONG, favorite: true, views: 0, topic: null };

/** A video that did not play for two people, as its console lists it. */
export const listedPill: ListedPill = { ...facts, captions: [], reports: 2 };

/** A video with a film of ours that the caller watched up to the middle. */
export const filmPill: OpenedPill = {
  ...{ ...samplePill, id: 11, title: 'El semáforo de la atención', url: '/api/pills/videos/11/media' },
  ...{ duration_sec: 240, captions: ['es', 'en'], second: 120, is_reported: false, is_broken: false },
};

const level = (at: number, name: string, name_en: string, active = true) => ({ level: at, name, name_en, active });
const LEVELS = [
  level(1, 'Categoría', 'Category'),
  level(2, 'Subcategoría', 'Subcategory'),
  level(3, 'Tema', 'Topic'),
  level(4, 'Etiqueta', 'Tag'),
];

export const sampleCatalog: PillCatalog = {
  levels: LEVELS,
  categories: [
    { id: 1, name: 'Didáctica' },
    { id: 2, name: 'Convivencia' },
  ],
  subcategories: [
    { id: 1, name: 'Planeación', parent_id: 1 },
    { id: 2, name: 'Acuerdos', parent_id: 2 },
  ],
  topics: [{ id: 1, name: 'Inicio de la clase', parent_id: 1 }],
  tags: [{ id: 1, name: 'Preguntas', parent_id: 1 }],
};

export const sampleTree: PillTree = {
  ...{ levels: LEVELS, activeTopic: true, activeTag: true },
  categories: [
    {
      ...{ id: 1, name: 'Didáctica', videos: 2, revision: 1 },
      subcategories: [
        {
          ...{ id: 1, name: 'Planeación', videos: 2, revision: 1 },
          topics: [
            {
              ...{ id: 1, name: 'Inicio de la clase', videos: 1, revision: 1, active: true },
              tags: [{ id: 1, name: 'Preguntas', videos: 0, revision: 1, active: false }],
            },
          ],
        },
      ],
    },
    { id: 2, name: 'Convivencia', videos: 0, revision: 1, subcategories: [] },
  ],
};

export const samplePlaylist: Playlist = {
  ...{ id: 3, name: 'Para empezar la semana', revision: 2 },
  ruta_pills_playlist_videos: [{ id: 5, ruta_pills_video_id: 7 }],
};

/** What a video is tied to: one theme and one indicator of two guides. */
export const sampleLinks: PillLinks = {
  ...{ id: 7, title: 'Tres preguntas para abrir la clase', revision: 1 },
  links: [
    { kind: 'indicator', key: 'primaria_clase/proposito' },
    { kind: 'theme', key: 'comunicacion' },
  ],
  themes: ['claridad', 'comunicacion', 'liderazgo'],
  guides: [
    {
      name: 'Observación de clase, primaria',
      indicators: [
        { key: 'primaria_clase/proposito', question: 'Dice el propósito de la clase al empezar' },
        { key: 'primaria_clase/cierre', question: 'Cierra la clase con lo que se aprendió' },
      ],
    },
    {
      name: 'Observación de clase, secundaria',
      indicators: [{ key: 'secundaria_clase/preguntas', question: 'Hace preguntas abiertas' }],
    },
  ],
};

/** A video for the weakest theme and indicator of a school. */
export const sampleRecommended: RecommendedPills = {
  school: { id: 3, name: 'Primaria Benito Juárez', timezone: 'America/Mexico_City' },
  videos: [
    {
      ...samplePill,
      reasons: [
        { kind: 'theme', theme: 'comunicacion', average: 2.4 },
        {
          ...{ kind: 'indicator', indicator: 'Dice el propósito de la clase al empezar' },
          ...{ guide: 'Observación de clase, primaria', compliance: 41.7 },
        },
      ],
    },
  ],
};
