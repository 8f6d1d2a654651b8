import { z } from 'zod';
import { ActivityMove } from '../agenda/activity.schema';
import { schoolBranch } from '../hierarchy/branch';
import { endpoint } from '../kit/endpoint';
import { queryId } from '../kit/fields';
import { dataOf, fileReply } from '../kit/replies';
import { PfiActivity } from './central-activity.schema';
import { PFI_FORMATS } from './limits';
import { Pfi, PfiAvailables, PfiEstablishForm, PfiPreview, PfiRemoval, PfiRow, PfiStatistics } from './pfi.schema';

const ofSchool = z.strictObject({ school_id: queryId });

/** Calls about central activities of schools, and the yearly plan (ACT-04, PFI-01, PFI-02; decision 0054). */
export const pfi = {
  plan: endpoint({
    method: 'get',
    path: '/schools/pfi',
    summary: 'The yearly plan of a school in the started cycle or a finished one',
    access: { ability: 'pfi:read' },
    query: z.strictObject({ school_id: queryId, cycle_id: queryId.optional() }),
    reply: dataOf(Pfi),
    problems: ['schools.not-found', 'cycles.not-found'],
  }),
  available: endpoint({
    method: 'get',
    path: '/schools/pfi/available',
    summary: 'The central activities that a school has not dated, each with a suggested day',
    access: { ability: 'pfi:read' },
    query: ofSchool,
    reply: dataOf(PfiAvailables),
    problems: ['schools.not-found', 'cycles.none-started', 'pfi.not-included'],
  }),
  preview: endpoint({
    method: 'get',
    path: '/schools/pfi/preview',
    summary: 'The next five activities of a school’s plan, and how many are dated, done, overdue and undated',
    access: { ability: 'pfi:read' },
    query: ofSchool,
    reply: dataOf(PfiPreview),
    problems: ['schools.not-found', 'cycles.not-found'],
  }),
  export: endpoint({
    method: 'get',
    path: '/schools/pfi/export',
    summary: 'The year of a school in one document, by phases; of DPI and PAI what the caller may read',
    access: { ability: 'pfi:read' },
    query: z.strictObject({
      school_id: queryId,
      cycle_id: queryId.optional(),
      format: z.enum(PFI_FORMATS).default('pdf'),
    }),
    reply: fileReply,
    file: ['application/pdf'],
    problems: ['schools.not-found', 'cycles.not-found', 'documents.busy'],
  }),
  statistics: endpoint({
    method: 'get',
    path: '/schools/statistics/pfi',
    summary: 'How many active schools within reach have dated their year in the started cycle',
    access: { ability: 'pfi:read' },
    query: z.strictObject({ filter: schoolBranch }),
    reply: dataOf(PfiStatistics),
  }),
  ofActivity: endpoint({
    method: 'get',
    path: '/schools/pfi/activity',
    summary: 'The central activity behind an item of the agenda, with its reasons; null for other items',
    access: { ability: 'pfi:read' },
    query: z.strictObject({ activity_id: queryId }),
    reply: dataOf(PfiActivity.nullable()),
    problems: ['activities.not-found'],
  }),
  establish: endpoint({
    method: 'post',
    path: '/schools/pfi/establish',
    summary: 'Date central activities, all or none; the first date establishes the plan',
    access: { ability: 'pfi:establish' },
    body: PfiEstablishForm,
    reply: dataOf(Pfi),
    status: 201,
    problems: ['schools.not-found', 'cycles.none-started', 'pfi.not-included', 'pfi.dated'],
  }),
  date: endpoint({
    method: 'put',
    path: '/schools/pfi/:id/date',
    summary: 'Move an activity of the plan to another date, with a justification; a start is taken back (ACT-01)',
    access: { ability: 'pfi:edit-date' },
    body: ActivityMove,
    reply: dataOf(PfiRow),
    problems: [
      ...['pfi.not-found', 'pfi.removed', 'agenda.not-found', 'agenda.stale', 'activities.completed'],
      ...['cycles.none-started', 'cycles.finished'],
    ] as const,
  }),
  remove: endpoint({
    method: 'delete',
    path: '/schools/pfi/:id',
    summary: 'Take an activity that has not started out of the plan, with a reason; it may be dated again',
    access: { ability: 'pfi:delete' },
    body: PfiRemoval,
    reply: dataOf(z.null()),
    problems: [
      ...['pfi.not-found', 'pfi.removed', 'pfi.recorded', 'activities.started', 'activities.completed'],
      ...['cycles.finished'],
    ] as const,
  }),
};
