import { formatDay } from '@ruta/contracts/kit/day-text';
import { proofLetter } from '@ruta/contracts/proofs/proofs.letters';
import { proofsPages } from '@ruta/contracts/proofs/proofs.pages';
import { ROLES } from '@ruta/contracts/roles';
import type { Knex } from 'knex';
import { letterId, type Mailer } from '../../mail';
import { enqueueEvent, enqueueEvents, type Deliveries } from '../../outbox';
import { utc, type Clock } from '../../time/clock';
import { notify, type Recipient } from '../notifications';
import { noteMailed, takeLetters } from './proof.model';
import { proofPdf } from './proof-paper';
import { proofById, proofsToTell, type ToldProof } from './proof.reader';

const ISSUED = 'proof.issued';
const REVOKED = 'proof.revoked';
const LETTER = 'proofs.letter';

interface Told {
  ids: readonly number[];
}

/** Tells people of their new proofs, in the transaction that issues them. */
export const enqueueIssued = (trx: Knex.Transaction, ids: readonly number[], at: string): Promise<number> =>
  enqueueEvent(trx, { kind: ISSUED, payload: { ids } satisfies Told, at });

/** Tells a person that a proof was revoked, in the transaction that revokes it. */
export const enqueueRevoked = (trx: Knex.Transaction, id: number, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: REVOKED, payload: { ids: [id] } satisfies Told, at });

interface Deps {
  db: Knex;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
}

/** Notifies people of their proofs, one notification a proof, and asks for the letters where the proof is sent. */
export const proofDeliveries = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Deliveries => {
  const tell = async (row: Parameters<Deliveries[string]>[0], type: typeof ISSUED | typeof REVOKED) => {
    const { ids } = row.payload as Told; // written by `enqueueIssued` and `enqueueRevoked`
    const told = await proofsToTell(db, ids);
    const [first] = told;
    if (first === undefined) return told;
    await notify(db, row, {
      type,
      notice: { proof_user_id: first.id, title: first.title, date: first.date },
      recipients: told.map(recipientOf),
    });
    return told;
  };
  return {
    async [ISSUED](row) {
      const told = await tell(row, ISSUED);
      const sent = told.filter(({ send_proof }) => Boolean(send_proof)).map(({ id }) => id);
      if (sent.length === 0) return;
      await db.transaction(async (trx) => {
        const at = utc(clock.now());
        const due = await takeLetters(trx, sent, at);
        await enqueueEvents(
          trx,
          due.map((id) => ({ kind: LETTER, lane: 'letters' as const, payload: { id }, at })),
        );
      });
    },
    async [REVOKED](row) {
      await tell(row, REVOKED);
    },
  };
};

const recipientOf = ({ user_id, role, school_id }: ToldProof): Recipient => ({
  user_id,
  url:
    role !== null && ROLES[role].area === 'professor'
      ? proofsPages.professorProofs.href()
      : proofsPages.scholasticProofs.href({ school_id }),
});

/** Sends the letters with the proof attached. Skips those that were revoked meanwhile, or sent already. */
export const proofLetters = ({ db, clock, mailer, publicUrl }: Deps): Deliveries => ({
  async [LETTER](row, signal) {
    const { id } = row.payload as { id: number }; // written above
    const [told] = await proofsToTell(db, [id]);
    const proof = await proofById(db, id);
    if (!told || !proof || proof.revoked_at !== null || proof.mailed_at !== null || told.email === '') return;
    const url = new URL(proofsPages.proofCheck.href({ token: proof.code }), publicUrl).href;
    const pdf = await proofPdf({ proof, url, locale: told.locale });
    const mail = proofLetter(told.locale, {
      name: told.name,
      ...{ title: proof.title, school: proof.school, date: formatDay(proof.date), url },
    });
    await mailer.send(
      letterId(row),
      {
        to: { name: proof.person, address: told.email },
        ...mail,
        attachments: [{ filename: `${proof.folio}.pdf`, content: pdf, contentType: 'application/pdf' }],
      },
      signal,
    );
    await noteMailed(db, id, utc(clock.now()));
  },
});
