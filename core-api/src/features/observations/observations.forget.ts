import { inGroups } from '../../database/in-groups';
import type { Forget } from '../users';
import { deleteDrafts } from './draft.model';

/**
 * Deletes the drafts and pads of purged people, by them and about them, and every free text about an observed teacher:
 * comments, final observations, their answer. The responses stay, because the figures are made of them.
 */
export const observationsForget: Forget = async (trx, { ids }) => {
  for (const some of inGroups(ids)) {
    await deleteDrafts(trx, (drafts) => drafts.whereIn('observer_id', some).orWhereIn('professor_id', some));
    await trx('observation_answers')
      .whereIn('observation_id', trx('observations').whereIn('professor_id', some).select('id'))
      .whereNot('comment', '')
      .update({ comment: '' });
    await trx('observations').whereIn('professor_id', some).update({ finalObservations: '', teacher_reply: null });
  }
};
