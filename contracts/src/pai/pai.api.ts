import { z } from 'zod';
import { schoolBranch } from '../hierarchy/branch';
import { endpoint } from '../kit/endpoint';
import { id, queryId } from '../kit/fields';
import { dataOf, fileReply } from '../kit/replies';
import {
  CoachActivity,
  Pai,
  PaiDraft,
  PaiDraftForm,
  PaiForm,
  PaiItem,
  PaiItemForm,
  PaiMove,
  PaiPresence,
  PaiStatistics,
} from './pai.schema';

const ofSchool = z.strictObject({ school_id: queryId, cycle_id: queryId.optional() });
const establishing = { ability: 'pai:establish' } as const;
const NOT_OPEN = ['pai.none', 'pai.too-early', 'pai.no-answers', 'pai.established'] as const;

/** Most tabs of a plan. */
const TABS_MAX = 100;

/** Calls of the action plan: establishing it and living with it (PAI-01, PAI-02; decision 0053). */
export const pai = {
  plan: endpoint({
    method: 'get',
    path: '/schools/pai',
    summary: 'The action plan of a school in the started cycle or a finished one, or how far it is from one',
    access: { ability: 'pai:read' },
    query: ofSchool,
    reply: dataOf(Pai),
    problems: ['schools.not-found', 'cycles.not-found'],
  }),
  form: endpoint({
    method: 'get',
    path: '/schools/pai/form',
    summary: 'The form of a school’s plan with what is written so far; the first reader fixes its mandatory tabs',
    access: establishing,
    query: z.strictObject({ school_id: queryId }),
    reply: dataOf(PaiForm),
    problems: ['schools.not-found', ...NOT_OPEN],
  }),
  pdf: endpoint({
    method: 'get',
    path: '/schools/pai/pdf',
    summary: 'The established plan on paper',
    access: { ability: 'pai:read' },
    query: ofSchool,
    reply: fileReply,
    file: ['application/pdf'],
    problems: ['schools.not-found', 'cycles.not-found', 'pai.not-established', 'documents.busy'],
  }),
  statistics: endpoint({
    method: 'get',
    path: '/schools/statistics/pai',
    summary: 'How many active schools within reach have a plan in the started cycle',
    access: { ability: 'pai:read' },
    query: z.strictObject({ filter: schoolBranch }),
    reply: dataOf(PaiStatistics),
  }),
  coachActivities: endpoint({
    method: 'get',
    path: '/schools/pai/coach-activities',
    summary: 'The activities with which a coach may accompany a plan, of all themes or of one',
    access: { ability: 'pai:read' },
    query: z.strictObject({ theme: z.string().max(40).optional() }),
    reply: dataOf(z.array(CoachActivity)),
  }),
  saveDraft: endpoint({
    method: 'put',
    path: '/schools/pai/draft/:question_id',
    summary: 'Save what is written for a question; the first time with revision 0',
    access: establishing,
    body: PaiDraftForm.extend({ school_id: id, revision: z.int().nonnegative() }),
    reply: dataOf(PaiDraft),
    problems: ['schools.not-found', 'pai.not-found', 'pai.stale', ...NOT_OPEN],
  }),
  presence: endpoint({
    method: 'put',
    path: '/schools/pai/draft/:question_id/presence',
    summary: 'Say that one is in a tab of the form; gives who else is in one',
    access: establishing,
    body: z.strictObject({ school_id: id }),
    reply: dataOf(z.array(PaiPresence)),
    problems: ['schools.not-found', 'pai.not-found', ...NOT_OPEN],
  }),
  establish: endpoint({
    method: 'post',
    path: '/schools/pai',
    summary: 'Establish the plan of the saved tabs, once per cycle, with two activities of the agenda each',
    access: establishing,
    body: z.strictObject({
      school_id: id,
      items: z.array(z.strictObject({ question_id: id, revision: z.int().nonnegative() })).max(TABS_MAX),
    }),
    reply: dataOf(Pai),
    status: 201,
    problems: ['schools.not-found', 'pai.stale', ...NOT_OPEN],
  }),
  update: endpoint({
    method: 'put',
    path: '/schools/pai/:id',
    summary: 'Change the texts of an item of the plan until its activity starts',
    access: establishing,
    body: PaiItemForm,
    reply: dataOf(PaiItem),
    problems: ['pai.not-found', 'pai.item-stale', 'activities.started', 'activities.completed', 'cycles.finished'],
  }),
  reschedule: endpoint({
    method: 'put',
    path: '/schools/pai/:id/reschedule',
    summary: 'Move the activity of one’s own side to another date, with a justification',
    access: { ability: 'pai:reschedule' },
    body: PaiMove,
    reply: dataOf(PaiItem),
    problems: [
      ...['pai.not-found', 'agenda.not-found', 'agenda.stale', 'activities.completed'],
      ...['cycles.none-started', 'cycles.finished'],
    ] as const,
  }),
};
