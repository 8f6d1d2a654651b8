import { defineTexts } from '../../lib/i18n';

/** Texts of lists with pages and filters. */
export const listTexts = defineTexts('list', {
  es: {
    page: 'Página {{page}} de {{pages}}',
    'page.previous': 'Página anterior',
    'page.next': 'Página siguiente',
    'page.summary': '{{from}}–{{to}} de {{total}}',
    'beyond.action': 'Ir a la primera página',
    'filters.clear': 'Quitar filtros',
  },
  en: {
    page: 'Page {{page}} of {{pages}}',
    'page.previous': 'Previous page',
    'page.next': 'Next page',
    'page.summary': '{{from}}–{{to}} of {{total}}',
    'beyond.action': 'Go to the first page',
    'filters.clear': 'Clear filters',
  },
});
