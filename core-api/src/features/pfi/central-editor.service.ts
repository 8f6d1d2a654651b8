import type { Locale } from '@ruta/contracts';
import type { CatalogueCentral, CentralForm, CentralNew } from '@ruta/contracts/pfi/central-catalogue.schema';
import { CENTRAL_MAX } from '@ruta/contracts/pfi/limits';
import type { Knex } from 'knex';
import { isUniqueViolation } from '../../database/db-problems';
import { deleteJudged } from '../../database/judged-rows';
import { movedTo, placeRows } from '../../database/order';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { currentCycle, cycleInWork } from '../cycles';
import { changeCentralAt, insertCentral, putReasons, raiseCentrals } from './central-activity.model';
import { isInAPlan } from './central-catalogue.reader';
import { centralFacts, centralToChange, reasonRows } from './central-editor.judging';
import {
  centralCycle,
  centralIds,
  centralRow,
  centralShown,
  centralsShown,
  surveysToName,
} from './central-editor.reader';

interface EditorDeps {
  db: Knex;
  clock: Clock;
}

interface Judged {
  id: number;
  revision: number;
}

/** What the log names, and tells. */
const subjectOf = ({ id, title }: CatalogueCentral) => ({ type: 'central-activity', id, label: title }) as const;
const factsOf = ({ id: _, revision: __, can: ___, schools: ____, reasons, ...facts }: CatalogueCentral) => ({
  ...facts,
  reasons: reasons.map(({ reason }) => reason),
});

/** Central activities, edited by hand (PFI-02; decision 0063). Each change is one transaction with its audit entry. */
export function centralEditor({ db, clock }: EditorDeps) {
  const shownOf = async (trx: Knex, actor: Actor, id: number): Promise<CatalogueCentral> => {
    const central = await centralShown(trx, actor, id);
    if (!central) throw new Problem('pfi.central-not-found');
    return central;
  };

  /** Retires an activity that still is as it was seen, or offers it again. */
  const turned = (actor: Actor, { id, revision }: Judged, active: boolean): Promise<CatalogueCentral> =>
    db.transaction(async (trx) => {
      const at = utc(clock.now());
      await centralToChange(trx, actor, id);
      const before = await shownOf(trx, actor, id);
      await updateAtRevision(trx, 'central_activities', {
        ...{ at: { id }, revision, changes: { active, updated_at: at } },
        stale: () => new Problem('pfi.central-stale', { current: before }),
      });
      const after = await shownOf(trx, actor, id);
      await recordAudit(trx, {
        ...{ at, actor, action: `central-activity.${active ? 'restored' : 'retired'}`, subject: subjectOf(after) },
        ...{ before: { active: before.active }, after: { active } },
      });
      return after;
    });

  return {
    async list(actor: Actor, named: number | undefined, language: Locale) {
      const id = named ?? (await currentCycle(db))?.id;
      const cycle = id === undefined ? undefined : await centralCycle(db, id);
      if (named !== undefined && !cycle) throw new Problem('cycles.not-found');
      const data = cycle ? await centralsShown(db, actor, cycle) : [];
      return { data, cycle: cycle ?? null, surveys: await surveysToName(db, language) };
    },

    async add(actor: Actor, { cycle_id: named, code, ...form }: CentralNew, language: Locale) {
      try {
        return await db.transaction(async (trx) => {
          const at = utc(clock.now());
          // Who adds beside this one waits at the cycle: the number of its activities is limited.
          const cycle_id = await cycleInWork(trx, named, { isExclusive: true });
          const present = await centralIds(trx, actor, cycle_id);
          if (present.length >= CENTRAL_MAX) throw new Problem('pfi.central-full');
          const order = ((await centralRow(trx, actor, present.at(-1) ?? 0))?.order ?? 0) + 1;
          const facts = await centralFacts(trx, form, { cycle_id, order, active: 1, survey_id: null }, language);
          const id = await insertCentral(trx, { ...facts, cycle_id, code }, at);
          await putReasons(trx, id, reasonRows(form));
          const added = await shownOf(trx, actor, id);
          const [subject, after] = [subjectOf(added), factsOf(added)];
          await recordAudit(trx, { at, actor, action: 'central-activity.added', subject, after });
          return added;
        });
      } catch (error) {
        if (isUniqueViolation(error)) throwFieldErrors({ code: ['pfi.code.taken'] });
        throw error;
      }
    },

    change: (actor: Actor, { id, revision, form }: Judged & { form: CentralForm }, language: Locale) =>
      db.transaction(async (trx) => {
        const at = utc(clock.now());
        const row = await centralToChange(trx, actor, id);
        const before = await shownOf(trx, actor, id);
        const stale = () => new Problem('pfi.central-stale', { current: before });
        if (row.revision !== revision) throw stale();
        const facts = await centralFacts(trx, form, row, language);
        const changed = await changeCentralAt(trx, { id, revision }, { ...facts, updated_at: at });
        if (changed === 0) throw stale();
        await putReasons(trx, id, reasonRows(form));
        const after = await shownOf(trx, actor, id);
        await recordAudit(trx, {
          ...{ at, actor, action: 'central-activity.changed', subject: subjectOf(after) },
          ...{ before: factsOf(before), after: factsOf(after) },
        });
        return after;
      }),

    /** Offered no longer: undated plans lose it, those that have dated it keep it. */
    retire: (actor: Actor, judged: Judged) => turned(actor, judged, false),
    restore: (actor: Actor, judged: Judged) => turned(actor, judged, true),

    /** Moves an activity to a place of its cycle, counted from 1. Two people who move different ones are both right. */
    order: (actor: Actor, id: number, position: number): Promise<void> =>
      db.transaction(async (trx) => {
        const at = utc(clock.now());
        const { cycle_id } = await centralToChange(trx, actor, id);
        const before = await centralIds(trx, actor, cycle_id);
        const ids = movedTo(before, id, position);
        await placeRows(trx, { table: 'central_activities', column: 'order', ids });
        // A file says the place of each: one that was read before finds another revision.
        await raiseCentrals(
          trx,
          ids.filter((moved, place) => before[place] !== moved),
          at,
        );
        const subject = subjectOf(await shownOf(trx, actor, id));
        await recordAudit(trx, { at, actor, action: 'central-activity.ordered', subject });
      }),

    /** Deletes an activity that no plan has or had, with its reasons. Others are retired. */
    remove: (actor: Actor, { id, revision }: Judged): Promise<void> =>
      db.transaction(async (trx) => {
        const at = utc(clock.now());
        const row = await centralToChange(trx, actor, id);
        const before = await shownOf(trx, actor, id);
        if (await isInAPlan(trx, id)) throw new Problem('pfi.central-dated');
        if (row.revision !== revision) throw new Problem('pfi.central-stale', { current: before });
        await deleteJudged(trx, 'central_activities', {
          at: (query) =>
            void query.where({ id, revision }).whereNotExists((plans) => {
              void plans.from('pfi_activities').whereRaw('pfi_activities.central_activity_id = central_activities.id');
            }),
          gone: () => new Problem('pfi.central-dated'),
        });
        const [subject, facts] = [subjectOf(before), factsOf(before)];
        await recordAudit(trx, { at, actor, action: 'central-activity.deleted', subject, before: facts });
      }),
  };
}

export type CentralEditor = ReturnType<typeof centralEditor>;
