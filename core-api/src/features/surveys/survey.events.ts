import { surveysPages } from '@ruta/contracts/surveys/surveys.pages';
import type { SurveyNotice } from '@ruta/contracts/surveys/surveys.words';
import type { Knex } from 'knex';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { notify } from '../notifications';

const AVAILABLE = 'survey.available';

interface Available {
  /** The item of the agenda. */
  activity_id: number;
  users: readonly number[];
}

/** Tells people of a survey, in the transaction that marks them as present. */
export const enqueueAvailable = (trx: Knex.Transaction, payload: Available, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: AVAILABLE, payload, at });

/** Notifies those who are still marked as present, where the activity has a survey. */
export const surveyDeliveries = (db: Knex): Deliveries => ({
  async [AVAILABLE](row) {
    const { activity_id, users } = row.payload as Available; // written by `enqueueAvailable`
    const survey = await db({ item: 'agenda_activities' })
      .join({ pfi: 'pfi_activities' }, 'pfi.agenda_activity_id', 'item.id')
      .join('schools', 'schools.id', 'item.school_id')
      .where('item.id', activity_id)
      .whereNull('item.cancelled_at')
      .whereNotNull('pfi.survey_id')
      .first<SurveyNotice | undefined>(
        ...['pfi.survey_id', 'item.id as activity_id', 'item.activity', 'item.date', 'schools.name as school'],
      );
    if (!survey) return;
    const present = await db({ taken: 'activity_assistants' })
      .join({ present: 'activity_assistant_user' }, 'present.assistants_id', 'taken.id')
      .where('taken.agenda_activity_id', activity_id)
      .whereIn('present.user_id', users)
      .pluck<number[]>('present.user_id');
    const url = surveysPages.survey.href({ id: survey.survey_id }, { activity_id });
    await notify(db, row, {
      type: AVAILABLE,
      notice: survey,
      recipients: present.map((user_id) => ({ user_id, url })),
    });
  },
});
