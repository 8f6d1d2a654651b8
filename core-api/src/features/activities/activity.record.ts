import type { ActivityRecord, Evidence } from '@ruta/contracts/activities/activity.schema';
import type { Knex } from 'knex';
import { ActivityObservationModel, AssistantsModel, AssistantUserModel, EvidenceModel } from './activity.model';

/** The record of an activity. The caller must have checked that it is visible. */
export async function recordOf(trx: Knex, activityId: number): Promise<ActivityRecord> {
  const attendance = await AssistantsModel.query(trx).findOne({ agenda_activity_id: activityId });
  const present = attendance
    ? await AssistantUserModel.query(trx).where({ assistants_id: attendance.id }).orderBy('user_id')
    : [];
  const observation = await ActivityObservationModel.query(trx).findOne({ agenda_activity_id: activityId });
  const evidences = await EvidenceModel.query(trx).where({ agenda_activity_id: activityId }).orderBy('id');
  return {
    activity_id: activityId,
    assistants_id: attendance?.id ?? null,
    assistants: present.map(({ user_id }) => user_id),
    result: observation?.result ?? '',
    observation_revision: observation?.revision ?? 0,
    evidences: evidences.map(shown),
  };
}

const shown = ({ id, agenda_activity_id, file_name, mime_type, size }: EvidenceModel): Evidence => ({
  id,
  file_name,
  mime_type,
  size,
  url: `/api/schools/activity/${agenda_activity_id}/evidence/${id}`,
});
