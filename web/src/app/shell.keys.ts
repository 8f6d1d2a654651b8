import { defineKeys } from '../shared/keys';

/** The keys that work on every page. */
export const shellKeys = defineKeys(
  'app',
  { help: '?' },
  {
    es: { group: 'En todas las páginas', help: 'Ver las teclas' },
    en: { group: 'On every page', help: 'Show the keys' },
  },
);
