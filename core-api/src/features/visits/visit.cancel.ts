import type { CancelForm, Visit } from '@ruta/contracts/visits/visit.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { enqueueVisitEvent } from './visit.events';
import { STATUS_IDS } from './visit.model';
import { visitPolicy } from './visit.policy';
import type { VisitWriter } from './visit.writer';

/** What is judged of a visit before it is cancelled. */
const NOT_STARTED = { eraser: 0, school_visit_status_id: STATUS_IDS.new, cancelled_at: null } as const;

/**
 * Cancels a published visit that has not started, and tells the school and the coach. The visit keeps its status and
 * its date; the agenda hides its item. Nothing takes it back.
 */
export const cancelVisit =
  ({ db, writer }: { db: Knex; writer: VisitWriter }) =>
  (actor: Actor, id: number, { revision, reason }: CancelForm): Promise<Visit> =>
    db.transaction(async (trx) => {
      const at = writer.now();
      await writer.find(trx, actor, id, visitPolicy.cancel);
      const cancelled = { cancelled_at: at, cancelled_by: actor.userId, cancel_reason: reason };
      await writer.update(trx, actor, id, revision, cancelled, NOT_STARTED);
      await writer.changeAgenda(trx, id, { cancelled_at: at });
      const visit = await writer.getDetail(trx, actor, id);
      return enqueueVisitEvent(trx, 'visit.cancelled', { visit, actor, at, reason });
    });
