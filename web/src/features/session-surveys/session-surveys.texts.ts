import { defineTexts } from '../../lib/i18n';

/** Texts of the survey about a video session (VC-05). */
export const sessionSurveyTexts = defineTexts('session-surveys', {
  es: {
    title: 'Evaluar «{{theme}}»',
    'title.read': 'Evaluación de «{{theme}}»',
    intro: 'Quien te atendió y la administración leen tus respuestas. Se contesta una sola vez.',
    option: '{{value}}, {{word}}',
    comment: 'Comentario',
    'comment.help': 'Opcional: qué te sirvió o qué mejorarías.',
    'comment.none': 'Sin comentario',
    send: 'Enviar evaluación',
    sending: 'Enviando…',
    failed: 'No pudimos traer la encuesta.',
    none: 'No hay preguntas sobre esta sesión.',
    value: '{{value}} de {{max}}',
  },
  en: {
    title: 'Rate “{{theme}}”',
    'title.read': 'Rating of “{{theme}}”',
    intro: 'Who attended you and the administration read your answers. You answer once.',
    option: '{{value}}, {{word}}',
    comment: 'Comment',
    'comment.help': 'Optional: what was useful, or what you would improve.',
    'comment.none': 'No comment',
    send: 'Send rating',
    sending: 'Sending…',
    failed: 'We could not fetch the survey.',
    none: 'There are no questions about this session.',
    value: '{{value}} of {{max}}',
  },
});
