import { defineTexts } from '../../lib/i18n';

/** Texts of two-step verification at sign-in. */
export const codeTexts = defineTexts('code', {
  es: {
    title: 'Verificación en dos pasos',
    'about.app': 'Escribe el código que muestra ahora tu aplicación de códigos.',
    'about.recovery': 'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una vez.',
    code: 'Código de 6 dígitos',
    recovery: 'Código de recuperación',
    submit: 'Continuar',
    submitting: 'Comprobando…',
    'use.recovery': 'Usar un código de recuperación',
    'use.app': 'Usar mi aplicación de códigos',
    back: 'Volver',
  },
  en: {
    title: 'Two-step verification',
    'about.app': 'Write the code that your code app shows now.',
    'about.recovery': 'Write one of the recovery codes that you kept. Each works once.',
    code: 'Code of 6 digits',
    recovery: 'Recovery code',
    submit: 'Continue',
    submitting: 'Checking…',
    'use.recovery': 'Use a recovery code',
    'use.app': 'Use my code app',
    back: 'Go back',
  },
});
