import type { Visit, VisitDraftForm, VisitForm } from '@ruta/contracts/visits/visit.schema';
import type { Knex } from 'knex';
import { isUniqueViolation } from '../../database/db-problems';
import { findAllowed } from '../../database/find-visible';
import type { NewRow } from '../../database/table';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import type { Verdict } from '../../kernel/verdict';
import { utc, type Clock } from '../../time/clock';
import { currentCycle } from '../cycles';
import { lastSaved } from '../users';
import { schoolsOutOfReach } from './kept-draft.reader';
import { visitItems } from './visit.kind';
import type { Changed } from './visit.changes';
import {
  insertAxes,
  insertChanges,
  objectiveKey,
  STATUS_IDS,
  updateAxis,
  VisitModel,
  visitRowsByIds,
  type VisitRow,
} from './visit.model';
import { soughtVisit, type VisitFacts } from './visit.policy';
import { factsOf, type VisitReader } from './visit.reader';
import type { VisitTableRow } from './visits.tables';

type Axes = VisitDraftForm['school_visit_axis'];
type NewVisit = Pick<
  VisitModel,
  'school_id' | 'coach_id' | 'cycle_id' | 'objective' | 'date' | 'time' | 'timezone' | 'datetime' | 'eraser'
>;
type VisitFields = Omit<NewRow<'school_visits'>, 'id' | 'revision'>;
type Placed = Pick<VisitModel, 'id' | 'school_id' | 'coach_id' | 'cycle_id' | 'timezone'>;

/** Steps of changes to visits. Each takes the service's transaction. */
export function visitWriter(clock: Clock, reader: VisitReader) {
  const now = () => utc(clock.now());

  /** The four axes; refuses plans of any other. */
  const knownAxes = async (trx: Knex, plans: Axes) => {
    const all = await reader.axes(trx);
    const known = new Set(all.map(({ id }) => id));
    if (plans.some(({ id }) => !known.has(id))) throwFieldErrors({ school_visit_axis: ['visits.axes.four'] });
    return all;
  };

  const saveAxes = async (trx: Knex, visitId: number, axes: Axes) => {
    await knownAxes(trx, axes);
    for (const { id, actions, specifications } of axes) {
      await updateAxis(trx, { school_visit_id: visitId, axis_id: id, actions, specifications });
    }
  };

  return {
    now,
    saveAxes,

    /** The visit with its facts, if it is within scope (else 404) and the verdict allows the verb. */
    find: (trx: Knex, actor: Actor, id: number, verb?: (actor: Actor, facts: VisitFacts) => Verdict) =>
      findAllowed(actor, {
        ...soughtVisit(trx, actor, id, clock.now()),
        load: async (seen) => {
          const [row] = await visitRowsByIds(trx, [seen]);
          return row && { ...row, isKept: (await schoolsOutOfReach(trx, actor, [row])).size > 0 };
        },
        factsOf: (row) => factsOf(row, clock, row.isKept),
        verb,
      }),

    /** The cycle of new visits. */
    async startedCycle(trx: Knex) {
      const cycle = await currentCycle(trx);
      if (!cycle) throw new Problem('cycles.none-started');
      return cycle;
    },

    /** The visit as form values. */
    async formOf(trx: Knex, actor: Actor, { id, objective, date, time }: VisitRow): Promise<VisitDraftForm> {
      const { school_visit_axis: axes = [] } = await reader.getDetail(trx, actor, id);
      const plans = axes.map(({ id: axisId, actions, specifications }) => ({ id: axisId, actions, specifications }));
      return { objective, date, time, school_visit_axis: plans };
    },

    /** Inserts a visit with its four axes. Refuses a second open draft of the coach for the school. */
    async insert(trx: Knex, facts: NewVisit, axes: Axes): Promise<number> {
      const row = {
        ...facts,
        search_key: objectiveKey(facts.objective),
        school_visit_status_id: STATUS_IDS.new,
        revision: 1,
        created_at: now(),
        updated_at: now(),
        updated_by: facts.coach_id,
      };
      const { id } = await VisitModel.query(trx)
        .insert(row)
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? new Problem('visits.draft-exists') : error;
        });
      const plans = new Map(axes.map((plan) => [plan.id, plan]));
      const rows = (await knownAxes(trx, axes)).map(({ id: axis_id }) => {
        const { actions = '', specifications = '' } = plans.get(axis_id) ?? {};
        return { school_visit_id: id, axis_id, actions, specifications };
      });
      await insertAxes(trx, rows);
      return id;
    },

    /**
     * Updates the row if it has the expected revision, and is as it was `judged`; otherwise 409 with the current record
     * (law 6).
     */
    async update(
      trx: Knex,
      actor: Actor,
      id: number,
      revision: number,
      changes: Partial<VisitFields>,
      judged: Readonly<Partial<VisitTableRow>> = {},
    ) {
      const { objective } = changes;
      await updateAtRevision(trx, 'school_visits', {
        at: { ...judged, id },
        revision,
        changes: {
          ...changes,
          ...(objective === undefined ? {} : { search_key: objectiveKey(objective) }),
          updated_at: now(),
          updated_by: actor.userId,
        },
        stale: async () =>
          new Problem('visits.stale', {
            current: await reader.getDetail(trx, actor, id),
            saved: await lastSaved(trx, { table: 'school_visits', author: 'updated_by', where: { id } }),
          }),
      });
    },

    /** Records who changed what in a published visit, in the transaction of the change (VIS-05). */
    saveChanges: (trx: Knex, actor: Actor, id: number, changes: readonly Changed[]) => {
      const made = { school_visit_id: id, user_id: actor.userId, created_at: now() };
      return insertChanges(
        trx,
        changes.map((change) => ({ ...change, ...made })),
      );
    },

    /** Adds a published visit to the agenda. */
    async addToAgenda(trx: Knex, placed: Placed, { objective, date, time }: VisitForm, datetime: string) {
      const { id, school_id, cycle_id, coach_id, timezone } = placed;
      const facts = { id, school_id, cycle_id, coach_id, timezone, description: objective, date, time, datetime };
      await visitItems.add(trx, facts, now());
    },

    /** Updates the visit's agenda item; a draft has none. */
    changeAgenda: (trx: Knex, id: number, changes: Parameters<typeof visitItems.change>[2]) =>
      visitItems.change(trx, id, changes, now()),

    getDetail: (trx: Knex, actor: Actor, id: number): Promise<Visit> => reader.getDetail(trx, actor, id),
  };
}

export type VisitWriter = ReturnType<typeof visitWriter>;
