import { defineTexts } from '../../lib/i18n';

export const chartTexts = defineTexts('charts', {
  es: {
    table: 'Ver como tabla',
    loading: 'Cargando la gráfica',
    empty: 'Sin datos todavía',
    failed: 'No se pudo cargar la gráfica',
    retry: 'Reintentar',
    keys: 'Usa las flechas para recorrer los datos y Escape para salir.',
    pages: 'Páginas de la gráfica',
    page: 'Página {{page}} de {{pages}}',
    previous: 'Página anterior',
    next: 'Página siguiente',
    share: 'Porcentaje',
    others: 'Otros {{count}}',
  },
  en: {
    table: 'View as a table',
    loading: 'Loading the chart',
    empty: 'No figures yet',
    failed: 'The chart could not be loaded',
    retry: 'Retry',
    keys: 'Use the arrow keys to go through the figures, and Escape to leave.',
    pages: 'Pages of the chart',
    page: 'Page {{page}} of {{pages}}',
    previous: 'Previous page',
    next: 'Next page',
    share: 'Percentage',
    others: 'Other {{count}}',
  },
});
