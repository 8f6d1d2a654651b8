import { defineTexts } from '../../lib/i18n';

/** Texts of the hierarchy picker (HIE-05). */
export const pickerTexts = defineTexts('hierarchy.picker', {
  es: {
    people: 'Quién acompaña',
    all: 'Todas las personas',
    waiting: 'Elige primero el anterior.',
    open: 'Ver el tablero de {{name}}',
    clear: 'Ver todas',
    search: 'Nombre, ciudad o ID remoto',
    found_one: '{{count}} escuela',
    found_other: '{{count}} escuelas',
    'found.many': '{{count}} escuelas; se ven {{shown}}. Elige a alguien o escribe para encontrar otra.',
    loading: 'Buscando escuelas',
    'none.title': 'Ninguna escuela coincide',
    'none.body': 'Prueba con otra persona, otro nombre u otro ID remoto.',
  },
  en: {
    people: 'Who accompanies',
    all: 'Everybody',
    waiting: 'Choose the one before first.',
    open: 'See the dashboard of {{name}}',
    clear: 'Show all',
    search: 'Name, city or remote ID',
    found_one: '{{count}} school',
    found_other: '{{count}} schools',
    'found.many': '{{count}} schools; {{shown}} are shown. Choose somebody or type to find another one.',
    loading: 'Finding schools',
    'none.title': 'No school matches',
    'none.body': 'Try another person, another name or another remote ID.',
  },
});
