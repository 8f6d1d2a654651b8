import { defineTexts } from '../../lib/i18n';

/** Texts of the frame of pages outside the application. */
export const outsideTexts = defineTexts('outside', {
  es: { brand: 'Ruta', tagline: 'Acompañamiento y mejora escolar' },
  en: { brand: 'Ruta', tagline: 'School coaching and improvement' },
});
