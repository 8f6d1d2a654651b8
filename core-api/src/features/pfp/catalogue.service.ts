import type { CatalogueDetail, CataloguePlan, PlanForm } from '@ruta/contracts/pfp/catalogue.schema';
import { PLANS_MAX } from '@ruta/contracts/pfp/limits';
import type { Knex } from 'knex';
import { isUniqueViolation } from '../../database/db-problems';
import { deleteJudged } from '../../database/judged-rows';
import { movedTo, placeRows } from '../../database/order';
import { lockRows } from '../../database/row-locks';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { currentCycle } from '../cycles';
import { openAt, planShown, planSubject, planToChange } from './catalogue.judging';
import { deleteContents, insertPlan, planColumns } from './catalogue.model';
import { cataloguePlans, contentInCatalogue, cycleOfCatalogue, shownInCatalogue, stateOf } from './catalogue.reader';
import { reachOf } from './expected.reader';
import { contentsOf } from './formation.reader';
import { enqueueCounting, enqueuePublished } from './pfp.events';

interface CatalogueDeps {
  db: Knex;
  clock: Clock;
}

interface Judged {
  id: number;
  revision: number;
}

/** What the log tells of a plan. */
const factsOf = ({ id: _, cycle, can: __, contents, revision: ___, order: ____, ...facts }: CataloguePlan) => ({
  ...facts,
  cycle: cycle.name,
  contents,
});

/** Turns the refusal of the unique key of a cycle into the field's sentence. */
async function withOwnKey<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error)) throwFieldErrors({ key: ['pfp.key.taken'] });
    throw error;
  }
}

/** The catalogue of formation plans (PFP-01; decision 0055). Each change is one transaction with its audit entry. */
export function catalogueService({ db, clock }: CatalogueDeps) {
  /** Changes the state of a plan where it still is as it was seen. */
  const turned = async (
    trx: Knex.Transaction,
    actor: Actor,
    { id, revision, to }: Judged & { to: 'published' | 'retired' },
  ): Promise<CataloguePlan> => {
    const at = utc(clock.now());
    const before = await planToChange(trx, actor, id);
    const isPublished = stateOf(before) === 'published';
    const stale = async () => new Problem('pfp.stale', { current: await planShown(trx, actor, id) });
    if (before.revision !== revision) throw await stale();
    if (to === 'published' && isPublished) throw new Problem('pfp.published-already');
    if (to === 'published' && before.contents === 0) throw new Problem('pfp.no-contents');
    if (to === 'retired' && !isPublished) throw new Problem('pfp.not-published');
    await updateAtRevision(trx, 'formation_plans', {
      ...{ at: openAt(trx, { id, active: before.active, published_at: before.published_at }), revision, stale },
      changes: { active: to === 'published', published_at: before.published_at ?? at, updated_at: at },
    });
    const after = await planShown(trx, actor, id);
    await recordAudit(trx, {
      ...{ at, actor, action: `formation.${to}`, subject: planSubject(before) },
      ...{ before: { state: stateOf(before) }, after: { state: after.state } },
    });
    await enqueueCounting(trx, { cycle_id: before.cycle_id, after: 0 }, at);
    return after;
  };

  return {
    async list(actor: Actor, asked: number | undefined) {
      const cycle_id = asked ?? (await currentCycle(db))?.id;
      const cycle = cycle_id === undefined ? undefined : await cycleOfCatalogue(db, cycle_id);
      if (asked !== undefined && !cycle) throw new Problem('cycles.not-found');
      const rows = await cataloguePlans(db, actor, cycle?.id ?? 0);
      return { data: rows.map(shownInCatalogue), cycle: cycle ?? null };
    },

    async get(actor: Actor, id: number): Promise<CatalogueDetail> {
      const plan = await planShown(db, actor, id);
      const rows = (await contentsOf(db, [id])).get(id) ?? [];
      const audience = { roles: JSON.stringify(plan.roles), levels: JSON.stringify(plan.levels) };
      return { plan, contents: rows.map(contentInCatalogue), reaches: await reachOf(db, audience) };
    },

    async add(actor: Actor, { cycle_id: asked, ...form }: PlanForm & { cycle_id?: number | undefined }) {
      const cycle_id = asked ?? (await currentCycle(db))?.id ?? 0;
      return withOwnKey(
        db.transaction(async (trx) => {
          const at = utc(clock.now());
          // The cycle stays as it is judged, and who adds beside this one waits: the number of its plans is limited.
          await lockRows(trx, 'school_cycles', cycle_id);
          const cycle = await cycleOfCatalogue(trx, cycle_id);
          if (!cycle) throw new Problem('cycles.not-found');
          if (cycle.is_finished) throw new Problem('pfp.cycle-finished');
          const present = await cataloguePlans(trx, actor, cycle_id);
          if (present.length >= PLANS_MAX) throw new Problem('pfp.too-many-plans');
          const plan = await planShown(trx, actor, await insertPlan(trx, { cycle_id, form, at }));
          const after = factsOf(plan);
          await recordAudit(trx, { at, actor, action: 'formation.added', subject: planSubject(plan), after });
          return plan;
        }),
      );
    },

    change: (actor: Actor, id: number, { revision, ...form }: PlanForm & { revision: number }) =>
      withOwnKey(
        db.transaction(async (trx) => {
          const at = utc(clock.now());
          const row = await planToChange(trx, actor, id);
          const before = await planShown(trx, actor, id);
          const stale = async () => new Problem('pfp.stale', { current: await planShown(trx, actor, id) });
          if (row.revision !== revision) throw await stale();
          if (row.published_at !== null && form.key !== row.key) throwFieldErrors({ key: ['pfp.key.published'] });
          await updateAtRevision(trx, 'formation_plans', {
            ...{ at: openAt(trx, { id, published_at: row.published_at }), revision, stale },
            changes: { ...planColumns(form), updated_at: at },
          });
          const after = await planShown(trx, actor, id);
          await recordAudit(trx, {
            ...{ at, actor, action: 'formation.changed', subject: planSubject(after) },
            ...{ before: factsOf(before), after: factsOf(after) },
          });
          if (stateOf(row) === 'published') await enqueueCounting(trx, { cycle_id: row.cycle_id, after: 0 }, at);
          return after;
        }),
      ),

    /** Deletes a plan that was never published. Its files go with the sweep, where no other cycle names them. */
    remove: (actor: Actor, { id, revision }: Judged): Promise<void> =>
      db.transaction(async (trx) => {
        const at = utc(clock.now());
        const row = await planToChange(trx, actor, id);
        const stale = async () => new Problem('pfp.stale', { current: await planShown(trx, actor, id) });
        if (row.revision !== revision) throw await stale();
        if (row.published_at !== null) throw new Problem('pfp.published');
        const before = factsOf(shownInCatalogue(row));
        await deleteContents(trx, id);
        await deleteJudged(trx, 'formation_plans', {
          ...{ at: openAt(trx, { id, revision, published_at: null }), gone: stale },
        });
        await recordAudit(trx, { at, actor, action: 'formation.deleted', subject: planSubject(row), before });
      }),

    /** Publishes a plan, and tells whom it is for, where its cycle runs. */
    publish: (actor: Actor, judged: Judged): Promise<CataloguePlan> =>
      db.transaction(async (trx) => {
        const plan = await turned(trx, actor, { ...judged, to: 'published' });
        const { id, name_es, name_en, cycle } = plan;
        await enqueuePublished(trx, { plan_id: id, cycle_id: cycle.id, name_es, name_en }, utc(clock.now()));
        return plan;
      }),

    retire: (actor: Actor, judged: Judged): Promise<CataloguePlan> =>
      db.transaction((trx) => turned(trx, actor, { ...judged, to: 'retired' })),

    /** Moves a plan to a place of its cycle, counted from 1. Two people who move different plans are both right. */
    order: (actor: Actor, id: number, position: number): Promise<void> =>
      db.transaction(async (trx) => {
        const asked = await planShown(trx, actor, id);
        const ids = async () => (await cataloguePlans(trx, actor, asked.cycle.id)).map((row) => row.id);
        await lockRows(trx, 'formation_plans', await ids());
        const row = await planToChange(trx, actor, id);
        const order = movedTo(await ids(), id, position);
        await placeRows(trx, { table: 'formation_plans', column: 'order', ids: order });
        await recordAudit(trx, {
          ...{ at: utc(clock.now()), actor, action: 'formation.ordered', subject: planSubject(row) },
        });
      }),
  };
}

export type CatalogueService = ReturnType<typeof catalogueService>;
