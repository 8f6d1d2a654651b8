import { defineTexts } from '../../lib/i18n';

/** Texts of the yearly plans of several schools (STA-03). */
export const pfiNetworkTexts = defineTexts('pfi.network', {
  es: { title: 'Escuelas con plan anual', loading: 'Cargando los planes anuales' },
  en: { title: 'Schools with a yearly plan', loading: 'Loading yearly plans' },
});
