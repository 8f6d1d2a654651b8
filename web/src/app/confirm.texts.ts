import { defineTexts } from '../lib/i18n';

/** Texts of dialogs and notes that few people see. */
export const confirmTexts = defineTexts('confirm', {
  es: {
    withheld: 'Activa la verificación en dos pasos',
    'withheld.body': 'Tu rol la necesita. Hasta entonces no puedes administrar.',
    'withheld.do': 'Activarla',
    title: 'Confirma que eres tú',
    body: 'Para este cambio pedimos tu contraseña otra vez. Escríbela y seguimos donde estabas.',
    do: 'Confirmar',
  },
  en: {
    withheld: 'Turn on two-step verification',
    'withheld.body': 'Your role needs it. Until then you cannot administer.',
    'withheld.do': 'Turn it on',
    title: 'Confirm that it is you',
    body: 'For this change we ask for your password again. Write it and we go on where you were.',
    do: 'Confirm',
  },
});
