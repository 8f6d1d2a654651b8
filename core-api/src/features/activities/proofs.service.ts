import type { AttendanceProof } from '@ruta/contracts/activities/proof.schema';
import type { running } from '@ruta/contracts/activities/running.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '../../kernel/actor';
import { utc, type Clock } from '../../time/clock';
import { AttendanceProofModel } from '../proofs';
import { fullname, UserModel } from '../users';
import type { ActivityFinder } from './activity.finder';

type SetProof = z.output<typeof running.setProof.body>;

interface ProofsDeps {
  db: Knex;
  clock: Clock;
  finder: ActivityFinder;
}

/** The attendance proof of an activity (ACT-03): data, one per activity, written while it runs. */
export function proofsService({ db, clock, finder: { activityFor, runningFor } }: ProofsDeps) {
  const proofOf = async (trx: Knex, activityId: number): Promise<AttendanceProof | null> => {
    const proof = await AttendanceProofModel.query(trx).findOne({ agenda_activity_id: activityId });
    if (!proof) return null;
    const issuer = await UserModel.query(trx).findById(proof.issued_by);
    const { id, name, date, time, send_proof, folio, issued_at, updated_at } = proof;
    const issued_by = { id: proof.issued_by, fullname: issuer ? fullname(issuer) : '' };
    return { id, activity_id: activityId, name, date, time, send_proof, issued_by, folio, issued_at, updated_at };
  };

  return {
    async has(actor: Actor, activityId: number) {
      const activity = await activityFor(db, actor, 'proof:read', activityId);
      const proof = await proofOf(db, activity.id);
      return { hasProof: proof !== null, proof };
    },

    set(actor: Actor, { activity_id, ...written }: SetProof): Promise<AttendanceProof> {
      return db.transaction(async (trx) => {
        const activity = await runningFor(trx, actor, activity_id, 'proof:manage');
        const now = utc(clock.now());
        const row = { ...written, agenda_activity_id: activity.id, issued_by: actor.userId };
        await AttendanceProofModel.query(trx)
          .insert({ ...row, created_at: now, updated_at: now })
          .onConflict('agenda_activity_id')
          .merge(['name', 'date', 'time', 'send_proof', 'issued_by', 'updated_at']);
        const proof = await proofOf(trx, activity.id);
        if (!proof) throw new Error('The proof that was just written is not there');
        return proof;
      });
    },
  };
}

export type ProofsService = ReturnType<typeof proofsService>;
