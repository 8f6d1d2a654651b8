import type { Evidence } from '@ruta/contracts/activities/activity.schema';
import { BaseModel } from '../../database/base-model';

/** The attendance of an activity: who recorded it last, and when. */
export class AssistantsModel extends BaseModel {
  static override tableName = 'activity_assistants';

  declare id: number;
  declare agenda_activity_id: number;
  declare taken_by: number;
  declare taken_at: string;
}

/** A person marked as present. */
export class AssistantUserModel extends BaseModel {
  static override tableName = 'activity_assistant_user';
  static override idColumn = ['assistants_id', 'user_id'];

  declare assistants_id: number;
  declare user_id: number;
}

/** The observation of an activity. */
export class ActivityObservationModel extends BaseModel {
  static override tableName = 'activity_observations';

  declare id: number;
  declare agenda_activity_id: number;
  declare result: string;
  declare author_id: number;
  declare revision: number;
  declare updated_at: string;
}

/** An evidence file. `path` is its key in the store; the unique `slot`, 1 to 3, limits them to three. */
export class EvidenceModel extends BaseModel {
  static override tableName = 'activity_evidences';

  declare id: number;
  declare agenda_activity_id: number;
  declare slot: number;
  declare file_name: string;
  declare mime_type: Evidence['mime_type'];
  declare size: number;
  declare path: string;
  declare uploaded_by: number;
  declare created_at: string;
}
