import { defineTexts } from '../../lib/i18n';

/** Texts of a person's lists. */
export const playlistsTexts = defineTexts('pills.playlists', {
  es: {
    actions: 'Acciones de la lista {{name}}',
    new: 'Nueva lista',
    rename: 'Cambiar nombre',
    order: 'Ordenar videos',
    'order.of': 'Ordenar «{{name}}»',
    'order.help':
      'Arrastra cada video a su lugar, o muévelo con el teclado: Enter lo toma, las flechas lo mueven y Enter lo suelta.',
    'order.loading': 'Cargando los videos de la lista',
    delete: 'Eliminar lista',
    name: 'Nombre de la lista',
    'delete.ask': '¿Eliminar la lista «{{name}}»?',
    'delete.body': 'Los videos siguen en la biblioteca.',
  },
  en: {
    actions: 'Actions on the list {{name}}',
    new: 'New list',
    rename: 'Rename',
    order: 'Put in order',
    'order.of': 'Put “{{name}}” in order',
    'order.help': 'Drag each video to its place, or move it by keys: Enter takes it, arrows move it, Enter drops it.',
    'order.loading': 'Loading the videos of the list',
    delete: 'Delete list',
    name: 'Name of the list',
    'delete.ask': 'Delete the list “{{name}}”?',
    'delete.body': 'Its videos stay in the library.',
  },
});
