import { observationsPages } from '@ruta/contracts/observations/observations.pages';
import type { ObservationNotice } from '@ruta/contracts/observations/observations.words';
import type { Knex } from 'knex';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { dayIn, fromUtc } from '../../time/clock';
import { notify, type Recipient } from '../notifications';
import { leadersWho } from '../users';

const REGISTERED = 'observation.registered';
const ANSWERED = 'observation.answered';

interface Told {
  id: number;
}

/** Tells of a registered observation, in the transaction that registers it. */
export const enqueueRegistered = (trx: Knex.Transaction, id: number, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: REGISTERED, payload: { id } satisfies Told, at });

/** Tells its observer that the teacher answered, in the transaction that saves the answer. */
export const enqueueAnswered = (trx: Knex.Transaction, id: number, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: ANSWERED, payload: { id } satisfies Told, at });

interface Facts {
  school_id: number;
  timezone: string;
  observed_at: string;
  observer_id: number;
  observer_school_id: number | null;
  professor_id: number;
  replaces_id: number | null;
  guide_es: string;
  guide_en: string | null;
}

const factsOf = (db: Knex, id: number): PromiseLike<Facts | undefined> =>
  db('observations')
    .join({ guides: 'observation_guides' }, 'guides.id', 'observations.guide_id')
    .join('schools', 'schools.id', 'observations.school_id')
    .join({ observers: 'users' }, 'observers.id', 'observations.observer_id')
    .where('observations.id', id)
    .first<Facts | undefined>(
      ...['school_id', 'observed_at', 'observer_id', 'professor_id', 'replaces_id'].map((of) => `observations.${of}`),
      'schools.timezone',
      'observers.school_id as observer_school_id',
      'guides.name_es as guide_es',
      'guides.name_en as guide_en',
    );

const noticeOf = (id: number, facts: Facts, own: boolean): ObservationNotice => ({
  observation_id: id,
  observer_id: facts.observer_id,
  professor_id: facts.professor_id,
  guide_es: facts.guide_es,
  guide_en: facts.guide_en ?? facts.guide_es,
  date: dayIn(facts.timezone, fromUtc(facts.observed_at)),
  own,
  corrects: facts.replaces_id !== null,
});

/**
 * Notifies the school's leaders of an observation, the observed teacher where teachers may read theirs, and the observer of
 * the teacher's answer. Nobody is notified of their own actions.
 */
export const observationDeliveries = (db: Knex): Deliveries => ({
  async [REGISTERED](row) {
    const { id } = row.payload as Told; // written by `enqueueRegistered`
    const facts = await factsOf(db, id);
    if (!facts) return;
    const { school_id, observer_id, professor_id } = facts;
    const leaders = await leadersWho(db, 'observation:read', school_id);
    const teachers = await leadersWho(db, 'observation:read', school_id, ['PROF']);
    const recipients = (ids: readonly number[], url: string): Recipient[] => ids.map((user_id) => ({ user_id, url }));
    await notify(db, row, {
      type: REGISTERED,
      notice: noticeOf(id, facts, true),
      recipients: recipients(
        teachers.filter((user) => user === professor_id),
        observationsPages.professorObservation.href({ id }),
      ),
    });
    await notify(db, row, {
      type: REGISTERED,
      notice: noticeOf(id, facts, false),
      recipients: recipients(
        leaders.filter((user) => user !== observer_id && user !== professor_id),
        observationsPages.scholasticObservation.href({ id }),
      ),
    });
  },
  async [ANSWERED](row) {
    const { id } = row.payload as Told; // written by `enqueueAnswered`
    const facts = await factsOf(db, id);
    if (!facts) return;
    // Leaders observe at their own school, coaches at those of others.
    const isLeader = facts.observer_school_id === facts.school_id;
    const page = isLeader ? observationsPages.scholasticObservation : observationsPages.coachObservation;
    await notify(db, row, {
      type: ANSWERED,
      notice: noticeOf(id, facts, false),
      recipients: [{ user_id: facts.observer_id, url: page.href({ id }) }],
    });
  },
});
