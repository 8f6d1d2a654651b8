import { holds } from '../../kernel/actor';
import { activityKind } from '../activities';
import type { AgendaKind } from '../agenda';
import { prefillProof } from '../proofs';
import { enqueueAvailable } from '../surveys';
import { centralFactsOf } from './central-activity.reader';
import { enqueueDateChanged } from './pfi.events';
import { bindSurvey } from './pfi.model';

/**
 * Central activities: the plan's people move them, of which the plan tells; their start writes the proof and binds the
 * survey, which who is present learns of.
 */
export const centralKind: AgendaKind = {
  ...activityKind,
  type: 'PfiActivity',
  mayMove: (actor) => (holds(actor, 'pfi:edit-date') ? 'allowed' : 'access.refused'),
  keepsBusy: null,
  async onStart(trx, { id, activity_id, activity, date, time, by, at }) {
    if (activity_id === null) return;
    await bindSurvey(trx, activity_id);
    const central = await centralFactsOf(trx, activity_id);
    if (central?.gives_proof) await prefillProof(trx, { activityId: id, name: activity, date, time, by, at });
  },
  onMove: enqueueDateChanged,
  async onPresent(trx, { id, activity_id, users, at }) {
    if (activity_id !== null) await enqueueAvailable(trx, { activity_id: id, users }, at);
  },
};
