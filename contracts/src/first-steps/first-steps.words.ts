import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const firstStepsProblems = {
  'first-steps.no-mail-server': problem(
    409,
    'Esta instalación no tiene servidor de correo: los correos se guardan en su carpeta. Define SMTP_URL, reinicia y prueba de nuevo.',
    'This installation has no mail server: mails are kept in its folder. Set SMTP_URL, restart and try again.',
  ),
  'first-steps.mail-refused': problem(
    409,
    'El servidor de correo no aceptó el mensaje. Revisa SMTP_URL y MAIL_FROM, y prueba de nuevo.',
    'The mail server did not take the message. Look at SMTP_URL and MAIL_FROM, and try again.',
  ),
} as const satisfies Record<`first-steps.${string}`, ProblemFacts>;

/** Sentences after a success. */
export const firstStepsMessages = {
  'first-steps.put-away': {
    es: 'Ocultaste la lista de primeros pasos.',
    en: 'You hid the list of first steps.',
  },
  'first-steps.brought-back': {
    es: 'La lista de primeros pasos está de vuelta.',
    en: 'The list of first steps is back.',
  },
  'first-steps.mail-sent': {
    es: 'Correo enviado a tu dirección. Revisa que haya llegado.',
    en: 'Mail sent to your address. See whether it has arrived.',
  },
} as const satisfies Record<`first-steps.${string}`, Text>;
