import { defineTexts } from '../../lib/i18n';

/** Texts of a person's lists. */
export const playlistsTexts = defineTexts('pills.playlists', {
  es: {
    actions: 'Acciones de la lista {{name}}',
    new: 'Nueva lista',
    rename: 'Cambiar nombre',
    delete: 'Eliminar lista',
    name: 'Nombre de la lista',
    'delete.ask': '¿Eliminar la lista «{{name}}»?',
    'delete.body': 'Los videos siguen en la biblioteca.',
  },
  en: {
    actions: 'Actions on the list {{name}}',
    new: 'New list',
    rename: 'Rename',
    delete: 'Delete list',
    name: 'Name of the list',
    'delete.ask': 'Delete the list “{{name}}”?',
    'delete.body': 'Its videos stay in the library.',
  },
});
