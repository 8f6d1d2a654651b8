import { defineTexts } from '../../lib/i18n';

/** Texts of the action plans of several schools (STA-03). */
export const paiNetworkTexts = defineTexts('pai.network', {
  es: {
    title: 'Escuelas con plan de acción',
    loading: 'Cargando los planes de acción',
    summary: '{{has}} escuelas tienen su plan de acción y {{not}} todavía no.',
    has: 'Con plan',
    not: 'Sin plan',
    row: 'Plan de acción',
    unit: 'Escuelas',
  },
  en: {
    title: 'Schools with an action plan',
    loading: 'Loading action plans',
    summary: '{{has}} schools have their action plan, and {{not}} do not yet.',
    has: 'With a plan',
    not: 'Without one',
    row: 'Action plan',
    unit: 'Schools',
  },
});
