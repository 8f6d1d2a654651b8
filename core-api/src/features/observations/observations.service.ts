import type { Locale } from '@ruta/contracts';
import type { Guide, GuideSummary, LevelWithProfessors, Professor } from '@ruta/contracts/observations/guide.schema';
import type { Observation, ObservationForm } from '@ruta/contracts/observations/observation.schema';
import { guideLanguage } from '@ruta/contracts/observations/guide-language';
import type { observations } from '@ruta/contracts/observations/observations.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { isUniqueViolation } from '../../database/db-problems';
import { lockRows } from '../../database/row-locks';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { assertAllowed } from '../../kernel/verdict';
import { utc, type Clock } from '../../time/clock';
import { currentCycle } from '../cycles';
import { schoolFor } from '../schools';
import { guidesOfLevel, guideToRun, levelsTaught } from './guide.reader';
import { saveObservable } from './observable.model';
import { deleteDraft, insertObservation } from './observation.model';
import { mayCorrect } from './observation.policy';
import { getObservation, isClientIdTaken, listObservations, ownByClientId } from './observation.reader';
import { assertAnswers, assertNamed, observedAt } from './observed';
import { observableByLevel, professorAt, professorsPage, type ListProfessors } from './professor.reader';
import { monthsOf, resultsOf } from './results.reader';

type List = z.output<typeof observations.list.query>;
type Results = z.output<typeof observations.results.query>;

interface ObservationsDeps {
  db: Knex;
  clock: Clock;
}

/** Classroom observations (OBS-01 to OBS-05). Every change is one transaction. */
export function observationsService({ db, clock }: ObservationsDeps) {
  const placeOf = async (trx: Knex, school_id: number) => ({
    school_id,
    cycle_id: (await currentCycle(trx))?.id ?? 0,
  });

  /** Refuses a correction of what is not the caller's latest of the same guide, teacher and school. Locks it. */
  const assertCorrects = async (trx: Knex, actor: Actor, id: number, form: ObservationForm) => {
    await lockRows(trx, 'observations', id);
    const old = await getObservation(trx, actor, { id, ability: 'observation:run' });
    assertAllowed(mayCorrect(actor, { observer_id: old.observer.id, replaced_by: old.replaced_by }));
    const isSame =
      old.guide.id === form.guide_id && old.professor.id === form.professor_id && old.school.id === form.school_id;
    if (!isSame) throwFieldErrors({ replaces_id: ['observations.replaces.other'] });
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
      const observed_at = observedAt(form.observed_at, now);
      const { cycle, guide, isObservable } = await assertNamed(trx, actor, form, observed_at);
      if (!cycle) throw new Problem('observations.no-cycle');
      if (!isObservable) throw new Problem('observations.not-observable');
      await assertAnswers(trx, form.guide_id, form, { isFinished: true });
      if (form.replaces_id !== undefined) await assertCorrects(trx, actor, form.replaces_id, form);
      const { client_id, school_id, guide_id, professor_id, level_id } = form;
      await insertObservation(
        trx,
        {
          ...{ client_id, school_id, guide_id, professor_id, level_id, observed_at },
          observer_id: actor.userId,
          cycle_id: cycle.id,
          received_at: utc(now),
          finalObservations: form.finalObservations.trim(),
          language: guideLanguage(guide.guide_code, form.lang),
          replaces_id: form.replaces_id ?? null,
        },
        form,
      );
      await deleteDraft(trx, { observer_id: actor.userId, professor_id, guide_id });
      const registered = await ownByClientId(trx, actor, client_id);
      if (!registered) throw new Problem('observations.not-found');
      return registered;
    });

  return {
    async guides(
      actor: Actor,
      { school_id, level_id }: { school_id: number; level_id: number },
    ): Promise<GuideSummary[]> {
      await schoolFor(db, actor, 'observation:run', school_id);
      const levels = await levelsTaught(db, school_id, actor.locale);
      if (!levels.some(({ id }) => id === level_id)) throw new Problem('observations.level-not-found');
      return guidesOfLevel(db, actor, level_id);
    },

    guide: (actor: Actor, id: number, lang: Locale | undefined): Promise<Guide> => guideToRun(db, actor, id, lang),

    async levels(actor: Actor, school_id: number, withProfessors: boolean): Promise<LevelWithProfessors[]> {
      await schoolFor(db, actor, 'observation:run', school_id);
      const levels = await levelsTaught(db, school_id, actor.locale);
      if (!withProfessors) return levels;
      const professors = await observableByLevel(db, await placeOf(db, school_id));
      return levels.map((level) => ({ ...level, professors: professors.get(level.id) ?? [] }));
    },

    async professors(actor: Actor, request: ListProfessors) {
      await schoolFor(db, actor, 'professor:read', request.school_id);
      return professorsPage(db, actor, request, await placeOf(db, request.school_id));
    },

    setObservable: (
      actor: Actor,
      id: number,
      { school_id, observable }: { school_id: number; observable: 0 | 1 },
    ): Promise<Professor> =>
      db.transaction(async (trx) => {
        await schoolFor(trx, actor, 'professor:set-observable', school_id);
        const place = await placeOf(trx, school_id);
        if (place.cycle_id === 0) throw new Problem('cycles.none-started');
        const present = async () => {
          const professor = await professorAt(trx, actor, id, place);
          if (!professor) throw new Problem('observations.professor-not-found');
          return professor;
        };
        await lockRows(trx, 'users', id);
        await present();
        const changed = { changed_by: actor.userId, changed_at: utc(clock.now()) };
        await saveObservable(trx, { user_id: id, ...place, observable: observable === 1, ...changed });
        return present();
      }),

    /** Two that arrive at once under one client_id are one: the second is answered as the first. */
    async create(actor: Actor, form: ObservationForm): Promise<Observation> {
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
    },

    list: (actor: Actor, query: List) => listObservations(db, actor, query),

    get: (actor: Actor, id: number, lang: Locale | undefined): Promise<Observation> =>
      getObservation(db, actor, { id, ability: 'observation:read', lang }),

    async results(actor: Actor, query: Results) {
      const { id, timezone } = await schoolFor(db, actor, 'observation:read', query.school_id);
      return resultsOf(db, actor, query, { school_id: id, timezone });
    },

    async monthly(actor: Actor, { school_id, year }: { school_id: number; year: string }) {
      const { timezone } = await schoolFor(db, actor, 'observation:read', school_id);
      return monthsOf(db, actor, year, { school_id, timezone });
    },
  };
}

export type ObservationsService = ReturnType<typeof observationsService>;
