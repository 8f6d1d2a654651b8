import type { Page } from '@ruta/contracts';
import type { Visit, VisitForm } from '@ruta/contracts/visits/visit.schema';
import type { visits } from '@ruta/contracts/visits/visits.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { deleteJudged } from '../../database/judged-rows';
import { keepDeleted, restoreDeleted } from '../../deletions';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { dayIn, type Clock } from '../../time/clock';
import { assertMoved, assertSchedule } from '../agenda';
import { issueProof } from '../proofs';
import { schoolFor } from '../schools';
import { cancelVisit } from './visit.cancel';
import { changesBetween, partsOf } from './visit.changes';
import { enqueueVisitEvent } from './visit.events';
import { assertComplete, instantOf } from './visit.form';
import { STATUS_IDS, VisitModel, visitRecord, VisitRescheduleModel } from './visit.model';
import { visitPolicy } from './visit.policy';
import type { ListVisits, VisitReader } from './visit.reader';
import { visitWriter } from './visit.writer';

type Create = z.output<typeof visits.create.body>;
type Update = z.output<typeof visits.update.body>;
type Publish = z.output<typeof visits.publish.body>;
type Reschedule = z.output<typeof visits.reschedule.body>;

interface VisitsDeps {
  db: Knex;
  clock: Clock;
  reader: VisitReader;
}

/** Visits from the first draft to the finish (VIS-01 to VIS-07). Every change is one transaction. */
export function visitsService({ db, clock, reader }: VisitsDeps) {
  const writer = visitWriter(clock, reader);
  const { now, getDetail } = writer;

  return {
    list: (actor: Actor, query: ListVisits): Promise<Page<Visit>> => reader.list(db, actor, query),

    async get(actor: Actor, id: number): Promise<Visit> {
      await writer.find(db, actor, id);
      return { ...(await getDetail(db, actor, id)), school_visit_changes: await reader.changesOf(db, id) };
    },

    async hasDraft(actor: Actor, schoolId: number) {
      await schoolFor(db, actor, 'visit:write', schoolId);
      const draft = await VisitModel.query(db).findOne({ school_id: schoolId, coach_id: actor.userId, eraser: true });
      return { hasDraft: draft !== undefined, id: draft?.id ?? null };
    },

    create(actor: Actor, { school_id, school_visit_axis: axes, ...form }: Create): Promise<Visit> {
      return db.transaction(async (trx) => {
        const { timezone } = await schoolFor(trx, actor, 'visit:write', school_id);
        const cycle = await writer.startedCycle(trx);
        const today = dayIn(timezone, clock.now());
        const placed = { school_id, timezone, coach_id: actor.userId, cycle_id: cycle.id };
        if (form.eraser) {
          const id = await writer.insert(trx, { ...placed, ...form, datetime: instantOf(form, timezone) }, axes);
          return getDetail(trx, actor, id);
        }
        const datetime = assertSchedule(form, { today, timezone, cycle });
        const id = await writer.insert(trx, { ...placed, ...form, datetime }, axes);
        await writer.addToAgenda(trx, { ...placed, id }, { ...form, school_visit_axis: axes }, datetime);
        return enqueueVisitEvent(trx, 'visit.scheduled', { visit: await getDetail(trx, actor, id), actor, at: now() });
      });
    },

    /** Saves the sent fields. A published visit must stay complete and keep its date: another date is a reschedule. */
    update(actor: Actor, id: number, { revision, ...sent }: Update): Promise<Visit> {
      return db.transaction(async (trx) => {
        const { row } = await writer.find(trx, actor, id, visitPolicy.edit);
        const before = await writer.formOf(trx, actor, row);
        const form = { ...before, ...withoutUndefined(sent) };
        if (!row.eraser) {
          if (form.date !== row.date || form.time !== row.time) throwFieldErrors({ date: ['visits.date.reschedule'] });
          assertComplete(form);
        }
        const { objective, date, time } = form;
        await writer.update(trx, actor, id, revision, {
          objective,
          date,
          time,
          datetime: instantOf(form, row.timezone),
        });
        await writer.saveAxes(trx, id, form.school_visit_axis);
        await writer.changeAgenda(trx, id, { description: objective });
        // A draft is only its author's, so nobody asks who changed it.
        const changes = row.eraser ? [] : changesBetween(before, form);
        await writer.saveChanges(trx, actor, id, changes);
        const visit = await getDetail(trx, actor, id);
        return tellsOwner(changes.length > 0, visit, actor)
          ? enqueueVisitEvent(trx, 'visit.edited', { visit, actor, at: now(), edited: partsOf(changes) })
          : visit;
      });
    },

    publish(actor: Actor, id: number, { revision, ...form }: Publish): Promise<Visit> {
      return db.transaction(async (trx) => {
        const { row, facts } = await writer.find(trx, actor, id, visitPolicy.publish);
        const cycle = await writer.startedCycle(trx);
        const datetime = assertSchedule(form, { today: facts.today, timezone: row.timezone, cycle });
        const { objective, date, time }: VisitForm = form;
        const published = { objective, date, time, datetime, eraser: false, cycle_id: cycle.id };
        await writer.update(trx, actor, id, revision, published);
        await writer.saveAxes(trx, id, form.school_visit_axis);
        await writer.addToAgenda(trx, { ...row, cycle_id: cycle.id }, form, datetime);
        return enqueueVisitEvent(trx, 'visit.scheduled', { visit: await getDetail(trx, actor, id), actor, at: now() });
      });
    },

    /** Deletes a draft; its coach may plan another at once, or restore it for ten minutes. */
    delete(actor: Actor, id: number): Promise<void> {
      return db.transaction(async (trx) => {
        const { row } = await writer.find(trx, actor, id, visitPolicy.delete);
        const deletion = { id, school_id: row.school_id, owner_id: row.coach_id, deleted_by: actor.userId };
        await keepDeleted(trx, visitRecord, { ...deletion, now: clock.now() });
        await deleteJudged(trx, 'school_visits', {
          at: { id, eraser: 1 },
          gone: () => new Problem('visits.not-draft'),
        });
      });
    },

    /** Restores a deleted draft, unless ten minutes have passed or another draft has its place. */
    restore(actor: Actor, id: number): Promise<Visit> {
      return db.transaction(async (trx) => {
        await restoreDeleted(trx, visitRecord, {
          ...{ id, now: clock.now() },
          within: (deleted) => visitPolicy.restorable(deleted, actor, clock.now()),
          missing: async () => {
            await writer.find(trx, actor, id); // refuses what there is not
            return new Problem('undo.done');
          },
          taken: () => new Problem('visits.draft-exists'),
        });
        return getDetail(trx, actor, id);
      });
    },

    /** Moves the visit, records the old date with the reason, and undoes a start (VIS-01). */
    reschedule(
      actor: Actor,
      id: number,
      { revision, schoolVisitId, justification, ...moved }: Reschedule,
    ): Promise<Visit> {
      return db.transaction(async (trx) => {
        if (schoolVisitId !== undefined && schoolVisitId !== id) throwFieldErrors({ schoolVisitId: ['invalid'] });
        const { row, facts } = await writer.find(trx, actor, id, visitPolicy.reschedule);
        const cycle = await writer.startedCycle(trx);
        const datetime = assertSchedule(moved, { today: facts.today, timezone: row.timezone, cycle });
        // A stale revision is refused with 409 first.
        if (row.revision === revision) assertMoved(row, moved, 'visits.date.same');
        const anew = { ...moved, datetime, started_at: null };
        await writer.update(trx, actor, id, revision, { ...anew, school_visit_status_id: STATUS_IDS.new });
        await VisitRescheduleModel.query(trx).insert({
          school_visit_id: id,
          old_date: row.date ?? moved.date,
          old_time: row.time ?? moved.time,
          ...moved,
          justification,
          user_id: actor.userId,
          created_at: now(),
        });
        await writer.changeAgenda(trx, id, { ...anew, isStarted: false });
        const before = await writer.formOf(trx, actor, row);
        await writer.saveChanges(trx, actor, id, changesBetween(before, { ...before, ...moved }));
        const visit = await getDetail(trx, actor, id);
        return enqueueVisitEvent(trx, 'visit.rescheduled', {
          ...{ visit, actor, at: now() },
          ...{ old_date: row.date ?? undefined, reason: justification },
        });
      });
    },

    /** Cancels a visit that has not started, with the reason. */
    cancel: cancelVisit({ db, writer }),

    /** Starts a visit; starting again has no effect. */
    start(actor: Actor, id: number): Promise<Visit> {
      return db.transaction(async (trx) => {
        const { row } = await writer.find(trx, actor, id, visitPolicy.startOrGoOn);
        if (row.status_key === 'new') {
          const started = { started_at: now() };
          await writer.update(trx, actor, id, row.revision, {
            ...started,
            school_visit_status_id: STATUS_IDS.progress,
          });
          await writer.changeAgenda(trx, id, { ...started, isStarted: true });
        }
        const visit = await getDetail(trx, actor, id);
        return tellsOwner(row.status_key === 'new', visit, actor)
          ? enqueueVisitEvent(trx, 'visit.started', { visit, actor, at: now() })
          : visit;
      });
    },

    /** Finishes a visit and issues its proof. Missing parts do not prevent it: the screen lists them and asks. */
    finish(actor: Actor, id: number): Promise<Visit> {
      return db.transaction(async (trx) => {
        const { row } = await writer.find(trx, actor, id, visitPolicy.run);
        const at = now();
        const finished = { finished_at: at, school_visit_status_id: STATUS_IDS.finished };
        await writer.update(trx, actor, id, row.revision, finished);
        await writer.changeAgenda(trx, id, { isCompleted: true, completed_at: at });
        const visit = await getDetail(trx, actor, id);
        if (visit.agenda_activity_id !== null) await issueProof(trx, { activityId: visit.agenda_activity_id, at });
        return enqueueVisitEvent(trx, 'visit.finished', { visit, actor, at });
      });
    },
  };
}

/** Whether something happened that the owner hears of, because a colleague did it. */
const tellsOwner = (happened: boolean, { coach_id }: Visit, actor: Actor) => happened && coach_id !== actor.userId;

/** Without undefined fields, which stay unchanged. */
const withoutUndefined = <T extends object>(sent: T) =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

export type VisitsService = ReturnType<typeof visitsService>;
