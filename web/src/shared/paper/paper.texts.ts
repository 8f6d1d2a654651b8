import { defineTexts } from '../../lib/i18n';

/** Texts of what the browser prints. */
export const paperTexts = defineTexts('paper', {
  es: {
    cycle: 'Ciclo {{period}}',
    printed: 'Impreso el {{day}} a las {{time}} por {{name}}',
  },
  en: {
    cycle: 'Cycle {{period}}',
    printed: 'Printed on {{day}} at {{time}} by {{name}}',
  },
});
