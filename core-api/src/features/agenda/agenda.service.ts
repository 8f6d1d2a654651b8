import type { Activity } from '@ruta/contracts/agenda/activity.schema';
import { PENDING_DAYS, type agenda } from '@ruta/contracts/agenda/agenda.api';
import type { AgendaActivity, AgendaSchool } from '@ruta/contracts/agenda/agenda.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { deleteJudged } from '../../database/judged-rows';
import { keepDeleted, restoreDeleted } from '../../deletions';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { addDays, dayIn, type Clock } from '../../time/clock';
import { currentCycle, cycleToRead } from '../cycles';
import { schoolFor } from '../schools';
import { enqueueMoved } from './agenda.events';
import { activityRecord, ActivityRescheduleModel, AgendaActivityModel } from './agenda.model';
import { agendaOfAll } from './agenda-all.reader';
import { monthReader } from './agenda.month';
import { aheadReader } from './ahead.reader';
import type { AgendaParts } from './agenda.parts';
import { agendaVerdicts, restorable } from './agenda.policy';
import { assertMoved, assertSchedule } from './schedule';

type ListAgenda = z.output<typeof agenda.list.query>;
type Create = z.output<typeof agenda.create.body>;
type Update = z.output<typeof agenda.update.body>;
type Move = z.output<typeof agenda.reschedule.body>;

interface AgendaServiceDeps {
  db: Knex;
  clock: Clock;
  agenda: AgendaParts;
}

/** The agenda of a school (AGE-01, AGE-03), and activities that people add (AGE-06). */
export function agendaService({ db, clock, agenda: { policy, reader, writer } }: AgendaServiceDeps) {
  const readMonth = monthReader(policy);
  const ofAll = agendaOfAll(policy);
  const readAhead = aheadReader(policy, clock);
  const { now } = writer;

  const startedCycle = async (trx: Knex) => {
    const cycle = await currentCycle(trx);
    if (!cycle) throw new Problem('cycles.none-started');
    return cycle;
  };

  /** A move in a transaction of the caller's, who reads back what it did before it ends. */
  const rescheduleIn = async (
    trx: Knex.Transaction,
    actor: Actor,
    id: number,
    { revision, justification, ...moved }: Move,
  ): Promise<Activity> => {
    const { row, facts } = await writer.find(trx, actor, id, {
      read: 'activity:reschedule',
      verb: agendaVerdicts.reschedule,
    });
    const cycle = await startedCycle(trx);
    const datetime = assertSchedule(moved, { today: facts.today, timezone: row.timezone, cycle });
    // A stale revision is refused with 409 first.
    if (row.revision === revision) assertMoved(row, moved, 'agenda.date.same');
    await writer.update(trx, actor, id, revision, {
      ...moved,
      datetime,
      isStarted: false,
      started_at: null,
    });
    await ActivityRescheduleModel.query(trx).insert({
      agenda_activity_id: id,
      old_date: row.date,
      old_time: row.time,
      ...moved,
      justification,
      user_id: actor.userId,
      created_at: now(),
    });
    const news = { ...moved, actor_id: actor.userId, old_date: row.date, reason: justification, at: now() };
    const { school_id, cycle_id, activity } = row;
    if (facts.kind.onMove) await facts.kind.onMove(trx, { id, school_id, cycle_id, activity, ...news });
    else await enqueueMoved(trx, row, news);
    return reader.getDetail(trx, actor, id);
  };

  return {
    /** The items of a school, or of all schools of the caller, between two days. */
    async list(actor: Actor, { school_id, cycle_id, types = [], ...range }: ListAgenda): Promise<AgendaActivity[]> {
      if (school_id === undefined) return reader.ofMonth(await ofAll.items(db, actor, { ...range, types }), actor);
      const { start, end } = range;
      const cycle = await cycleToRead(db, cycle_id);
      const rows = await readMonth(db, actor, { school: school_id, start, end, types, cycle });
      // No rows: an empty month, or a school outside the scope, which gives 404.
      if (rows.length === 0) await schoolFor(db, actor, 'school:read', school_id, cycle?.past);
      return reader.ofMonth(rows, actor);
    },

    /** The schools of the caller's agenda, to choose from. */
    schools: (actor: Actor): Promise<AgendaSchool[]> => ofAll.schools(db, actor),

    /** Items of the started cycle that are not completed: overdue, today's, and of the next fourteen days, in order. */
    async pending(actor: Actor, schoolId: number): Promise<AgendaActivity[]> {
      const school = await schoolFor(db, actor, 'school:read', schoolId);
      const cycle = await currentCycle(db);
      const today = dayIn(school.timezone, clock.now());
      const open = (start: string, end: string, direction: 'asc' | 'desc') =>
        policy.visibleThere(
          reader.openItems(db, schoolId, [start, end], direction),
          actor,
          'agenda:read',
          'school:read',
        );
      const overdue = cycle
        ? await reader.rows(db, open(cycle.start_at, addDays(today, -1), 'desc'), school, actor)
        : [];
      const ahead = await reader.rows(db, open(today, addDays(today, PENDING_DAYS), 'asc'), school, actor);
      return [...overdue.toReversed(), ...ahead];
    },

    /** What the next seven days bring at all schools of the caller. */
    async ahead(actor: Actor): Promise<AgendaActivity[]> {
      return reader.ofMonth(await readAhead(db, actor), actor);
    },

    async get(actor: Actor, id: number): Promise<Activity> {
      const { row } = await writer.find(db, actor, id);
      if (row.cancelled_at !== null) throw new Problem('agenda.not-found');
      return reader.getDetail(db, actor, row.id);
    },

    create(actor: Actor, { school_id, title, levels, roles, ...form }: Create): Promise<Activity> {
      return db.transaction(async (trx) => {
        const { timezone } = await schoolFor(trx, actor, 'activity:create', school_id);
        const cycle = await startedCycle(trx);
        const today = dayIn(timezone, clock.now());
        const { id } = await AgendaActivityModel.query(trx).insert({
          ...form,
          school_id,
          timezone,
          cycle_id: cycle.id,
          coach_id: null,
          activity_type: 'CustomActivity',
          activity_id: null,
          activity: title,
          datetime: assertSchedule(form, { today, timezone, cycle }),
          isStarted: false,
          isCompleted: false,
          created_by: actor.userId,
          updated_by: actor.userId,
          revision: 1,
          created_at: now(),
          updated_at: now(),
        });
        await writer.saveAudience(trx, id, school_id, { levels, roles });
        return reader.getDetail(trx, actor, id);
      });
    },

    /** Saves the sent fields. Another date is refused: that is a reschedule, with its reason. */
    update(actor: Actor, id: number, { revision, ...sent }: Update): Promise<Activity> {
      return db.transaction(async (trx) => {
        const { row } = await writer.find(trx, actor, id, { read: 'activity:create', verb: agendaVerdicts.edit });
        const { date = row.date, time = row.time } = sent;
        if (date !== row.date || time !== row.time) throwFieldErrors({ date: ['agenda.date.reschedule'] });
        await writer.update(trx, actor, id, revision, {
          activity: sent.title ?? row.activity,
          description: sent.description ?? row.description,
          duration_min: sent.duration_min ?? row.duration_min,
          place: sent.place ?? row.place,
        });
        await writer.saveAudience(trx, id, row.school_id, sent);
        return reader.getDetail(trx, actor, id);
      });
    },

    /** Moves the activity, records the old date with the reason, and undoes a start (ACT-01). */
    reschedule: (actor: Actor, id: number, move: Move): Promise<Activity> =>
      db.transaction((trx) => rescheduleIn(trx, actor, id, move)),

    rescheduleIn,

    /** Deletes an activity that has not started. For ten minutes it can be restored. */
    delete(actor: Actor, id: number): Promise<void> {
      return db.transaction(async (trx) => {
        const { row } = await writer.find(trx, actor, id, { read: 'activity:create', verb: agendaVerdicts.delete });
        const deletion = { id, school_id: row.school_id, owner_id: null, deleted_by: actor.userId };
        await keepDeleted(trx, activityRecord, { ...deletion, now: clock.now() });
        await deleteJudged(trx, 'agenda_activities', {
          at: { id, isStarted: 0, isCompleted: 0 },
          gone: () => new Problem('activities.started'),
        });
      });
    },

    /** Restores a deleted activity, unless ten minutes have passed. */
    restore(actor: Actor, id: number): Promise<Activity> {
      const missing = async (trx: Knex) => {
        await writer.find(trx, actor, id, { read: 'activity:create' }); // refuses what there is not
        return new Problem('undo.done');
      };
      return db.transaction(async (trx) => {
        await restoreDeleted(trx, activityRecord, {
          ...{ id, now: clock.now() },
          within: (deleted) => restorable(deleted, actor),
          missing: () => missing(trx),
          taken: () => new Problem('undo.done'),
        });
        return reader.getDetail(trx, actor, id);
      });
    },
  };
}

export type AgendaService = ReturnType<typeof agendaService>;
