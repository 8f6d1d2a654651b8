import { defineTexts } from '../../lib/i18n';

/** Of a teacher's agenda alone; the first page of coaches does without. */
export const professorAgendaTexts = defineTexts('professor-agenda', {
  es: { accompanied: 'Quién nos acompañó' },
  en: { accompanied: 'Who accompanied us' },
});
