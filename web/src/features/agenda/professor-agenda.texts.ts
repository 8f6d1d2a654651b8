import { defineTexts } from '../../lib/i18n';

/** Of a teacher's agenda alone; the first page of coaches does without. */
export const professorAgendaTexts = defineTexts('professor-agenda', {
  es: {
    'empty.attended': 'Aquí aparecen las actividades a las que asististe.',
  },
  en: {
    'empty.attended': 'The activities that you attended appear here.',
  },
});
