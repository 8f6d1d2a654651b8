import { defineTexts } from '../../lib/i18n';

/** Texts of the yearly plans of several schools (STA-03). */
export const pfiNetworkTexts = defineTexts('pfi.network', {
  es: {
    title: 'Escuelas con plan anual',
    loading: 'Cargando los planes anuales',
    summary: '{{has}} escuelas tienen su plan anual y {{not}} todavía no.',
    has: 'Con plan',
    not: 'Sin plan',
    row: 'Plan anual',
    unit: 'Escuelas',
  },
  en: {
    title: 'Schools with a yearly plan',
    loading: 'Loading yearly plans',
    summary: '{{has}} schools have their yearly plan, and {{not}} do not yet.',
    has: 'With a plan',
    not: 'Without one',
    row: 'Yearly plan',
    unit: 'Schools',
  },
});
