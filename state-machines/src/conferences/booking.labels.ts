/** How people read the machine of a video session (SM-02): every state, event, call and guard in both languages. */
import { label } from '../kit/label';
import type { Label, MachineLabels } from '../kit/labels';
import type { BookingEvent } from './booking.events';
import type { bookingInputs } from './booking.exploration';

export const bookingLabels: MachineLabels<BookingEvent['type']> = {
  states: {
    '': label('Sesión por video', 'Video session'),
    opening: label('Abriendo la sesión', 'Opening the session'),
    choosingTheme: label('Eligiendo el tema', 'Choosing the theme'),
    picking: label('Eligiendo el horario', 'Choosing the time'),
    'picking.day': label('Eligiendo el día', 'Choosing the day'),
    'picking.slot': label('Eligiendo la hora', 'Choosing the hour'),
    'picking.checkingSlot': label('Revisando la hora', 'Checking the hour'),
    'picking.confirmable': label('Por confirmar', 'To be confirmed'),
    booking: label('Programando la sesión', 'Booking the session'),
    booked: label('Programada', 'Booked'),
    'booked.placing': label('Viendo qué hora es', 'Looking at the time'),
    'booked.waiting': label('En espera de su hora', 'Waiting for its hour'),
    'booked.joinable': label('Se puede entrar', 'May be joined'),
    joining: label('Entrando a la reunión', 'Joining the meeting'),
    cancelling: label('Cancelando', 'Cancelling'),
    'cancelling.givingReason': label('Dando el motivo', 'Giving the reason'),
    'cancelling.saving': label('Guardando la cancelación', 'Saving the cancellation'),
    cancelled: label('Cancelada', 'Cancelled'),
    ended: label('Terminada', 'Over'),
  },
  events: {
    'theme.chosen': label('Elegir un tema', 'Choose a theme'),
    'theme.cleared': label('Cambiar de tema', 'Change the theme'),
    'week.moved': label('Cambiar de semana', 'Change the week'),
    'day.chosen': label('Elegir un día', 'Choose a day'),
    'slot.chosen': label('Elegir una hora', 'Choose an hour'),
    'slot.confirmed': label('Confirmar la hora', 'Confirm the hour'),
    'session.joinRequested': label('Entrar', 'Join'),
    'cancel.requested': label('Cancelar la sesión', 'Cancel the session'),
    'cancel.reasonGiven': label('Dar el motivo', 'Give the reason'),
    'cancel.abandoned': label('No cancelar', 'Keep the session'),
    'clock.ticked': label('Avanzó el reloj', 'The clock ticked'),
    'server.sessionChanged': label('La sesión cambió en el servidor', 'The session changed on the server'),
  },
  actors: {
    findOwnSessions: label('Buscar sesiones propias del día', 'Find one’s own sessions of the day'),
    bookSession: label('Programar la sesión', 'Book the session'),
    joinSession: label('Pedir el enlace de la reunión', 'Ask for the meeting’s link'),
    cancelSession: label('Cancelar la sesión', 'Cancel the session'),
  },
  guards: {
    weekIsWithinBounds: label('Algún día de la semana se puede elegir', 'Some day of the week may be chosen'),
    dayIsWithinBounds: label('El día está dentro de los límites', 'The day is within the bounds'),
    slotIsFree: label('La hora no ha pasado y está libre', 'The hour is ahead and free'),
    personHasASessionThatDay: label('La persona ya tiene sesión ese día', 'The person has a session that day'),
    slotIsTheChosenOne: label('Es la hora elegida', 'It is the chosen hour'),
    slotIsStillAhead: label('La hora elegida no ha pasado', 'The chosen hour is still ahead'),
    slotMayBeConfirmed: label('La hora se puede confirmar', 'The hour may be confirmed'),
    slotWasTaken: label('Alguien más tomó la hora', 'Somebody else took the hour'),
    sessionIsBooked: label('La sesión está programada', 'The session is booked'),
    sessionIsCancelled: label('La sesión está cancelada', 'The session is cancelled'),
    sessionHasEnded: label('La sesión terminó', 'The session is over'),
    joinWindowIsOpen: label('Ya se puede entrar', 'It may be joined by now'),
    sessionMayBeCancelled: label('La sesión no ha empezado ni terminado', 'The session has neither started nor ended'),
    cancelReasonIsGiven: label('Hay un motivo de hasta 5000 caracteres', 'There is a reason of up to 5000 characters'),
    sessionIsThisOne: label('El cambio es de esta sesión', 'The change is of this session'),
  },
};

/** What the flow lab can open, by the names in the exploration. */
export const bookingOpenings: Readonly<Record<keyof typeof bookingInputs, Label>> = {
  choosing: label('Por programar', 'To be booked'),
  booked: label('Programada para dentro de una hora', 'Booked, an hour from now'),
  soon: label('A ocho minutos, en la lista', 'Eight minutes ahead, in the list'),
  soonInCalendar: label('A ocho minutos, en el calendario', 'Eight minutes ahead, in the calendar'),
  underWay: label('En curso', 'Under way'),
  cancelled: label('Cancelada', 'Cancelled'),
  ended: label('Terminada', 'Over'),
};
