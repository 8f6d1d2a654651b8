import type { Locale } from '@ruta/contracts';
import type { pai } from '@ruta/contracts/pai/pai.api';
import type { CoachActivity, PaiDraft, PaiForm } from '@ruta/contracts/pai/pai.schema';
import { mandatoryTabs } from '@ruta/state-machines/dpi/pai.rules';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { lockRows } from '../../database/row-locks';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { textIn } from '../../kernel/text-in';
import { utc, type Clock } from '../../time/clock';
import { cycleDates, cycleName } from '../cycles';
import { dpiPlace, figuresOf, freezeIfOver, questionsOf, shownTallies, totalsIn } from '../dpi';
import { coachOf } from '../hierarchy';
import { schoolFor } from '../schools';
import { shownDraft } from './draft.shown';
import type { CoachPaiRow, PaiPlace, PaiPlanRow } from './pai.tables';
import { insertDraft, makePlan, openPlan, updateDraft } from './plan.model';
import { coachActivities, draftsOf, planOf, tabsOf, type SavedDraft } from './plan.reader';
import { assertOpen, paiState, type CyclePlace } from './standing';

interface FormDeps {
  db: Knex;
  clock: Clock;
}

type SaveDraft = z.output<typeof pai.saveDraft.body>;

/** A school whose plan may be established now, with the tabs of its form. */
export interface OpenForm {
  school: { id: number; name: string; timezone: string };
  place: CyclePlace;
  plan: PaiPlanRow;
  tabs: ReadonlyMap<number, { is_mandatory: boolean }>;
}

const stale = (current: SavedDraft | undefined) => {
  const shown = current && shownDraft(current);
  return new Problem('pai.stale', { current: shown ?? null, saved: shown?.saved ?? undefined });
};
export { stale as staleDraft };

/**
 * The form of a school in a transaction. Leaders of one school take turns on its row, so that what is judged here stays
 * true until the transaction ends. Whoever comes first fixes which tabs are mandatory.
 */
export async function openForm(trx: Knex.Transaction, clock: Clock, actor: Actor, schoolId: number): Promise<OpenForm> {
  const school = await schoolFor(trx, actor, 'pai:establish', schoolId);
  await lockRows(trx, 'schools', schoolId);
  const place = await dpiPlace(trx, clock, schoolId);
  if (place.cycle_id === null) throw new Problem('pai.none');
  const open = { ...place, cycle_id: place.cycle_id };
  const at = { school_id: schoolId, cycle_id: place.cycle_id };
  assertOpen(await paiState(trx, open));
  // On the days after the end nobody may have read the results yet.
  await freezeIfOver(trx, clock, open);
  await makePlan(trx, at);
  const plan = await planOf(trx, at);
  if (!plan) throw new Error('The plan was just made');
  if (plan.opened_at === null) await fixTabs(trx, open, plan, utc(clock.now()));
  const tabs = new Map(
    (await tabsOf(trx, plan.id)).map(({ question_id, is_mandatory }) => [
      question_id,
      { is_mandatory: Boolean(is_mandatory) },
    ]),
  );
  return { school, place: open, plan, tabs };
}

/** What may be shown of each question; null without answers. */
async function shownFigures(db: Knex, place: CyclePlace) {
  const totals = await totalsIn(db, { cycle_id: place.cycle_id, school_id: place.school_id });
  return (question: number) => {
    const { unanswered: _, ...figures } = figuresOf(shownTallies(totals.get(question) ?? []));
    return figures.answered === 0 ? null : figures;
  };
}

/** Stores the questions of a plan and which of them are mandatory, by the averages that are shown now. */
async function fixTabs(trx: Knex, place: CyclePlace, plan: PaiPlanRow, at: string): Promise<void> {
  const figures = await shownFigures(trx, place);
  const questions = await questionsOf(trx, place.cycle_id);
  const averaged = questions.map(({ id }) => ({ questionId: id, average: figures(id)?.average ?? null }));
  const mandatory = mandatoryTabs(averaged);
  await openPlan(trx, plan, {
    at,
    tabs: questions.map(({ id }) => ({ question_id: id, is_mandatory: mandatory.includes(id) })),
    gone: () => stale(undefined),
  });
}

/** The form of a plan while it is written (PAI-01). */
export function formService({ db, clock }: FormDeps) {
  return {
    form: (actor: Actor, schoolId: number, language: Locale): Promise<PaiForm> =>
      db.transaction(async (trx) => {
        const { school, place, tabs } = await openForm(trx, clock, actor, schoolId);
        const at: PaiPlace = { school_id: schoolId, cycle_id: place.cycle_id };
        const figures = await shownFigures(trx, place);
        const drafts = await draftsOf(trx, at);
        const questions = (await questionsOf(trx, place.cycle_id)).filter(({ id }) => tabs.has(id));
        const shown = questions.map(({ id, theme, question_es, question_en }) => {
          const draft = drafts.get(id);
          return {
            ...{ question_id: id, theme, question: textIn(language, question_es, question_en) },
            is_mandatory: tabs.get(id)?.is_mandatory ?? false,
            figures: figures(id),
            draft: draft ? shownDraft(draft) : null,
          };
        });
        return {
          school,
          cycle: {
            ...{ id: place.cycle_id, name: await cycleName(trx, place.cycle_id) },
            ...(await cycleDates(trx, place.cycle_id)),
          },
          today: place.today,
          is_free: shown.every(({ is_mandatory }) => !is_mandatory),
          tabs: [...shown.filter((tab) => tab.is_mandatory), ...shown.filter((tab) => !tab.is_mandatory)],
          coach_activities: (await coachActivities(trx)).map(shownActivity),
          coach: await coachOf(trx, at),
        };
      }),

    /** The catalogue of the coaches' activities; it belongs to no school. */
    async coachActivities(actor: Actor, theme: string | undefined): Promise<CoachActivity[]> {
      actor.scopeAsked = true;
      return (await coachActivities(db, theme)).map(shownActivity);
    },

    /** Saves a tab over the version that its writer has seen. */
    saveDraft: (actor: Actor, question_id: number, { school_id, revision, ...form }: SaveDraft): Promise<PaiDraft> =>
      db.transaction(async (trx) => {
        const { place, tabs } = await openForm(trx, clock, actor, school_id);
        if (!tabs.has(question_id)) throw new Problem('pai.not-found');
        const at: PaiPlace = { school_id, cycle_id: place.cycle_id };
        const known = (await draftsOf(trx, at)).get(question_id);
        if (revision !== (known?.revision ?? 0)) throw stale(known);
        const saved = { form, by: actor.userId, at: utc(clock.now()) };
        if (known) await updateDraft(trx, known.id, { ...saved, revision, stale: () => stale(known) });
        else await insertDraft(trx, { ...at, question_id }, saved);
        const draft = (await draftsOf(trx, at)).get(question_id);
        if (!draft) throw new Error('The draft was just saved');
        return shownDraft(draft);
      }),
  };
}

const shownActivity = ({ id, activity_code, activity_es, activity_en, theme }: CoachPaiRow): CoachActivity => ({
  ...{ id, activity_code, activity: activity_es, activity_en, theme },
});

export type FormService = ReturnType<typeof formService>;
