import { PRESENCE_SECONDS } from '@ruta/contracts/pai/limits';
import type { PaiPresence } from '@ruta/contracts/pai/pai.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { dpiPlace } from '../dpi';
import { schoolFor } from '../schools';
import { tabsOf } from './plan.reader';
import { arrive } from './presence.model';
import { othersIn } from './presence.reader';
import { assertOpen, paiState } from './standing';

/** Who is in which tab of a plan while it is written (PAI-01; decision 0053). */
export const presenceService =
  ({ db, clock }: { db: Knex; clock: Clock }) =>
  /** Says that the caller is in a tab; gives the others who were in one within the last `PRESENCE_SECONDS`. */
  async (actor: Actor, question_id: number, school_id: number): Promise<PaiPresence[]> => {
    await schoolFor(db, actor, 'pai:establish', school_id);
    const place = await dpiPlace(db, clock, school_id);
    if (place.cycle_id === null) throw new Problem('pai.none');
    const state = await paiState(db, { ...place, cycle_id: place.cycle_id });
    assertOpen(state);
    const tabs = state.plan ? await tabsOf(db, state.plan.id) : [];
    if (!tabs.some((tab) => tab.question_id === question_id)) throw new Problem('pai.not-found');
    const at = { school_id, cycle_id: place.cycle_id };
    const now = clock.now();
    await arrive(db, { ...at, user_id: actor.userId, question_id, seen_at: utc(now) });
    const since = utc(new Date(now.getTime() - PRESENCE_SECONDS * 1000));
    return othersIn(db, at, { except: actor.userId, since });
  };
