import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { id, queryId, requiredText } from '../kit/fields';
import { listOf, listQuery, search } from '../kit/list-query';
import { dataOf, fileReply, pageOf } from '../kit/replies';
import { ROLE_CODES } from '../roles';
import { LEVELS } from '../schools/school.schema';
import {
  ActivityRecord,
  Assistant,
  ASSISTANTS_MAX,
  EVIDENCE_BYTES_MAX,
  EVIDENCE_MAX,
  EVIDENCE_TYPES,
  OBSERVATION_MAX,
} from './activity.schema';

const refusals = [
  ...['activities.not-found', 'activities.not-started', 'activities.completed'],
  'cycles.finished',
  // Of an item that is a visit.
  'visits.cancelled',
] as const;

/** Attendance, observations and evidence (ACT-02, ACT-03, VIS-06). `activity_id` is the activity's id on the agenda. */
export const activities = {
  assistants: endpoint({
    method: 'get',
    path: '/schools/activity/assistants',
    summary: 'The people of the school who may attend, with those marked present',
    access: { ability: 'activity:read' },
    query: listQuery({
      row: Assistant,
      sort: ['name', 'id'],
      defaultSort: 'name',
      defaultSize: 5,
      filter: {
        search: search.optional(),
        roles_in: listOf(ROLE_CODES).optional(),
        levels: listOf(LEVELS).optional(),
      },
      extra: { activity_id: queryId },
    }),
    reply: pageOf(Assistant),
    problems: ['activities.not-found'],
  }),
  record: endpoint({
    method: 'get',
    path: '/schools/activity/record',
    summary: 'Who was marked present and what was observed',
    access: { ability: 'activity:read' },
    query: z.strictObject({ activity_id: queryId }),
    reply: dataOf(ActivityRecord),
    problems: ['activities.not-found'],
  }),
  setAttendance: endpoint({
    method: 'put',
    path: '/schools/activity/set-attendance',
    summary: 'Set who is present: the list as a whole, or only what differs from `since`; repeating it changes nothing',
    access: { ability: 'activity:run' },
    body: z.strictObject({
      activity_id: id,
      assistants: z.array(id).max(ASSISTANTS_MAX),
      since: z
        .array(id)
        .max(ASSISTANTS_MAX)
        .optional()
        .describe('The list as the caller last saw it: what others marked meanwhile stays'),
      assistants_id: id.nullable().optional(),
    }),
    reply: dataOf(ActivityRecord),
    problems: refusals,
  }),
  setObservations: endpoint({
    method: 'put',
    path: '/schools/activity/set-observations',
    summary: 'Write the general observation; over the revision that the caller saw, where it is sent',
    access: { ability: 'activity:run' },
    body: z.strictObject({
      activity_id: id,
      result: requiredText(OBSERVATION_MAX, 'text.required'),
      revision: z.int().min(0).optional(),
    }),
    reply: dataOf(ActivityRecord),
    problems: [...refusals, 'activities.observation-stale'],
  }),
  hasEvidence: endpoint({
    method: 'get',
    path: '/schools/activity/has-evidence',
    summary: 'Whether the activity has evidence, and how many files of it',
    access: { ability: 'activity:read' },
    query: z.strictObject({ activity_id: queryId }),
    reply: dataOf(z.object({ hasEvidence: z.boolean(), count: z.int() })),
    problems: ['activities.not-found'],
  }),
  hasObservations: endpoint({
    method: 'get',
    path: '/schools/activity/has-observations',
    summary: 'Whether the general observation was written',
    access: { ability: 'activity:read' },
    query: z.strictObject({ activity_id: queryId }),
    reply: dataOf(z.object({ hasObservations: z.boolean() })),
    problems: ['activities.not-found'],
  }),
  didAssist: endpoint({
    method: 'get',
    path: '/schools/activity/did-assist',
    summary: 'Whether the caller was marked present',
    access: { ability: 'activity:read' },
    query: z.strictObject({ activity_id: queryId }),
    reply: dataOf(z.object({ didAssist: z.boolean() })),
    problems: ['activities.not-found'],
  }),
  setEvidence: endpoint({
    method: 'post',
    path: '/schools/activity/set-evidence',
    summary: 'Add files of evidence; all of them or none',
    access: { ability: 'activity:evidence-add' },
    upload: { field: 'files', maxFiles: EVIDENCE_MAX, maxBytes: EVIDENCE_BYTES_MAX, types: EVIDENCE_TYPES },
    body: z.strictObject({ activity_id: queryId }),
    reply: dataOf(ActivityRecord),
    status: 201,
    problems: [...refusals, 'server.storage-full'],
  }),
  deleteEvidence: endpoint({
    method: 'delete',
    path: '/schools/activity/:id/delete-evidence/:evidence_id',
    summary: 'Remove a file of evidence',
    access: { ability: 'activity:evidence-delete' },
    reply: dataOf(ActivityRecord),
    problems: [...refusals, 'activities.evidence-not-found'],
  }),
  evidence: endpoint({
    method: 'get',
    path: '/schools/activity/:id/evidence/:evidence_id',
    summary: 'A file of evidence itself',
    access: { ability: 'activity:read' },
    reply: fileReply,
    file: EVIDENCE_TYPES,
    problems: ['activities.not-found', 'activities.evidence-not-found'],
  }),
};
