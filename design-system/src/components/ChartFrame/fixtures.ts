import type { ChartLabels } from './ChartFrame.types';
import type { QuadrantNames } from './quadrants';

/** Languages of the stories. */
export type StoryLanguage = 'es' | 'en';

const labels: Readonly<Record<StoryLanguage, ChartLabels>> = {
  es: {
    table: 'Ver como tabla',
    loading: 'Cargando respuestas',
    empty: 'Sin respuestas',
    failed: 'No pudimos cargar las respuestas',
    retry: 'Reintentar',
    keys: 'Usa las flechas para recorrer los datos y Escape para salir.',
    pages: 'Páginas',
    page: (page, pageCount) => `Página ${page} de ${pageCount}`,
    previousPage: 'Página anterior',
    nextPage: 'Página siguiente',
  },
  en: {
    table: 'View as a table',
    loading: 'Loading answers',
    empty: 'No answers',
    failed: 'We could not load the answers',
    retry: 'Try again',
    keys: 'Use the arrow keys to go through the figures, and Escape to leave.',
    pages: 'Pages',
    page: (page, pageCount) => `Page ${page} of ${pageCount}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
  },
};

/** Texts of a chart. */
export const chartLabels = (language: StoryLanguage): ChartLabels => labels[language];

const names: Readonly<Record<StoryLanguage, QuadrantNames>> = {
  es: ['Crítico', 'Frágil', 'En desarrollo', 'Favorable', 'Consolidado'],
  en: ['Critical', 'Fragile', 'Developing', 'Favorable', 'Consolidated'],
};

/** Texts of quadrant charts. */
export const quadrantWords = (language: StoryLanguage) => ({
  quadrants: names[language],
  row: language === 'es' ? 'Pregunta' : 'Question',
  average: language === 'es' ? 'Promedio' : 'Average',
  quadrant: language === 'es' ? 'Cuadrante' : 'Quadrant',
  count: language === 'es' ? 'Respuestas' : 'Answers',
  share: language === 'es' ? 'Porcentaje' : 'Share',
});

/** A name of 200 characters with an emoji. */
export const longName =
  'Escuela Secundaria Técnica Industrial y Comercial número 128 «Profesora Guadalupe Hernández Villaseñor de la Garza» 🏫, turno vespertino, zona escolar 14, sector 3, Tlaquepaque, Jalisco, ciclo 2026-2027'.slice(
    0,
    200,
  );

/** A right-to-left name. */
export const rightToLeft = 'مدرسة الأمل الابتدائية 🌟';
