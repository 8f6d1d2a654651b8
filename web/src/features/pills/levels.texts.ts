import { defineTexts } from '../../lib/i18n';

/** Texts of the selectors of the four levels. */
export const levelsTexts = defineTexts('pills.levels', {
  es: {
    title: 'Categorías',
    any: 'Todas las opciones',
    none: 'Ninguna',
    choose: 'Elige',
    waiting: 'Elige lo anterior',
    loading: 'Cargando opciones',
    failed: 'No se pudieron cargar las opciones.',
    empty: 'No hay opciones.',
    'no-match': 'Ninguna opción coincide.',
    cleared: 'Se quitaron: {{levels}}',
  },
  en: {
    title: 'Categories',
    any: 'All options',
    none: 'None',
    choose: 'Choose',
    waiting: 'Choose the one before',
    loading: 'Loading options',
    failed: 'The options could not be loaded.',
    empty: 'There are no options.',
    'no-match': 'No option matches.',
    cleared: 'Cleared: {{levels}}',
  },
});
