import type { LoadMoreCount } from './LoadMore.types';

/** Items per page. */
export const PAGE = 10;

/** Sample visits of a coach. */
export const VISITS = [
  'Observación de Matemáticas 3.º B, Escuela Primaria Benito Juárez',
  'Retroalimentación a docentes, Telesecundaria Emiliano Zapata',
  'Taller de lectura, Jardín de Niños Ramón López Velarde',
];

/** Texts of a list of visits. */
export const visitWords = (language: 'es' | 'en') =>
  language === 'es'
    ? {
        label: 'Cargar más visitas',
        pendingLabel: 'Cargando visitas',
        countText: (shown: number, total: number) => `${shown} de ${total} visitas`,
        addedText: ({ added, shown, total }: LoadMoreCount) =>
          `Se agregaron ${added} visitas. Van ${shown}${total === null ? '' : ` de ${total}`}.`,
        failedText: 'No se pudieron cargar más visitas. Las que ya ves siguen aquí.',
        retryLabel: 'Reintentar',
        endText: 'Son todas las visitas.',
      }
    : {
        label: 'Load more visits',
        pendingLabel: 'Loading visits',
        countText: (shown: number, total: number) => `${shown} of ${total} visits`,
        addedText: ({ added, shown, total }: LoadMoreCount) =>
          `${added} visits were added. ${shown}${total === null ? '' : ` of ${total}`} are shown.`,
        failedText: 'No more visits could be loaded. Those you see are still here.',
        retryLabel: 'Try again',
        endText: 'These are all the visits.',
      };
