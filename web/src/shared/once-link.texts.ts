import { defineTexts } from '../lib/i18n';

/** Texts of links that are shown once and copied, apart from those that every first visit loads. */
export const onceLinkTexts = defineTexts('shared.link', {
  es: {
    once: 'Enlace de un solo uso',
    'once.body':
      'No hay un servidor de correo configurado. Copia el enlace y entrégalo a la persona: no se vuelve a mostrar.',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado.',
    'copy.failed': 'No se pudo copiar. Selecciona el enlace y cópialo tú.',
  },
  en: {
    once: 'Single-use link',
    'once.body': 'No mail server is set up. Copy the link and hand it to the person: it is not shown again.',
    copy: 'Copy link',
    copied: 'Link copied.',
    'copy.failed': 'It could not be copied. Select the link and copy it yourself.',
  },
});
