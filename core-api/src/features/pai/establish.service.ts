import type { Locale } from '@ruta/contracts';
import type { FieldMessage } from '@ruta/contracts/field-messages';
import type { pai } from '@ruta/contracts/pai/pai.api';
import type { Pai } from '@ruta/contracts/pai/pai.schema';
import { blankItem, isBegun, missingInPlan, tabsToAdd } from '@ruta/state-machines/dpi/pai.rules';
import { faultOf, itemOf, PAI_WIRE } from '@ruta/state-machines/dpi/pai.wire';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { toInstant } from '../../time/wall-clock';
import { addPlannedRows, titleOf } from '../agenda';
import { recordAudit } from '../audit';
import { coachOf } from '../hierarchy';
import { openForm, staleDraft, type OpenForm } from './form.service';
import { enqueueEstablished } from './pai.events';
import type { PaiDraftRow } from './pai.tables';
import { closePlan, insertItems, linkItem } from './plan.model';
import { coachActivities, draftsOf, itemsOf, type ItemRow, type SavedDraft } from './plan.reader';
import type { PlanService } from './plan.service';

type Establish = z.output<typeof pai.establish.body>;

interface EstablishDeps {
  db: Knex;
  clock: Clock;
  plans: PlanService;
}

/** Minutes of an activity of a plan, unless somebody changes them. */
const DURATION = 60;

/** A draft that is whole. */
interface WholeDraft extends PaiDraftRow {
  coach_pai_id: number;
  date: string;
  time: string;
  coach_date: string;
  coach_time: string;
}

/** Establishes a school's plan, once per cycle (PAI-01). */
export function establishService({ db, clock, plans }: EstablishDeps) {
  /** The drafts that the caller has seen. A begun one that they did not, or in another version, is refused with it. */
  const seenDrafts = (drafts: ReadonlyMap<number, SavedDraft>, { items }: Pick<Establish, 'items'>): SavedDraft[] => {
    const seen = new Map(items.map(({ question_id, revision }) => [question_id, revision]));
    for (const draft of drafts.values()) {
      const revision = seen.get(draft.question_id);
      if (revision === undefined ? isBegun(itemOf(draft)) : revision !== draft.revision) throw staleDraft(draft);
    }
    return [...drafts.values()].filter((draft) => isBegun(itemOf(draft)));
  };

  /** Refuses a plan that is not whole, with every tab and field that it lacks. */
  const assertWhole = async (trx: Knex, { school, place, tabs }: OpenForm, drafts: readonly SavedDraft[]) => {
    const items = drafts.map(itemOf);
    const asked = [...tabs].map(([questionId, { is_mandatory }]) => ({
      ...{ questionId, average: null, isMandatory: is_mandatory },
    }));
    const errors: Record<string, FieldMessage[]> = {};
    const add = (question: number, field: string, message: FieldMessage) =>
      (errors[`tabs.${question}.${field}`] = [message]);
    const dates = { today: place.today, cycleEndsOn: place.cycle_end_at ?? place.today };
    for (const { questionId, fields } of missingInPlan(items, asked, dates)) {
      const item = items.find((one) => one.questionId === questionId) ?? blankItem(questionId);
      for (const field of fields) add(questionId, PAI_WIRE[field], faultOf(field, item, dates.cycleEndsOn));
    }
    const offered = new Set((await coachActivities(trx)).map(({ id }) => id));
    for (const { questionId, coachPaiId, date, time, coachDate, coachTime } of items) {
      if (coachPaiId !== null && !offered.has(coachPaiId)) add(questionId, 'coach_pai_id', 'pai.coach.inactive');
      if (!exists(date, time, school.timezone)) add(questionId, 'time', 'time.nonexistent');
      if (!exists(coachDate, coachTime, school.timezone)) add(questionId, 'coach_time', 'time.nonexistent');
    }
    if (tabsToAdd(items, asked) > 0) errors['items'] = ['pai.tabs.too-few'];
    throwFieldErrors(errors);
  };

  /** The two items of the agenda of each item of the plan. */
  const plannedRows = async (
    trx: Knex,
    { school, place }: OpenForm,
    { items, drafts, by, at }: { items: readonly ItemRow[]; drafts: readonly WholeDraft[]; by: number; at: string },
  ) => {
    const coach = await coachOf(trx, { school_id: place.school_id, cycle_id: place.cycle_id });
    return items.flatMap((item) => {
      const draft = drafts.find(({ question_id }) => question_id === item.question_id);
      if (!draft) return [];
      const row = (text: string, date: string, time: string) => ({
        ...{ school_id: place.school_id, cycle_id: place.cycle_id, activity_id: item.id, timezone: school.timezone },
        ...{ activity: titleOf(text), description: text, date, time, duration_min: DURATION },
        ...{ datetime: toInstant(date, time, school.timezone) ?? '', isStarted: false, isCompleted: false },
        ...{ created_at: at, updated_at: at },
      });
      return [
        {
          ...row(draft.activity, draft.date, draft.time),
          ...{ activity_type: 'PaiSchoolActivity' as const, coach_id: null, created_by: by, updated_by: by },
        },
        {
          ...row(item.activity_es, draft.coach_date, draft.coach_time),
          // Without a coach it waits for the next one.
          ...{ activity_type: 'PaiCoachActivity' as const, coach_id: coach?.id ?? null, created_by: null },
        },
      ];
    });
  };

  /** Establishes the plan of the saved tabs. Of two leaders who do so at once one is told that it is there. */
  const establish = (actor: Actor, { school_id, items: named }: Establish): Promise<number> =>
    db.transaction(async (trx) => {
      const form = await openForm(trx, clock, actor, school_id);
      const { plan, tabs, place, school } = form;
      const foreign = named.findIndex(({ question_id }) => !tabs.has(question_id));
      if (foreign >= 0) throwFieldErrors({ [`items.${foreign}.question_id`]: ['pai.question.foreign'] });
      const drafts = seenDrafts(await draftsOf(trx, { school_id, cycle_id: place.cycle_id }), { items: named });
      await assertWhole(trx, form, drafts);
      const whole = drafts.filter((draft): draft is SavedDraft & WholeDraft => draft.coach_pai_id !== null);
      const [by, at] = [actor.userId, utc(clock.now())];
      await closePlan(trx, plan.id, { at, by, gone: () => new Problem('pai.established') });
      await insertItems(trx, plan, { drafts: whole, by, at });
      const items = await itemsOf(trx, plan.id);
      const rows = await plannedRows(trx, form, { items, drafts: whole, by, at });
      const agenda = await addPlannedRows(trx, rows);
      for (const { id } of items)
        await linkItem(trx, id, {
          school_agenda_id: agenda('PaiSchoolActivity', id),
          coach_agenda_id: agenda('PaiCoachActivity', id),
        });
      await recordAudit(trx, {
        ...{ at, actor, action: 'school.pai-established' },
        ...{ subject: { type: 'school', id: school_id, label: school.name }, after: { questions: items.length } },
      });
      const questions = items.length;
      await enqueueEstablished(trx, { school_id, cycle_id: place.cycle_id, actor_id: by, questions }, at);
      return place.cycle_id;
    });

  return async (actor: Actor, form: Establish, language: Locale): Promise<Pai> => {
    const cycle_id = await establish(actor, form);
    return plans.plan(actor, { school_id: form.school_id, cycle_id }, language, 'pai:establish');
  };
}

const exists = (date: string | null, time: string | null, zone: string): boolean =>
  date === null || time === null || toInstant(date, time, zone) !== null;

export type EstablishService = ReturnType<typeof establishService>;
