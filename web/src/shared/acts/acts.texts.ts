import { defineTexts } from '../../lib/i18n';

/** The next acts in one word each. */
export const actTexts = defineTexts('acts', {
  es: {
    continue: 'Continuar',
    resume: 'Continuar',
    start: 'Iniciar',
    reschedule: 'Reprogramar',
    edit: 'Editar',
    answer: 'Contestar',
    view: 'Ver',
    responses: 'Respuestas',
    of: '{{act}}: {{item}}',
    move: 'Mover',
    offline: 'No hay conexión. Podrás mover cuando vuelva.',
  },
  en: {
    continue: 'Continue',
    resume: 'Continue',
    start: 'Start',
    reschedule: 'Reschedule',
    edit: 'Edit',
    answer: 'Answer',
    view: 'View',
    responses: 'Responses',
    of: '{{act}}: {{item}}',
    move: 'Move',
    offline: 'There is no connection. You can move it once it is back.',
  },
});
