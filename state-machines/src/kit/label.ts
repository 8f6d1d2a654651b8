/** Helper for labels, and the labels that several machines share. No runtime imports: labels may reach a browser. */
import type { Label } from './labels';

/** A label in both languages. */
export const label = (es: string, en: string): Label => ({ es, en });

/** Events with the same meaning in every machine. */
export const sharedEvents = {
  'action.confirmed': label('Confirmar', 'Confirm'),
  'action.declined': label('Cancelar', 'Cancel'),
  'clock.dayChanged': label('Cambió el día', 'The day changed'),
  'connection.lost': label('Se perdió la conexión', 'The connection was lost'),
  'connection.restored': label('Volvió la conexión', 'The connection came back'),
  'sheet.continue': label('Continuar', 'Continue'),
  'sheet.back': label('Volver a las instrucciones', 'Back to the instructions'),
  'submission.retried': label('Reintentar', 'Retry'),
} as const;

/** Guards that `countdown` and `followServer` need. */
export const sharedGuards = {
  countdownGoesOn: label('Aún no llega a cero', 'It has not reached zero yet'),
  serverIsAhead: label('El servidor tiene una versión más nueva', 'The server has a newer version'),
} as const;

/** Payload fields with the same meaning in every machine. */
export const sharedFields = {
  attendees: label('Personas que asistieron', 'People who attended'),
  date: label('Fecha', 'Date'),
  justification: label('Motivo del cambio', 'Reason for the change'),
  message: label('Mensaje para la persona', 'Message for the person'),
  msLeft: label('Milisegundos que quedan', 'Milliseconds left'),
  outcome: label('Qué pasó', 'What happened'),
  questionId: label('Pregunta', 'Question'),
  result: label('Resultado de la observación', 'Result of the observation'),
  revision: label('Revisión', 'Revision'),
  theirs: label('Lo que alguien más guardó', 'What somebody else saved'),
  time: label('Hora', 'Time'),
  today: label('Hoy en la escuela', 'Today at the school'),
  version: label('Versión del servidor', 'Version on the server'),
} as const;
