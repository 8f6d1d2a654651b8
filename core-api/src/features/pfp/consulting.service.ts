import { OPENED_BACK_DAYS } from '@ruta/contracts/pfp/limits';
import type { FormationMark, FormationMarkForm } from '@ruta/contracts/pfp/pfp.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { dayIn, fromUtc, utc, type Clock } from '../../time/clock';
import { zoneOf } from './audience.reader';
import { countConsulted, itemToMark } from './item.model';
import type { ReadingService } from './reading.service';
import { addConsulted } from './totals.service';

const BACK_MS = OPENED_BACK_DAYS * 86_400_000;

interface ConsultingDeps {
  db: Knex;
  clock: Clock;
  reading: ReadingService;
}

/** That a plan is consulted: once, by the first content that is opened (PFP-01; decision 0055). */
export function consultingService({ db, clock, reading }: ConsultingDeps) {
  /** What a device says is believed within the last seven days, and never of the future. */
  const openedAt = ({ opened_at }: FormationMarkForm): Date => {
    const now = clock.now().getTime();
    const told = opened_at === undefined ? now : fromUtc(opened_at).getTime();
    return new Date(Math.min(now, Math.max(told, now - BACK_MS)));
  };

  return async function consulted(actor: Actor, id: number, form: FormationMarkForm): Promise<FormationMark> {
    const { plan } = await reading.find(actor, id);
    const opened = openedAt(form);
    const day = dayIn(await zoneOf(db, actor), opened);
    return db.transaction(async (trx) => {
      const place = { user_id: actor.userId, plan_id: plan.id, cycle_id: plan.cycle_id };
      const before = await itemToMark(trx, place);
      if (before.consulted) return { id, consulted: true, consulted_at: before.consulted_at };
      const consulted_at = utc(opened);
      const counted = await countConsulted(trx, place, { day, consulted_at, school_id: actor.schoolId });
      if (counted === 0) throw new Problem('pfp.closed');
      if (actor.schoolId !== null)
        await addConsulted(trx, { plan, user_id: actor.userId, school_id: actor.schoolId, at: utc(clock.now()) });
      return { id, consulted: true, consulted_at };
    });
  };
}

export type ConsultingService = ReturnType<typeof consultingService>;
