import { PAI_TEXT_FIELDS } from '@ruta/contracts/pai/limits';
import type { PaiDraftForm, PaiItemForm } from '@ruta/contracts/pai/pai.schema';
import type { Knex } from 'knex';
import { changeJudged } from '../../database/judged-rows';
import { updateAtRevision } from '../../database/update-at-revision';
import type { PaiDraftRow, PaiPlace, PaiPlanRow } from './pai.tables';
import { leaveAll } from './presence.model';

/** The refusal of a change over another version. */
type Stale = Parameters<typeof updateAtRevision<'pai_items'>>[2]['stale'];

/** Makes the row of a school’s plan, unless it is there. */
export const makePlan = async (trx: Knex, { school_id, cycle_id }: PaiPlace): Promise<void> => {
  await trx('pai_plans').insert({ school_id, cycle_id }).onConflict(['school_id', 'cycle_id']).ignore();
};

/** Fixes the tabs of a plan that nobody has opened yet. */
export async function openPlan(
  trx: Knex,
  { id }: Pick<PaiPlanRow, 'id'>,
  {
    at,
    tabs,
    gone,
  }: { at: string; tabs: readonly { question_id: number; is_mandatory: boolean }[]; gone: () => Error },
): Promise<void> {
  await changeJudged(trx, 'pai_plans', { at: { id, opened_at: null }, changes: { opened_at: at }, gone });
  if (tabs.length > 0) await trx('pai_tabs').insert(tabs.map((tab) => ({ plan_id: id, ...tab })));
}

/** Marks that the leaders were told of a plan, once. Returns whether this call did. */
export const announcePlan = async (trx: Knex, place: PaiPlace, at: string): Promise<boolean> =>
  (await trx('pai_plans')
    .where({ school_id: place.school_id, cycle_id: place.cycle_id, announced_at: null, established_at: null })
    .update({ announced_at: at })) > 0;

interface Saved {
  form: PaiDraftForm;
  by: number;
  at: string;
}

/** Writes the first draft of a question. */
export async function insertDraft(
  trx: Knex,
  place: PaiPlace & { question_id: number },
  { form, by, at }: Saved,
): Promise<void> {
  const { school_id, cycle_id, question_id } = place;
  const stamps = { updated_by: by, created_at: at, updated_at: at };
  await trx('pai_drafts').insert({ school_id, cycle_id, question_id, ...form, revision: 1, ...stamps });
}

/** Writes another version of a draft over the one that was seen. */
export const updateDraft = (
  trx: Knex,
  id: number,
  { form, by, at, revision, stale }: Saved & { revision: number; stale: Stale },
): Promise<void> =>
  updateAtRevision(trx, 'pai_drafts', {
    ...{ at: { id }, revision, stale },
    changes: { ...form, updated_by: by, updated_at: at },
  });

/** Makes a plan established, once. */
export const closePlan = (
  trx: Knex,
  id: number,
  { at, by, gone }: { at: string; by: number; gone: () => Error },
): Promise<void> =>
  changeJudged(trx, 'pai_plans', {
    ...{ at: { id, established_at: null }, gone },
    changes: { established_at: at, established_by: by },
  });

/** Turns the drafts of a school into the items of its plan. */
export async function insertItems(
  trx: Knex,
  plan: PaiPlanRow,
  { drafts, by, at }: { drafts: readonly (PaiDraftRow & { coach_pai_id: number })[]; by: number; at: string },
): Promise<void> {
  await trx('pai_items').insert(
    drafts.map((draft) => ({
      ...{ plan_id: plan.id, question_id: draft.question_id, coach_pai_id: draft.coach_pai_id, ...textsOf(draft) },
      ...{ revision: 1, updated_by: by, created_at: at, updated_at: at },
    })),
  );
  const { school_id, cycle_id } = plan;
  await leaveAll(trx, plan);
  await trx('pai_drafts').where({ school_id, cycle_id }).delete();
}

/** Names the two items of the agenda of an item of the plan. */
export const linkItem = (
  trx: Knex,
  id: number,
  agenda: { school_agenda_id: number; coach_agenda_id: number },
): PromiseLike<number> => trx('pai_items').where({ id }).update(agenda);

/** Writes the texts of an item. */
export const updateItem = (
  trx: Knex,
  id: number,
  { form, by, at, stale }: { form: PaiItemForm; by: number; at: string; stale: Stale },
): Promise<void> =>
  updateAtRevision(trx, 'pai_items', {
    ...{ at: { id }, revision: form.revision, stale },
    changes: { ...textsOf(form), updated_by: by, updated_at: at },
  });

/** The eight texts of a row or a form. */
export const textsOf = (from: PaiDraftForm | PaiItemForm | PaiDraftRow) =>
  Object.fromEntries(PAI_TEXT_FIELDS.map((field) => [field, from[field]])) as Pick<
    PaiDraftRow,
    (typeof PAI_TEXT_FIELDS)[number]
  >;
