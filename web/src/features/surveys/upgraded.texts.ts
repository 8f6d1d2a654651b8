import { defineTexts } from '../../lib/i18n';

/** Texts of the whole survey (SUR-02). */
export const upgradedTexts = defineTexts('surveys.upgraded', {
  es: {
    'translate.failed': 'No se pudo cambiar el idioma',
    answer: 'Contestar',
    continue: 'Seguir contestando',
    answered: 'Ya la contestaste',
    over: 'Ya cerró',
    begun: 'A medias',
    open: 'Por contestar',
    reading: 'Solo lectura',
    mine: 'Tu respuesta',
    none: 'Sin respuesta',
    number: 'De 0 a 10',
    text: 'Respuesta abierta',
    anonymous: 'Es anónima: tus respuestas ya no se pueden ver.',
  },
  en: {
    'translate.failed': 'The language could not be changed',
    answer: 'Answer',
    continue: 'Go on answering',
    answered: 'You have answered it',
    over: 'Closed',
    begun: 'Half answered',
    open: 'To be answered',
    reading: 'Read only',
    mine: 'Your answer',
    none: 'No answer',
    number: 'From 0 to 10',
    text: 'Open answer',
    anonymous: 'It is anonymous: your answers can no longer be seen.',
  },
});
