/** Spanish and English labels of the sharing machine's states, events, call and guards (SM-02). */
import { label, sharedEvents, sharedFields } from '../kit/label';
import type { Label, MachineLabels } from '../kit/labels';
import type { SharingEvent } from './sharing.events';
import type { sharingInputs } from './sharing.exploration';

export const sharingLabels: MachineLabels<SharingEvent['type']> = {
  states: {
    '': label('Compartir la agenda', 'Sharing the agenda'),
    range: label('Eligiendo los días', 'Choosing the days'),
    activities: label('Eligiendo actividades', 'Choosing activities'),
    people: label('Eligiendo personas', 'Choosing people'),
    letter: label('Revisando la carta', 'Looking at the letter'),
    sending: label('Enviando', 'Sending'),
    failed: label('No se envió', 'Not sent'),
    sent: label('Enviada', 'Sent'),
  },
  events: {
    'range.chosen': label('Elegir los días', 'Choose the days'),
    'activities.chosen': label('Elegir actividades', 'Choose activities'),
    'people.chosen': label('Elegir personas', 'Choose people'),
    'letter.written': label('Escribir el mensaje', 'Write the message'),
    'step.next': label('Continuar', 'Continue'),
    'step.back': label('Volver', 'Back'),
    'sharing.confirmed': label('Enviar', 'Send'),
    'submission.retried': sharedEvents['submission.retried'],
  },
  actors: { shareAgenda: label('Compartir la agenda', 'Share the agenda') },
  guards: {
    rangeStands: label('Los días están en orden y son 92 como máximo', 'The days are in order, and 92 at most'),
    activitiesAreChosen: label('Hay de 1 a 200 actividades elegidas', 'From 1 to 200 activities are chosen'),
    peopleAreChosen: label('Hay de 1 a 500 personas elegidas', 'From 1 to 500 people are chosen'),
    messageIsShort: label('El mensaje tiene 500 caracteres como máximo', 'The message has 500 characters at most'),
  },
  fields: {
    start: label('Desde', 'From'),
    end: label('Hasta', 'To'),
    activities: label('Actividades', 'Activities'),
    types: label('Tipos', 'Types'),
    people: label('Personas', 'People'),
    message: sharedFields.message,
    sendCalendar: label('Con archivo de calendario', 'With a calendar file'),
    id: label('Número', 'Number'),
  },
};

/** Labels of the inputs, for the flow lab. */
export const sharingOpenings: Readonly<Record<keyof typeof sharingInputs, Label>> = {
  nextWeek: label('La próxima semana', 'Next week'),
};
