import { defineTexts } from '../../lib/i18n';

/** Texts of the page of one video. */
export const playerTexts = defineTexts('pills.player', {
  es: {
    library: 'Píldoras',
    loading: 'Cargando el video',
    open: 'Abrir en su sitio',
    'new-tab': 'se abre en otra pestaña',
    'no-player.title': 'Este video se abre en su sitio',
    'no-player.body': 'Aquí no hay reproductor para esa dirección.',
    broken: 'No se reproduce',
    'broken.told': 'Ya avisaste que no se reproduce',
    'broken.title': 'Puede que este video no se reproduzca',
    'broken.body': 'Alguien avisó. Mientras se revisa, busca otro en la biblioteca.',
    next: 'Siguiente de la lista',
    category: 'Categoría',
    keywords: 'Palabras clave',
    added: 'Agregado',
    views: 'Vistas',
  },
  en: {
    library: 'Pills',
    loading: 'Loading the video',
    open: 'Open on its site',
    'new-tab': 'opens in another tab',
    'no-player.title': 'This video opens on its site',
    'no-player.body': 'There is no player here for that address.',
    broken: 'It does not play',
    'broken.told': 'You already told that it does not play',
    'broken.title': 'This video may not play',
    'broken.body': 'Somebody told so. While it is looked into, find another one in the library.',
    next: 'Next of the list',
    category: 'Category',
    keywords: 'Keywords',
    added: 'Added',
    views: 'Views',
  },
});
