import { defineTexts } from '../../lib/i18n';

/** Texts of the diagnostic on the homes of a school’s people (DPI-01). */
export const dpiHomeTexts = defineTexts('dpi.home', {
  es: {
    title: 'Tu escuela contesta su diagnóstico (DPI)',
    body: 'Te falta terminarlo. Cierra el {{day}} y toma unos minutos sin interrupciones.',
    answer: 'Contestar el diagnóstico',
    continue: 'Seguir con el diagnóstico',
    'entry.title': 'El diagnóstico de tu escuela',
    'entry.label': 'Vamos al diagnóstico en',
    'entry.tick_one': 'Vamos al diagnóstico en {{count}} segundo.',
    'entry.tick_other': 'Vamos al diagnóstico en {{count}} segundos.',
    'entry.zero': 'Vamos al diagnóstico.',
    'entry.note': 'Antes de la primera pregunta leerás las instrucciones.',
    'entry.note.continue': 'Sigues en la pregunta en la que ibas.',
    'entry.now': 'Comenzar ya',
    'entry.later': 'Más tarde',
  },
  en: {
    title: 'Your school is answering its diagnostic (DPI)',
    body: 'You have not finished it. It closes on {{day}} and takes a few minutes without interruptions.',
    answer: 'Answer the diagnostic',
    continue: 'Go on with the diagnostic',
    'entry.title': 'The diagnostic of your school',
    'entry.label': 'We go to the diagnostic in',
    'entry.tick_one': 'We go to the diagnostic in {{count}} second.',
    'entry.tick_other': 'We go to the diagnostic in {{count}} seconds.',
    'entry.zero': 'We go to the diagnostic.',
    'entry.note': 'Before the first question you read the instructions.',
    'entry.note.continue': 'You go on at the question where you were.',
    'entry.now': 'Begin now',
    'entry.later': 'Later',
  },
});
