import type { activities } from '@ruta/contracts/activities/activities.api';
import type { running } from '@ruta/contracts/activities/running.api';
import { route } from '../../lib/api';

export const listAssistants = route<typeof activities.assistants>('get', '/schools/activity/assistants');
export const putAttendance = route<typeof activities.setAttendance>('put', '/schools/activity/set-attendance');
export const putObservations = route<typeof activities.setObservations>('put', '/schools/activity/set-observations');
export const postEvidence = route<typeof activities.setEvidence>('post', '/schools/activity/set-evidence');
export const deleteEvidence = route<typeof activities.deleteEvidence>(
  'delete',
  '/schools/activity/:id/delete-evidence/:evidence_id',
);
export const putProof = route<typeof running.setProof>('put', '/schools/activity/set-proof_of_attendance');
