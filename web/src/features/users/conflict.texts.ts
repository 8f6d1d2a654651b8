import { defineTexts } from '../../lib/i18n';

/** Words for two people who changed the same account; they come with the dialog that says them. */
export const conflictTexts = defineTexts('user-conflict', {
  es: {
    title: 'Alguien más cambió esta cuenta',
    by: '{{name}} cambió esta cuenta a las {{time}}',
    fixed: 'Ya no puedes cambiar esta cuenta: solo puedes usar la versión guardada.',
    yes: 'Sí',
    no: 'No',
  },
  en: {
    title: 'Someone else changed this account',
    by: '{{name}} changed this account at {{time}}',
    fixed: 'You can no longer change this account: you can only use the saved version.',
    yes: 'Yes',
    no: 'No',
  },
});
