import { defineTexts } from '../../lib/i18n';

/** Texts of rescheduling. */
export const moveTexts = defineTexts('move', {
  es: {
    reschedule: 'Reprogramar',
    saving: 'Guardando…',
    now: 'Ahora está programada para el {{day}} a las {{time}}.',
    date: 'Nueva fecha',
    time: 'Hora',
    'time.zone': 'Hora de {{city}}, donde está la escuela.',
    justification: 'Motivo del cambio',
    'justification.help': 'Lo verán la escuela y el equipo de coaching.',
  },
  en: {
    reschedule: 'Reschedule',
    saving: 'Saving…',
    now: 'It is now scheduled for {{day}} at {{time}}.',
    date: 'New date',
    time: 'Time',
    'time.zone': 'Time of {{city}}, where the school is.',
    justification: 'Reason for the change',
    'justification.help': 'The school and the coaching team will see it.',
  },
});
