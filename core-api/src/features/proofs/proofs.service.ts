import type { FileReply, Page } from '@ruta/contracts';
import type { CheckedProof, IssuedProof } from '@ruta/contracts/proofs/issued-proof.schema';
import type { proofs } from '@ruta/contracts/proofs/proofs.api';
import { proofsPages } from '@ruta/contracts/proofs/proofs.pages';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { findVisible } from '../../database/find-visible';
import { changeJudged } from '../../database/judged-rows';
import { lockRows } from '../../database/row-locks';
import { repeatingConflicts } from '../../database/transactions';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { currentRequest } from '../../kernel/request';
import { utc, type Clock } from '../../time/clock';
import type { RateWindows } from '../access';
import { recordAudit } from '../audit';
import { schoolFor } from '../schools';
import { proofPdf } from './proof-paper';
import { enqueueIssued, enqueueRevoked } from './proof.events';
import { insertProof } from './proof.model';
import { soughtProof } from './proof.policy';
import { checkedProof, nameOf, proofById, proofsPage, shownProof, type ProofOfActivity } from './proof.reader';

type Revoke = z.output<typeof proofs.revoke.body>;

/** Checks of the public page by one network address. */
const CHECKS = { max: 30, windowMs: 60_000 };

interface ProofsDeps {
  db: Knex;
  clock: Clock;
  windows: RateWindows;
  publicUrl: string;
}

/** Issued proofs of attendance: lists, paper, revocation and the public check (ACT-03, ACT-06). */
export function issuedProofsService({ db, clock, windows, publicUrl }: ProofsDeps) {
  const found = (trx: Knex, actor: Actor, ability: 'proof:read' | 'proof:manage', id: number) =>
    findVisible<ProofOfActivity>({ ...soughtProof(trx, actor, ability, id), load: (seen) => proofById(trx, seen) });

  return {
    async list(actor: Actor, request: z.output<typeof proofs.list.query>): Promise<Page<IssuedProof>> {
      const isOwn = actor.grants.get('proof:read') === 'O';
      const { school_id, filter } = request;
      const past = filter.cycle_id === undefined ? undefined : { id: filter.cycle_id };
      if (school_id !== undefined && isOwn && school_id !== actor.schoolId) throw new Problem('schools.not-found');
      if (school_id !== undefined && !isOwn) await schoolFor(db, actor, 'proof:read', school_id, past);
      return proofsPage(db, actor, request);
    },

    async pdf(actor: Actor, id: number): Promise<FileReply> {
      const proof = await found(db, actor, 'proof:read', id);
      const url = new URL(proofsPages.proofCheck.href({ token: proof.code }), publicUrl).href;
      const content = await proofPdf({ proof, url, locale: actor.locale });
      return { name: `${proof.folio}.pdf`, type: 'application/pdf', disposition: 'inline', content };
    },

    /** Revokes a proof with its reason; a corrected one gets a new code and the person's present name. */
    revoke(actor: Actor, id: number, { reason, corrected }: Revoke) {
      return db.transaction(async (trx) => {
        const { id: seen } = await found(trx, actor, 'proof:manage', id);
        await lockRows(trx, 'attendance_proof_users', seen);
        const proof = await found(trx, actor, 'proof:manage', id);
        const at = utc(clock.now());
        await changeJudged(trx, 'attendance_proof_users', {
          at: { id, revoked_at: null },
          changes: { revoked_at: at, revoked_by: actor.userId, reason },
          gone: () => new Problem('proofs.revoked'),
        });
        await recordAudit(trx, {
          ...{ at, actor, action: 'proof.revoked', subject: { type: 'proof', id, label: proof.folio } },
          after: { reason },
        });
        if (!corrected) {
          await enqueueRevoked(trx, id, at);
          return { revoked: await shownAgain(trx, actor, id), corrected: null };
        }
        const { proof_id, user_id, school_id, cycle_id, folio, school, date, time } = proof;
        const anew = await insertProof(trx, {
          ...{ proof_id, user_id, school_id, cycle_id, folio, school, date, time, issued_at: at, corrects_id: id },
          ...{ title: corrected.title, tenths: Math.round(corrected.hours * 10), person: await nameOf(trx, user_id) },
        });
        await enqueueIssued(trx, [anew], at);
        return { revoked: await shownAgain(trx, actor, id), corrected: await shownAgain(trx, actor, anew) };
      });
    },

    /** What anybody may read of the proof with a code. */
    async check(code: string): Promise<CheckedProof> {
      await repeatingConflicts(() => windows.take(db, `proofs:${currentRequest()?.ip ?? ''}`, CHECKS));
      const proof = await checkedProof(db, code);
      if (!proof) throw new Problem('proofs.unknown');
      return proof;
    },
  };
}

async function shownAgain(trx: Knex, actor: Actor, id: number): Promise<IssuedProof> {
  const row = await proofById(trx, id);
  if (!row) throw new Error('The proof that was just written is not there');
  return shownProof(actor, row);
}

export type IssuedProofsService = ReturnType<typeof issuedProofsService>;
