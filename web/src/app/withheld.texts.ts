import { defineTexts } from '../lib/i18n';

/** Of a note that few people see. */
export const withheldTexts = defineTexts('withheld', {
  es: {
    title: 'Activa la verificación en dos pasos',
    body: 'Tu rol la necesita. Hasta entonces no puedes administrar.',
    do: 'Activarla',
  },
  en: {
    title: 'Turn on two-step verification',
    body: 'Your role needs it. Until then you cannot administer.',
    do: 'Turn it on',
  },
});
