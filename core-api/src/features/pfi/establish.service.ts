import type { Locale } from '@ruta/contracts';
import type { FieldMessage } from '@ruta/contracts/field-messages';
import type { Pfi, PfiAvailables, PfiEstablishForm, PfiRemoval } from '@ruta/contracts/pfi/pfi.schema';
import type { Knex } from 'knex';
import { isUniqueViolation } from '../../database/db-problems';
import { lockRows } from '../../database/row-locks';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { addPlannedRows, judgedSchedule, titleOf, type AgendaParts } from '../agenda';
import { recordAudit } from '../audit';
import { cycleDates, cycleInWork, cycleName } from '../cycles';
import { dpiPlace } from '../dpi';
import { coachOf } from '../hierarchy';
import { schoolFor } from '../schools';
import { shownCentral } from './central-activity.reader';
import { marksOf } from './days.reader';
import { enqueueEstablished, enqueueRemoved } from './pfi.events';
import type { CentralActivityRow } from './pfi.tables';
import { insertActivities, linkActivity, planToChange, removeActivity, touchPlan } from './plan.model';
import { datedIn, isRecorded, itemOf, reasonsOf, undatedOf } from './plan.reader';
import type { PlanService } from './plan.service';
import { suggestDays } from './suggestion';

interface EstablishDeps {
  db: Knex;
  clock: Clock;
  agenda: AgendaParts;
  plans: PlanService;
}

/** Minutes of a tenth of an hour, and the longest that an item of the agenda lasts. */
const [TENTH_MINUTES, MINUTES_MAX] = [6, 720] as const;

/** Dates the central activities of a school's year, and takes them out again (PFI-01, PFI-02). */
export function establishService({ db, clock, agenda, plans }: EstablishDeps) {
  /** Where a school is in the started cycle, if its plan may change now. */
  const openPlace = async (trx: Knex, school_id: number) => {
    const place = await dpiPlace(trx, clock, school_id);
    if (place.cycle_id === null) throw new Problem('cycles.none-started');
    if (place.included === 0) throw new Problem('pfi.not-included');
    return { ...place, cycle_id: place.cycle_id, cycle: await cycleDates(trx, place.cycle_id) };
  };
  type OpenPlace = Awaited<ReturnType<typeof openPlace>>;

  /** What is wrong with each row, by its place in the list; with the instant of each. */
  const judged = (
    { activities }: PfiEstablishForm,
    { today, timezone, cycle }: OpenPlace,
    { offered, dated }: { offered: ReadonlySet<number>; dated: ReadonlySet<number> },
  ): string[] => {
    const errors: Record<string, FieldMessage[]> = {};
    const seen = new Set<number>();
    const instants = activities.map(({ central_activity_id, ...slot }, at) => {
      if (seen.has(central_activity_id)) errors[`activities.${at}.central_activity_id`] = ['pfi.twice'];
      else if (!offered.has(central_activity_id) && !dated.has(central_activity_id))
        errors[`activities.${at}.central_activity_id`] = ['pfi.not-offered'];
      seen.add(central_activity_id);
      const { instant, errors: wrong } = judgedSchedule(slot, { today, timezone, cycle });
      for (const [field, messages] of Object.entries(wrong)) errors[`activities.${at}.${field}`] = messages;
      return instant;
    });
    throwFieldErrors(errors);
    return instants;
  };

  /** Dates activities. People who date one school's year take turns on its row; of two who date one activity one is told. */
  const establish = (actor: Actor, form: PfiEstablishForm, language: Locale): Promise<Pfi> =>
    db.transaction(async (trx) => {
      const { school_id, activities } = form;
      const school = await schoolFor(trx, actor, 'pfi:establish', school_id);
      await lockRows(trx, 'schools', school_id);
      const place = await openPlace(trx, school_id);
      // Who edits the catalogue of the cycle waits, or is waited for: its row comes before the activities.
      await cycleInWork(trx, place.cycle_id);
      const at = utc(clock.now());
      const by = actor.userId;
      const plan = await planToChange(trx, { school_id, cycle_id: place.cycle_id }, at);
      const offered = new Map(
        ((await undatedOf(trx, place.cycle_id, [school_id])).get(school_id) ?? []).map((one) => [one.id, one]),
      );
      const dated = await datedIn(trx, plan.id);
      const instants = judged(form, place, { offered: new Set(offered.keys()), dated });
      if (activities.some(({ central_activity_id }) => dated.has(central_activity_id))) throw new Problem('pfi.dated');

      const ids = await insertActivities(
        trx,
        plan.id,
        activities.map(({ central_activity_id }) => central_activity_id),
      );
      const coach = await coachOf(trx, { school_id, cycle_id: place.cycle_id });
      const rows = activities.flatMap(({ central_activity_id, date, time }, index) => {
        const central = offered.get(central_activity_id);
        const id = ids.get(central_activity_id);
        if (!central || id === undefined) return [];
        return [
          {
            ...factsOf(central),
            ...{ school_id, cycle_id: place.cycle_id, coach_id: coach?.id ?? null, activity_id: id },
            ...{ date, time, timezone: school.timezone, datetime: instants[index] ?? '' },
            ...{ created_by: by, updated_by: by, created_at: at, updated_at: at },
          },
        ];
      });
      const agendaId = await addPlannedRows(trx, rows);
      for (const { activity_id } of rows) await linkActivity(trx, activity_id, agendaId('PfiActivity', activity_id));
      await touchPlan(trx, plan, { at, by });
      await recordAudit(trx, {
        ...{ at, actor, action: 'school.pfi-dated' },
        ...{ subject: { type: 'school', id: school_id, label: school.name }, after: { activities: rows.length } },
      });
      const news = { school_id, cycle_id: place.cycle_id, actor_id: by, activities: rows.length };
      await enqueueEstablished(trx, news, at);
      return plans.planIn(trx, actor, { school_id, cycle_id: place.cycle_id }, language, 'pfi:establish');
    });

  return {
    /** The central activities that a school has not dated, with a day for each. */
    async available(actor: Actor, school_id: number, language: Locale): Promise<PfiAvailables> {
      const school = await schoolFor(db, actor, 'pfi:read', school_id);
      const { cycle_id, cycle, today, start_at, end_at } = await openPlace(db, school_id);
      const open = (await undatedOf(db, cycle_id, [school_id])).get(school_id) ?? [];
      const reasons = await reasonsOf(
        db,
        open.map(({ id }) => id),
      );
      const diagnostic = start_at === null || end_at === null ? null : { start_at, end_at };
      const days = { school_id, cycle_id, from: today, to: cycle.end_at, diagnostic };
      const marksOn = await marksOf(db, agenda.kinds, actor, days);
      const suggestions = suggestDays(open, { today, cycle, marksOn });
      return {
        ...{ school, today, diagnostic, cycle: { id: cycle_id, name: await cycleName(db, cycle_id), ...cycle } },
        activities: open.map((row) => ({
          ...shownCentral(row, reasons.get(row.id) ?? [], language),
          suggestion: suggestions.get(row.id) ?? null,
        })),
      };
    },

    async establish(actor: Actor, form: PfiEstablishForm, language: Locale): Promise<Pfi> {
      try {
        return await establish(actor, form, language);
      } catch (error) {
        if (isUniqueViolation(error)) throw new Problem('pfi.dated');
        throw error;
      }
    },

    /** Takes an activity out of the plan and off the agenda; what it was stays readable, and it may be dated again. */
    remove: (actor: Actor, id: number, { reason }: PfiRemoval): Promise<void> =>
      db.transaction(async (trx) => {
        const seen = await plans.findRow(trx, actor, 'pfi:delete', id);
        const agenda_id = seen.agenda_activity_id ?? 0;
        await lockRows(trx, 'agenda_activities', agenda_id);
        const row = await plans.findRow(trx, actor, 'pfi:delete', id);
        if (row.removed_at !== null) throw new Problem('pfi.removed');
        if (row.cycle_state !== 'started') throw new Problem('cycles.finished');
        const item = await itemOf(trx, agenda_id);
        if (!item) throw new Problem('pfi.not-found');
        if (item.isCompleted) throw new Problem('activities.completed');
        if (item.isStarted) throw new Problem('activities.started');
        if (await isRecorded(trx, agenda_id)) throw new Problem('pfi.recorded');
        const { school_id, cycle_id, school_name } = row;
        const [by, at] = [actor.userId, utc(clock.now())];
        await removeActivity(trx, { id, agenda_id, reason, by, at, gone: () => new Problem('pfi.removed') });
        await recordAudit(trx, {
          ...{ at, actor, action: 'school.pfi-removed' },
          ...{ subject: { type: 'school', id: school_id, label: school_name } },
          ...{ before: { activity: item.activity, date: item.date }, after: { reason } },
        });
        const { activity, date } = item;
        await enqueueRemoved(trx, { school_id, cycle_id, actor_id: by, activity, date, reason }, at);
      }),
  };
}

/** What the agenda says of a central activity. */
const factsOf = ({ title_es, description_es, tenths }: CentralActivityRow) => ({
  ...{ activity_type: 'PfiActivity' as const, activity: titleOf(title_es), description: description_es },
  ...{ duration_min: Math.min(tenths * TENTH_MINUTES, MINUTES_MAX), isStarted: false, isCompleted: false },
});

export type EstablishService = ReturnType<typeof establishService>;
