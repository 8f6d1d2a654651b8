import { defineTexts } from '../../lib/i18n';

/** Words for two people who changed the same activity; they come with the dialog that says them. */
export const conflictTexts = defineTexts('activity-conflict', {
  es: {
    title: 'Alguien más guardó cambios en esta actividad',
    by: '{{name}} guardó esta actividad a las {{time}}',
    fixed: 'La actividad ya no se puede editar: solo puedes usar la versión guardada.',
    every: 'Todos los niveles',
    minutes: '{{count}} minutos',
  },
  en: {
    title: 'Someone else saved changes to this activity',
    by: '{{name}} saved this activity at {{time}}',
    fixed: 'The activity cannot be edited any more: you can only use the saved version.',
    every: 'All levels',
    minutes: '{{count}} minutes',
  },
});
