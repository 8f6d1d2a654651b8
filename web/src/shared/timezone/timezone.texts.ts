import { defineTexts } from '../../lib/i18n';

export const timezoneTexts = defineTexts('timezone', {
  es: {
    timezone: 'Zona horaria',
    'timezone.help': 'En ella ves fechas y horas.',
    'timezone.placeholder': 'Escribe una ciudad',
    'timezone.none': 'Ninguna zona coincide',
    'timezone.failed': 'No se pudo cargar la lista de zonas.',
  },
  en: {
    timezone: 'Time zone',
    'timezone.help': 'You see dates and times in it.',
    'timezone.placeholder': 'Write a city',
    'timezone.none': 'No zone matches',
    'timezone.failed': 'The list of zones could not be loaded.',
  },
});
