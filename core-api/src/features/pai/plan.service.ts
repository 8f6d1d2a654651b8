import { ROLES, type Ability, type Locale } from '@ruta/contracts';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import type { pai } from '@ruta/contracts/pai/pai.api';
import type { Pai, PaiItem, PaiItemForm, PaiMove, PaiSide } from '@ruta/contracts/pai/pai.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { lockRows } from '../../database/row-locks';
import { withinSchools } from '../../database/scope';
import { holds, type Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { textIn } from '../../kernel/text-in';
import { utc, type Clock } from '../../time/clock';
import { agendaService, changePlannedRow, type AgendaParts } from '../agenda';
import { currentCycle, cycleDates, cycleName, cycleToRead } from '../cycles';
import { dpiPlace } from '../dpi';
import { schoolFor } from '../schools';
import { lastSaved } from '../users';
import { comparedThemes } from './compared.reader';
import { textsOf, updateItem } from './plan.model';
import { agendaItems, itemOf, itemsOf, nameOf, selectItems, type ItemRow } from './plan.reader';
import { paiState } from './standing';

type Asked = z.output<typeof pai.plan.query>;

interface PlanDeps {
  db: Knex;
  clock: Clock;
  agenda: AgendaParts;
}

/** A school's plan: what it says, its texts, and the dates of both sides (PAI-02). */
export function planService({ db, clock, agenda: parts }: PlanDeps) {
  const { kinds, reader } = parts;
  const moves = agendaService({ db, clock, agenda: parts });

  const sideOf = (actor: Actor, item: AgendaActivity): PaiSide => {
    const { id, date, time, datetime, status, expired, isStarted, isCompleted, coach, revision, activity_type } = item;
    const url = holds(actor, 'agenda:read') ? kinds.of(activity_type).pageOf(ROLES[actor.role].area, item) : null;
    return {
      ...{ id, date, time, datetime, status, expired, isStarted, isCompleted, coach, revision, activity_type, url },
      can_reschedule: item.can.reschedule,
    };
  };

  /** Items with both of their activities, in one statement. */
  const shownItems = async (trx: Knex, actor: Actor, school: Pai['school'], rows: readonly ItemRow[], to: Shown) => {
    const query = agendaItems(trx, rows);
    const items = new Map((await reader.rows(trx, query, school, actor)).map((item) => [item.id, item]));
    return rows.flatMap((row): PaiItem[] => {
      const own = items.get(row.school_agenda_id ?? 0);
      const coach = items.get(row.coach_agenda_id ?? 0);
      if (!own || !coach) return [];
      return [
        {
          ...{ id: row.id, question_id: row.question_id, theme: row.theme, revision: row.revision, ...textsOf(row) },
          question: textIn(to.language, row.question_es, row.question_en),
          established_at: row.established_at,
          coach_pai: {
            ...{ id: row.coach_pai_id, activity_code: row.activity_code },
            activity: textIn(to.language, row.activity_es, row.activity_en),
          },
          ...{ activity_datetime: own.datetime, activity_coach_datetime: coach.datetime },
          ...{ school_activity: sideOf(actor, own), coach_activity: sideOf(actor, coach) },
          can_edit: !to.isPast && holds(actor, 'pai:establish') && !own.isStarted && !own.isCompleted,
        },
      ];
    });
  };

  /** An item within the caller's scope; otherwise 404. */
  const findItem = async (trx: Knex, actor: Actor, ability: Ability, id: number): Promise<ItemRow> => {
    const [row] = await withinSchools(selectItems(trx).where('item.id', id), actor, ability, 'plan.school_id', {
      column: 'plan.cycle_id',
    });
    if (!row) throw new Problem('pai.not-found');
    return row;
  };

  /** An item that the caller has found, as it is now. */
  const oneItem = async (trx: Knex, actor: Actor, id: number, { ability, language }: Reading): Promise<PaiItem> => {
    const row = await itemOf(trx, id);
    if (!row) throw new Problem('pai.not-found');
    const past = { id: row.cycle_id };
    const school = await schoolFor(trx, actor, ability, row.school_id, past);
    const isPast = (await currentCycle(trx))?.id !== row.cycle_id;
    const [shown] = await shownItems(trx, actor, school, [row], { language, isPast });
    if (!shown) throw new Problem('pai.not-found');
    return shown;
  };

  return {
    /** The plan of a school in the started cycle, or in a finished one. */
    async plan(
      actor: Actor,
      { school_id, cycle_id }: Asked,
      language: Locale,
      ability: Ability = 'pai:read',
    ): Promise<Pai> {
      const read = await cycleToRead(db, cycle_id ?? (await currentCycle(db))?.id);
      const school = await schoolFor(db, actor, ability, school_id, read?.past);
      if (!read) throw new Problem('cycles.not-found');
      const place = { ...(await dpiPlace(db, clock, school_id, read.id)), cycle_id: read.id };
      const { plan, standing, totalValidated, hasChartData } = await paiState(db, place);
      const { start_at, end_at, today } = place;
      const rows = plan?.established_at ? await itemsOf(db, plan.id) : [];
      const themes = rows.map(({ theme }) => theme);
      return {
        ...{ school, today, standing, totalValidated, hasChartData },
        cycle: { id: read.id, name: await cycleName(db, read.id), ...(await cycleDates(db, read.id)) },
        dpiClosure: start_at === null || end_at === null ? null : { start_at, end_at },
        can_establish: standing === 'open' && holds(actor, 'pai:establish'),
        established_at: plan?.established_at ?? null,
        established_by: await nameOf(db, plan?.established_by ?? null),
        items: await shownItems(db, actor, school, rows, { language, isPast: read.past !== undefined }),
        compared: rows.length > 0 ? await comparedThemes({ db, clock, actor }, place, themes) : null,
      };
    },

    /** Changes the texts of an item, and what the agenda says of it, until its activity has started. */
    update: (actor: Actor, id: number, form: PaiItemForm, language: Locale): Promise<PaiItem> =>
      db.transaction(async (trx) => {
        const reading = { ability: 'pai:establish', language } as const;
        const item = await findItem(trx, actor, reading.ability, id);
        const agendaId = item.school_agenda_id ?? 0;
        await lockRows(trx, 'agenda_activities', agendaId);
        if ((await currentCycle(trx))?.id !== item.cycle_id) throw new Problem('cycles.finished');
        const at = utc(clock.now());
        await updateItem(trx, id, {
          ...{ form, by: actor.userId, at },
          stale: async () =>
            new Problem('pai.item-stale', {
              current: await oneItem(trx, actor, id, reading),
              saved: await lastSaved(trx, { table: 'pai_items', author: 'updated_by', where: { id } }),
            }),
        });
        await changePlannedRow(trx, agendaId, {
          ...{ text: form.activity, by: actor.userId, at },
          gone: (isCompleted) => new Problem(isCompleted ? 'activities.completed' : 'activities.started'),
        });
        return oneItem(trx, actor, id, reading);
      }),

    /** Moves the activity of a side by the agenda's own service and rights. */
    reschedule: (actor: Actor, id: number, { who, ...move }: PaiMove, language: Locale): Promise<PaiItem> =>
      db.transaction(async (trx) => {
        const item = await findItem(trx, actor, 'pai:reschedule', id);
        const side = who ?? (ROLES[actor.role].area === 'coach' ? 'coach' : 'school');
        const agendaId = (side === 'school' ? item.school_agenda_id : item.coach_agenda_id) ?? 0;
        await moves.rescheduleIn(trx, actor, agendaId, move);
        return oneItem(trx, actor, id, { ability: 'pai:reschedule', language });
      }),
  };
}

interface Reading {
  /** The ability by which the caller found the item. */
  ability: Ability;
  language: Locale;
}

interface Shown {
  language: Locale;
  /** Of a finished cycle: nothing changes any more. */
  isPast: boolean;
}

export type PlanService = ReturnType<typeof planService>;
