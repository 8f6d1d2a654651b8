/** Spanish and English labels of the observation machine's states, events, calls and guards (SM-02). */
import { label, sharedEvents, sharedFields } from '../kit/label';
import type { Label, MachineLabels } from '../kit/labels';
import type { ObservationEvent } from './observation.events';
import type { observationInputs } from './observation.exploration';

export const observationLabels: MachineLabels<ObservationEvent['type']> = {
  states: {
    '': label('Observación de clase', 'Classroom observation'),
    opening: label('Abriendo la guía', 'Opening the guide'),
    choosing: label('Eligiendo a quién observar', 'Choosing whom to observe'),
    loading: label('Cargando el borrador', 'Loading the draft'),
    unavailable: label('No disponible', 'Not available'),
    writing: label('Observando', 'Observing'),
    'writing.page': label('Vista', 'View'),
    'writing.page.running': label('Pregunta a la vista', 'Question shown'),
    'writing.page.reviewing': label('Revisando antes de registrar', 'Reviewing before registering'),
    'writing.sync': label('Borrador', 'Draft'),
    'writing.sync.checking': label('Viendo si falta guardar', 'Checking what is unsaved'),
    'writing.sync.saved': label('Todo guardado', 'All saved'),
    'writing.sync.pending': label('Por guardar', 'To be saved'),
    'writing.sync.saving': label('Guardando', 'Saving'),
    'writing.sync.waiting': label('Guardado en este equipo, se reintentará', 'Kept on this device, will retry'),
    'writing.sync.refused': label('El servidor no acepta el borrador', 'The server refuses the draft'),
    conflict: label('Dos borradores distintos', 'Two different drafts'),
    sending: label('Registrando', 'Registering'),
    finished: label('Registrada', 'Registered'),
  },
  events: {
    'teacher.chosen': label('Elegir docente', 'Choose a teacher'),
    'load.retried': label('Reintentar la carga', 'Retry loading'),
    'response.given': label('Responder', 'Respond'),
    'comment.typed': label('Comentar', 'Comment'),
    'final.typed': label('Escribir las observaciones finales', 'Write the final observations'),
    'question.next': label('Siguiente', 'Next'),
    'question.previous': label('Anterior', 'Previous'),
    'question.opened': label('Ir a una pregunta', 'Go to a question'),
    'review.requested': label('Revisar', 'Review'),
    'review.left': label('Volver a las preguntas', 'Back to the questions'),
    'observation.sendRequested': label('Registrar la observación', 'Register the observation'),
    'connection.restored': sharedEvents['connection.restored'],
    'save.retried': label('Reintentar el guardado', 'Retry saving'),
    'mine.kept': label('Conservar lo de este equipo', 'Keep what is on this device'),
    'theirs.taken': label('Usar lo del otro equipo', 'Use what is on the other device'),
  },
  actors: {
    loadDraft: label('Cargar el borrador', 'Load the draft'),
    saveDraft: label('Guardar el borrador', 'Save the draft'),
    registerObservation: label('Registrar la observación', 'Register the observation'),
  },
  guards: {
    teacherIsChosen: label('Ya se eligió docente', 'A teacher is chosen'),
    draftsAreApart: label(
      'Este equipo y el servidor tienen borradores distintos',
      'Device and server have different drafts',
    ),
    draftIsStale: label('Otro equipo guardó el borrador', 'Another device saved the draft'),
    observationWasRegistered: label('La observación ya se registró', 'The observation was registered already'),
    draftWasRefused: label('El servidor rechazó el borrador', 'The server refused the draft'),
    draftIsRefused: label('El servidor no acepta el borrador', 'The server refuses the draft'),
    refusalCanBeMended: label('Se arregla al corregir un campo', 'Correcting a field mends it'),
    everythingIsSaved: label('Todo lo escrito está guardado', 'Everything typed is saved'),
    questionIsOfTheGuide: label('La pregunta es de la guía', 'The question is of the guide'),
    thereIsANextQuestion: label('Hay otra pregunta después', 'There is a question after it'),
    thereIsAPreviousQuestion: label('Hay otra pregunta antes', 'There is a question before it'),
    observationIsComplete: label(
      'Cada pregunta tiene respuesta y hay observaciones finales',
      'Every question has a response and there are final observations',
    ),
  },
  fields: {
    professorId: label('Docente', 'Teacher'),
    levelId: label('Nivel', 'Level'),
    questionId: sharedFields.questionId,
    response: label('Respuesta', 'Response'),
    comment: label('Comentario', 'Comment'),
    finalObservations: label('Observaciones finales y acuerdos', 'Final observations and agreements'),
    mine: label('Borrador de este equipo', 'Draft of this device'),
    theirs: label('Borrador del servidor', 'Draft of the server'),
    revision: sharedFields.revision,
    content: label('Contenido', 'Content'),
    responses: label('Respuestas', 'Responses'),
    comments: label('Comentarios', 'Comments'),
    refused: label('Por qué no se guarda', 'Why it is not saved'),
    mendable: label('Se arregla al corregir un campo', 'Correcting a field mends it'),
    outcome: sharedFields.outcome,
    message: sharedFields.message,
  },
};

/** Labels of the inputs, for the flow lab. */
export const observationOpenings: Readonly<Record<keyof typeof observationInputs, Label>> = {
  toChoose: label('Sin docente elegido', 'No teacher chosen'),
  chosen: label('Con docente elegido', 'With a teacher chosen'),
};
