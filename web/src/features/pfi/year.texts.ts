import { defineTexts } from '../../lib/i18n';

/** Texts of the small months of a school's year (PFI-01, PFI-02). */
export const yearTexts = defineTexts('pfi.year', {
  es: {
    key: 'Qué significa cada marca',
    'key.activity': 'Actividad',
    'key.chosen': 'Elegida, sin guardar',
    'key.suggested': 'Fechas sugeridas',
    'key.holiday': 'Día inhábil',
    'key.council': 'Consejo Técnico Escolar',
    marked: '{{day}}: {{names}}',
    off: 'Sin clases: {{names}}',
    'off.on': '{{days}}, {{name}}',
    list: 'Días sin clases',
  },
  en: {
    key: 'What each mark means',
    'key.activity': 'Activity',
    'key.chosen': 'Chosen, not saved',
    'key.suggested': 'Suggested dates',
    'key.holiday': 'Holiday',
    'key.council': 'Technical council',
    marked: '{{day}}: {{names}}',
    off: 'No classes: {{names}}',
    'off.on': '{{days}}, {{name}}',
    list: 'Days without classes',
  },
});
