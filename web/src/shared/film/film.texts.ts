import { defineTexts } from '../../lib/i18n';

/** Texts of the player of our own films. */
export const filmTexts = defineTexts('film', {
  es: {
    seen: 'Visto',
    resumed: 'Sigue en {{time}}, donde te quedaste.',
    restart: 'Empezar de nuevo',
    captions: 'Subtítulos',
    'captions.es': 'Español',
    'captions.en': 'Inglés',
    failed: 'No se pudo reproducir',
    'failed.body': 'Revisa tu conexión e inténtalo de nuevo.',
    retry: 'Reintentar',
  },
  en: {
    seen: 'Seen',
    resumed: 'It goes on at {{time}}, where you stopped.',
    restart: 'Start over',
    captions: 'Captions',
    'captions.es': 'Spanish',
    'captions.en': 'English',
    failed: 'It could not be played',
    'failed.body': 'Check your connection and try again.',
    retry: 'Retry',
  },
});
