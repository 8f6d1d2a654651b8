import { defineTexts } from '../../lib/i18n';

/** Texts of schools with and without a plan. */
export const schoolPieTexts = defineTexts('charts.schools', {
  es: {
    summary_one: '{{count}} escuela tiene su plan y {{not}} todavía no.',
    summary_other: '{{count}} escuelas tienen su plan y {{not}} todavía no.',
    has: 'Con plan',
    not: 'Sin plan',
    row: 'Plan',
    unit: 'Escuelas',
  },
  en: {
    summary_one: '{{count}} school has its plan, and {{not}} do not yet.',
    summary_other: '{{count}} schools have their plan, and {{not}} do not yet.',
    has: 'With a plan',
    not: 'Without one',
    row: 'Plan',
    unit: 'Schools',
  },
});
