import type { ContentSection, EmbeddedPage, OtherContent } from './other-content.schema';

const STAMPS = { created_at: '2026-11-10 16:00:00', updated_at: '2026-11-19 16:00:00' };

/** The address of a video; for tests and stories. */
export const sampleVideo: OtherContent = {
  ...{ id: 3, type: 'URL', name: 'El clima del aula en diez minutos', url: 'https://ruta.wistia.com/medias/clima' },
  ...{ file: null, roles: ['PROF'], downloads: 0, revision: 1, ...STAMPS },
};

/** A PDF. */
export const sampleFile: OtherContent = {
  ...{ id: 2, type: 'File', name: 'Guía de la visita', url: '/api/other-content/2/file' },
  file: { id: 2, mime_type: 'application/pdf', name: 'guia-de-la-visita.pdf', size: 482_133 },
  ...{ roles: [], downloads: 14, revision: 3, ...STAMPS },
};

/** A file, a video and an embedded page, in their order. */
export const sampleContents: OtherContent[] = [
  sampleFile,
  sampleVideo,
  {
    ...{ id: 4, type: 'key', name: 'Inteligencia', url: 'intelligence', file: null, roles: [] },
    ...{ downloads: 0, revision: 1, ...STAMPS },
  },
];

export const sampleSection: ContentSection = { name: 'Otros contenidos', active: true, revision: 1 };

/** An embedded page that may be shown. */
export const sampleEmbedded: EmbeddedPage = {
  ...{ key: 'intelligence', url: 'https://tableros.example.mx/resumen', title: 'Inteligencia' },
  ...{ title_en: 'Intelligence', active: true, is_allowed: true, revision: 2 },
};
