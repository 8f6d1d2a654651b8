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
    meanwhile: 'Alguien cambió la fecha mientras tanto',
    'meanwhile.body': 'Nada se ha sobrescrito. Si reprogramas, queda tu versión.',
    unavailable: 'No se puede mover',
    'unavailable.meanwhile': 'Cambió mientras tanto y ya no se puede mover. Nada de lo tuyo se guardó.',
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
    meanwhile: 'Someone changed the date meanwhile',
    'meanwhile.body': 'Nothing has been overwritten. If you reschedule, your version stays.',
    unavailable: 'It cannot be moved',
    'unavailable.meanwhile': 'It changed meanwhile and can no longer be moved. Nothing of yours was saved.',
  },
});
