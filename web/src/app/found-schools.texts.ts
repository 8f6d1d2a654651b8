import { defineTexts } from '../lib/i18n';

/** Texts of the search for a school, loaded with it. */
export const foundSchoolsTexts = defineTexts('app.found-schools', {
  es: {
    'school.search': 'Nombre o ciudad',
    'school.found_one': '{{count}} escuela',
    'school.found_other': '{{count}} escuelas',
    'school.found.many': '{{count}} escuelas; se ven {{shown}}. Escribe para encontrar otra.',
  },
  en: {
    'school.search': 'Name or city',
    'school.found_one': '{{count}} school',
    'school.found_other': '{{count}} schools',
    'school.found.many': '{{count}} schools; {{shown}} are shown. Type to find another one.',
  },
});
