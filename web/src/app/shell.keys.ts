import { defineKeys } from '../shared/keys';

/** The keys that work on every page. */
export const shellKeys = defineKeys(
  'app',
  { palette: 'Mod+k', find: '/', help: '?' },
  {
    es: { group: 'En todas las páginas', palette: 'Buscar en todo', find: 'Buscar en todo', help: 'Ver las teclas' },
    en: { group: 'On every page', palette: 'Search everything', find: 'Search everything', help: 'Show the keys' },
  },
);
