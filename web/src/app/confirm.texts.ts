import { defineTexts } from '../lib/i18n';

/** Of the dialog that asks for the password again. */
export const confirmTexts = defineTexts('confirm', {
  es: {
    title: 'Confirma que eres tú',
    body: 'Para este cambio pedimos tu contraseña otra vez. Escríbela y seguimos donde estabas.',
    do: 'Confirmar',
  },
  en: {
    title: 'Confirm that it is you',
    body: 'For this change we ask for your password again. Write it and we go on where you were.',
    do: 'Confirm',
  },
});
