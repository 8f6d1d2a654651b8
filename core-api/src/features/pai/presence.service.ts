import { PRESENCE_SECONDS } from '@ruta/contracts/pai/limits';
import type { PaiPresence } from '@ruta/contracts/pai/pai.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { openForm } from './form.service';
import { arrive } from './presence.model';
import { othersIn } from './presence.reader';

/** Who is in which tab of a plan while it is written (PAI-01; decision 0053). */
export const presenceService =
  ({ db, clock }: { db: Knex; clock: Clock }) =>
  /** Says that the caller is in a tab; gives the others who were in one within the last `PRESENCE_SECONDS`. */
  (actor: Actor, question_id: number, school_id: number): Promise<PaiPresence[]> =>
    db.transaction(async (trx) => {
      // Takes its turn at the school: nobody is left in a plan that is being established.
      const { place, tabs } = await openForm(trx, clock, actor, school_id);
      if (!tabs.has(question_id)) throw new Problem('pai.not-found');
      const at = { school_id, cycle_id: place.cycle_id };
      const now = clock.now();
      await arrive(trx, { ...at, user_id: actor.userId, question_id, seen_at: utc(now) });
      const since = utc(new Date(now.getTime() - PRESENCE_SECONDS * 1000));
      return othersIn(trx, at, { except: actor.userId, since });
    });
