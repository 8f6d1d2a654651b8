import type { Knex } from 'knex';
import { fullname } from '../users';
import { enqueueIssued } from './proof.events';
import { AttendanceProofModel, insertProofs } from './proof.model';
import { itemOf, peoplePresent } from './proof.reader';

interface Finished {
  activityId: number;
  /** UTC. */
  at: string;
}

/**
 * Issues the proof of an activity that has just been finished, if one is written: a folio, and a code for each person
 * that was present (ACT-03, ACT-06). In the transaction of the finish, after it has changed the row of the agenda:
 * attendance takes the lock of that row, too, so nobody is marked beside it. Issued once; without a proof nothing happens.
 */
export async function issueProof(trx: Knex.Transaction, finished: Finished): Promise<void> {
  const ids = await writeIssued(trx, finished);
  if (ids.length > 0) await enqueueIssued(trx, ids, finished.at);
}

/** The same without telling anybody. Returns the ids of the proofs. */
export async function writeIssued(trx: Knex, { activityId, at }: Finished): Promise<number[]> {
  const proof = await AttendanceProofModel.query(trx).findOne({ agenda_activity_id: activityId });
  if (!proof || proof.issued_at !== null) return [];
  const item = await itemOf(trx, activityId);
  const folio = folioOf({ at, schoolId: item.school_id, proofId: proof.id });
  const issued = await AttendanceProofModel.query(trx)
    .where({ id: proof.id, issued_at: null })
    .patch({ folio, issued_at: at });
  if (issued === 0) return [];
  const people = await peoplePresent(trx, activityId);
  return insertProofs(
    trx,
    proof.id,
    people.map((person) => ({
      ...{ proof_id: proof.id, user_id: person.id, school_id: item.school_id, cycle_id: item.cycle_id },
      ...{ folio, person: fullname(person), title: proof.name, school: item.school },
      ...{ date: proof.date, time: proof.time, tenths: tenthsOf(item.duration_min), issued_at: at },
    })),
  );
}

/** `2026-012-000123`: year of issue, school, number of the proof. */
const folioOf = ({ at, schoolId, proofId }: { at: string; schoolId: number; proofId: number }): string =>
  [at.slice(0, 4), String(schoolId).padStart(3, '0'), String(proofId).padStart(6, '0')].join('-');

/** Minutes as tenths of an hour, at least one. */
const tenthsOf = (minutes: number): number => Math.max(1, Math.round(minutes / 6));
