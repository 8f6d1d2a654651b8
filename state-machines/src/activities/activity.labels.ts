/** How people read the activity machine (SM-02): every state, event, call and guard in Spanish and English. */
import { label } from '../kit/label';
import type { Label, MachineLabels } from '../kit/labels';
import type { ActivityEvent } from './activity.events';
import type { activityInputs } from './activity.exploration';

export const activityLabels: MachineLabels<ActivityEvent['type']> = {
  states: {
    '': label('Actividad de la agenda', 'Agenda activity'),
    opening: label('Abriendo la actividad', 'Opening the activity'),
    scheduled: label('Programada', 'Scheduled'),
    'scheduled.placing': label('Comparando la fecha con hoy', 'Comparing the date with today'),
    'scheduled.upcoming': label('Próxima', 'Upcoming'),
    'scheduled.today': label('Hoy', 'Today'),
    'scheduled.overdue': label('Vencida', 'Overdue'),
    confirmingStart: label('Confirmando iniciar', 'Confirming to start'),
    starting: label('Iniciando la actividad', 'Starting the activity'),
    rescheduling: label('Reprogramando', 'Rescheduling'),
    'rescheduling.filling': label('Llenando la reprogramación', 'Filling in the reschedule'),
    'rescheduling.saving': label('Guardando la reprogramación', 'Saving the reschedule'),
    confirmingDelete: label('Confirmando eliminar', 'Confirming to delete'),
    deleting: label('Eliminando la actividad', 'Deleting the activity'),
    deleted: label('Eliminada', 'Deleted'),
    started: label('En curso', 'In progress'),
    'started.work': label('Trabajo de la actividad', 'Work of the activity'),
    'started.work.recording': label('Registrando', 'Recording'),
    'started.work.confirmingFinish': label('Confirmando finalizar', 'Confirming to finish'),
    'started.work.finishing': label('Finalizando la actividad', 'Finishing the activity'),
    'started.day': label('Fecha de la actividad', 'Date of the activity'),
    'started.day.placing': label('Comparando la fecha con hoy', 'Comparing the date with today'),
    'started.day.onTime': label('En fecha', 'On time'),
    'started.day.overdue': label('Vencida', 'Overdue'),
    completed: label('Finalizada', 'Finished'),
  },
  events: {
    'activity.startRequested': label('Iniciar', 'Start'),
    'activity.rescheduleRequested': label('Reprogramar', 'Reschedule'),
    'activity.deleteRequested': label('Eliminar', 'Delete'),
    'activity.finishRequested': label('Finalizar', 'Finish'),
    'action.confirmed': label('Confirmar', 'Confirm'),
    'action.declined': label('Cancelar', 'Cancel'),
    'reschedule.submitted': label('Guardar la reprogramación', 'Save the reschedule'),
    'reschedule.cancelled': label('Cancelar la reprogramación', 'Cancel the reschedule'),
    'attendance.saved': label('Asistencia guardada', 'Attendance saved'),
    'evidence.added': label('Evidencia agregada', 'Evidence added'),
    'evidence.removed': label('Evidencia eliminada', 'Evidence removed'),
    'observation.saved': label('Observación guardada', 'Observation saved'),
    'proof.saved': label('Constancia guardada', 'Proof saved'),
    'clock.dayChanged': label('Cambió el día', 'The day changed'),
    'server.statusChanged': label('La actividad cambió en el servidor', 'The activity changed on the server'),
  },
  actors: {
    markStarted: label('Marcar como iniciada', 'Mark as started'),
    rescheduleActivity: label('Reprogramar la actividad', 'Reschedule the activity'),
    finishActivity: label('Finalizar la actividad', 'Finish the activity'),
    deleteActivity: label('Eliminar la actividad', 'Delete the activity'),
  },
  guards: {
    activityIsCompleted: label('La actividad está finalizada', 'The activity is finished'),
    activityIsStarted: label('La actividad está en curso', 'The activity is in progress'),
    activityDateIsPast: label('La fecha ya pasó', 'The date is past'),
    activityIsToday: label('La actividad es hoy', 'The activity is today'),
    rescheduleFormIsComplete: label(
      'Hay fecha de hoy o posterior, hora y motivo de 10 a 500 caracteres',
      'There are a date today or later, a time and a reason of 10 to 500 characters',
    ),
    evidenceHasRoom: label('Hay menos de 3 archivos de evidencia', 'There are fewer than 3 evidence files'),
    evidenceIsPresent: label('Hay al menos un archivo de evidencia', 'There is at least one evidence file'),
    serverIsAhead: label('El servidor tiene una versión más nueva', 'The server has a newer version'),
    rescheduleIsStillAllowed: label('La actividad aún se puede reprogramar', 'The activity may still be rescheduled'),
  },
};

/** The activities the flow lab can open, by their names in the exploration. */
export const activityOpenings: Readonly<Record<keyof typeof activityInputs, Label>> = {
  today: label('Programada para hoy', 'Scheduled for today'),
  upcoming: label('Programada para mañana', 'Scheduled for tomorrow'),
  overdue: label('Vencida', 'Overdue'),
  started: label('En curso', 'In progress'),
  startedOverdue: label('En curso y vencida', 'In progress and overdue'),
  completed: label('Finalizada', 'Finished'),
};
