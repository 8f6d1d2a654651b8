import { defineTexts } from '../../lib/i18n';

/** Texts of schools with and without a plan. */
export const schoolPieTexts = defineTexts('charts.schools', {
  es: {
    summary: '{{has}} escuelas tienen su plan y {{not}} todavía no.',
    has: 'Con plan',
    not: 'Sin plan',
    row: 'Plan',
    unit: 'Escuelas',
  },
  en: {
    summary: '{{has}} schools have their plan, and {{not}} do not yet.',
    has: 'With a plan',
    not: 'Without one',
    row: 'Plan',
    unit: 'Schools',
  },
});
