import { z } from 'zod';
import { daysBetween } from '../kit/days-between';
import { endpoint } from '../kit/endpoint';
import { cycleRead, day, id, queryId, time } from '../kit/fields';
import { dataOf } from '../kit/replies';
import { Activity, ActivityFacts, ActivityForm, ActivityMove } from './activity.schema';
import { ACTIVITY_TYPES, AgendaActivity, AgendaSchool, severalSchools } from './agenda.schema';
import { Clash, ClashQuery } from './clash.schema';

/** How many days ahead the pending items reach (AGE-03). */
export const PENDING_DAYS = 14;

/** How many days the home looks ahead, from tomorrow on, and at most how many items it shows. */
export const AHEAD_DAYS = 7;
export const AHEAD_MAX = 30;

/** Longest range of one request in days: the six weeks of a month page. */
const AGENDA_DAYS_MAX = 42;

export const agenda = {
  list: endpoint({
    method: 'get',
    path: '/schools/agenda',
    summary: 'The agenda between two days, in order, not paged: of a school, or of up to 50 schools and 2,000 items',
    access: { ability: 'agenda:read' },
    query: z
      .strictObject({
        school_id: queryId.optional().describe('One school; without it the agenda is of all schools of the caller'),
        ...severalSchools,
        cycle_id: cycleRead,
        start: day,
        end: day,
        types: z
          .string()
          .transform((value) => value.split(','))
          .pipe(z.array(z.enum(ACTIVITY_TYPES)))
          .optional(),
      })
      .refine(({ start, end }) => start <= end, { error: 'range.backwards', path: ['end'] })
      .refine(({ start, end }) => daysBetween(start, end) <= AGENDA_DAYS_MAX, {
        error: 'range.too-long',
        path: ['end'],
        params: { max: AGENDA_DAYS_MAX },
      })
      .refine(
        ({ school_id, school_ids, coach_id }) => school_id === undefined || (school_ids ?? coach_id) === undefined,
        {
          error: 'agenda.schools.one-or-several',
          path: ['school_id'],
        },
      )
      .refine(({ school_id, cycle_id }) => cycle_id === undefined || school_id !== undefined, {
        error: 'agenda.school.required',
        path: ['school_id'],
      }),
    reply: dataOf(z.array(AgendaActivity)),
    problems: ['schools.not-found', 'cycles.not-found'],
  }),
  schools: endpoint({
    method: 'get',
    path: '/schools/agenda/schools',
    summary: 'The schools of the caller’s agenda with the coach of each, by name; at most 1,000',
    access: { ability: 'agenda:read' },
    reply: dataOf(z.array(AgendaSchool)),
  }),
  // Before the single one: `pending` is no id.
  pending: endpoint({
    method: 'get',
    path: '/schools/agenda/pending',
    summary: 'What is overdue, today’s, and of the next fourteen days, not completed, in order (AGE-03)',
    access: { ability: 'agenda:read' },
    query: z.strictObject({ school_id: queryId }),
    reply: dataOf(z.array(AgendaActivity)),
    problems: ['schools.not-found'],
  }),
  ahead: endpoint({
    method: 'get',
    path: '/schools/agenda/ahead',
    summary: 'What the next seven days bring at all schools of the caller, not completed, in order; at most thirty',
    access: { ability: 'agenda:read' },
    reply: dataOf(z.array(AgendaActivity)),
  }),
  clashes: endpoint({
    method: 'get',
    path: '/schools/agenda/clashes',
    summary: 'What stands at that hour already: at the school, or with the coach elsewhere; a warning, never a refusal',
    access: { ability: 'agenda:read' },
    query: ClashQuery,
    reply: dataOf(z.array(Clash)),
    problems: ['schools.not-found'],
  }),
  get: endpoint({
    method: 'get',
    path: '/schools/agenda/:id',
    summary: 'One item of the agenda with its changes of date',
    access: { ability: 'activity:read' },
    reply: dataOf(Activity),
    problems: ['agenda.not-found'],
  }),
  create: endpoint({
    method: 'post',
    path: '/schools/agenda',
    summary: 'Put an activity of the school on its agenda (AGE-06)',
    access: { ability: 'activity:create' },
    body: ActivityForm.extend({ school_id: id }),
    reply: dataOf(Activity),
    status: 201,
    problems: ['schools.not-found', 'cycles.none-started'],
  }),
  update: endpoint({
    method: 'put',
    path: '/schools/agenda/:id',
    summary: 'Edit an activity of one’s own that has not started; its date is changed by rescheduling',
    access: { ability: 'activity:create' },
    body: ActivityFacts.partial().extend({
      date: day.optional(),
      time: time.optional(),
      revision: z.int(),
    }),
    reply: dataOf(Activity),
    problems: [
      ...['agenda.not-found', 'agenda.not-own', 'activities.started', 'activities.completed'],
      ...['agenda.stale', 'cycles.finished'],
    ] as const,
  }),
  start: endpoint({
    method: 'put',
    path: '/schools/agenda/:id/start',
    summary: 'Start an activity on its day; starting twice is starting once (ACT-01)',
    access: { ability: 'activity:run' },
    reply: dataOf(Activity),
    problems: [
      ...['agenda.not-found', 'activities.not-today', 'activities.completed', 'cycles.finished'],
      // Of an item that is a visit.
      ...['visits.not-found', 'visits.not-today', 'visits.finished', 'visits.cancelled'],
    ] as const,
  }),
  reschedule: endpoint({
    method: 'put',
    path: '/schools/agenda/:id/reschedule',
    summary: 'Move an activity to another date, with a justification; a start is taken back (ACT-01)',
    access: { ability: 'activity:reschedule' },
    body: ActivityMove,
    reply: dataOf(Activity),
    problems: [
      ...['agenda.not-found', 'agenda.is-visit', 'activities.completed', 'agenda.stale'],
      ...['cycles.none-started', 'cycles.finished'],
    ] as const,
  }),
  delete: endpoint({
    method: 'delete',
    path: '/schools/agenda/:id',
    summary: 'Take an activity of the school that has not started off the agenda',
    access: { ability: 'activity:create' },
    reply: dataOf(z.null()),
    problems: [
      'agenda.not-found',
      'agenda.not-custom',
      'activities.started',
      'activities.completed',
      'cycles.finished',
    ],
  }),
  restore: endpoint({
    method: 'post',
    path: '/schools/agenda/:id/restore',
    summary: 'Put an activity back on the agenda within ten minutes after its deletion',
    access: { ability: 'activity:create' },
    reply: dataOf(Activity),
    problems: ['agenda.not-found', 'undo.done', 'undo.too-late'],
  }),
};
