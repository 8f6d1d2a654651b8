import type { Observation, ObservationForm } from '@ruta/contracts/observations/observation.schema';
import { guideLanguage } from '@ruta/contracts/observations/guide-language';
import type { Knex } from 'knex';
import { isUniqueViolation } from '../../database/db-problems';
import { lockRows } from '../../database/row-locks';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { correctedBy } from './corrected';
import { deleteDrafts } from './draft.model';
import { countObservation } from './figures.model';
import { monthAt } from './month-at';
import { enqueueRegistered } from './observation.events';
import { insertObservation } from './observation.model';
import { answersOf, isClientIdTaken, ownByClientId } from './observation.reader';
import type { Row } from './observation-rows.reader';
import { schoolReachedAt } from './school.reader';
import { assertAnswers, assertNamed, observedAt } from './observed';

interface RegisterDeps {
  db: Knex;
  clock: Clock;
}

/** What an observation is registered with, once it is allowed. */
interface Judged {
  corrected: Row | null;
  observed_at: string;
  cycle_id: number;
  guide_code: string;
  timezone: string;
}

/** Registers observations, each once, with its answers, its figures and its news (OBS-02, decision 0046). */
export function registerService({ db, clock }: RegisterDeps) {
  /** What a correction names was allowed when the first was registered. It keeps when that was, however long ago. */
  const correction = async (trx: Knex, actor: Actor, form: ObservationForm, id: number): Promise<Judged> => {
    await lockRows(trx, 'observations', id);
    const row = await correctedBy(trx, actor, id, form);
    const { observed_at, cycle_id, guide_code, school_timezone: timezone } = row;
    return { corrected: row, observed_at, cycle_id, guide_code, timezone };
  };

  const judged = async (trx: Knex, actor: Actor, form: ObservationForm, now: Date): Promise<Judged> => {
    if (form.replaces_id !== undefined) return correction(trx, actor, form, form.replaces_id);
    const observed_at = observedAt(form.observed_at, now);
    const { cycle, guide, isObservable, timezone } = await assertNamed(trx, actor, form, observed_at);
    if (!cycle) throw new Problem('observations.no-cycle');
    if (!isObservable) throw new Problem('observations.not-observable');
    return { corrected: null, observed_at, cycle_id: cycle.id, guide_code: guide.guide_code, timezone };
  };

  const register = (actor: Actor, form: ObservationForm): Promise<Observation> =>
    db.transaction(async (trx) => {
      // One at a time per observer: a draft that arrives beside its observation must not outlive it.
      await lockRows(trx, 'users', actor.userId);
      const known = await ownByClientId(trx, actor, form.client_id);
      if (known) return known;
      // Somebody else's is not told apart from none, and nothing of it is repeated.
      if (await isClientIdTaken(trx, form.client_id)) throw new Problem('observations.not-found');
      const now = clock.now();
      // First, as it may lock the place that allows this, which comes before its school (decision 0074).
      if (form.replaces_id === undefined)
        await schoolReachedAt(trx, actor, form.school_id, observedAt(form.observed_at, now));
      // The figures of a school are added to one at a time. Their months follow its time zone, which changes under this lock.
      await lockRows(trx, 'schools', form.school_id);
      const { corrected, observed_at, cycle_id, guide_code, timezone } = await judged(trx, actor, form, now);
      await assertAnswers(trx, form.guide_id, form, { isFinished: true });
      const { client_id, school_id, guide_id, professor_id, level_id } = form;
      const counted = { cycle_id, school_id, guide_id, professor_id };
      const id = await insertObservation(
        trx,
        {
          ...counted,
          ...{ client_id, level_id, observed_at, observer_id: actor.userId, received_at: utc(now) },
          finalObservations: form.finalObservations.trim(),
          language: guideLanguage(guide_code, form.lang),
          replaces_id: corrected?.id ?? null,
        },
        form,
      );
      const month = monthAt(timezone, observed_at);
      if (corrected)
        await countObservation(trx, counted, { month, answers: await answersOf(trx, corrected.id), by: -1 });
      await countObservation(trx, counted, { month, answers: await answersOf(trx, id), by: 1 });
      const draft = { observer_id: actor.userId, professor_id, guide_id, replaces_id: corrected?.id ?? 0 };
      await deleteDrafts(trx, (drafts) => drafts.where(draft));
      await enqueueRegistered(trx, id, utc(now));
      const registered = await ownByClientId(trx, actor, client_id);
      if (!registered) throw new Problem('observations.not-found');
      return registered;
    });

  /** Two that arrive at once under one client_id are one: the second is answered as the first. */
  return async (actor: Actor, form: ObservationForm): Promise<Observation> => {
    try {
      return await register(actor, form);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const known = await ownByClientId(db, actor, form.client_id);
      if (known) return known;
      throw new Problem(
        (await isClientIdTaken(db, form.client_id)) ? 'observations.not-found' : 'observations.replaced',
      );
    }
  };
}

export type Register = ReturnType<typeof registerService>;
