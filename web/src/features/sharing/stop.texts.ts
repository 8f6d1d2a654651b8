import { defineTexts } from '../../lib/i18n';

/** Texts of the page that stops letters with changes, open without a session (decision 0056). */
export const stopTexts = defineTexts('sharing.stop', {
  es: {
    title: 'Dejar de recibir cambios',
    body_one: 'Recibes por correo los cambios de 1 actividad por venir que está en tu calendario.',
    body_other: 'Recibes por correo los cambios de {{count}} actividades por venir que están en tu calendario.',
    after:
      'Si los dejas de recibir, esas actividades se quedan en tu calendario como están. Si te comparten otra agenda con archivo de calendario, sus cambios te llegan de nuevo.',
    submit: 'Dejar de recibirlos',
    pending: 'Guardando…',
    done: 'Ya no recibes cambios',
    'done.body':
      'Tu calendario se queda como está. Si te comparten otra agenda con archivo de calendario, sus cambios te llegan de nuevo.',
    unknown: 'Este enlace no sirve',
    'unknown.body': 'Está incompleto o es de una carta muy antigua. Usa el de la carta más reciente.',
    failed: 'No se pudo abrir el enlace',
    retry: 'Reintentar',
  },
  en: {
    title: 'Stop getting changes',
    body_one: 'You get the changes of 1 activity to come that is in your calendar by mail.',
    body_other: 'You get the changes of {{count}} activities to come that are in your calendar by mail.',
    after:
      'If you stop them, these activities stay in your calendar as they are. If another agenda is shared with you with a calendar file, you get its changes again.',
    submit: 'Stop getting them',
    pending: 'Saving…',
    done: 'You get no more changes',
    'done.body':
      'Your calendar stays as it is. If another agenda is shared with you with a calendar file, you get its changes again.',
    unknown: 'This link does not work',
    'unknown.body': 'It is incomplete, or from a very old letter. Use that of the latest letter.',
    failed: 'The link could not be opened',
    retry: 'Try again',
  },
});
