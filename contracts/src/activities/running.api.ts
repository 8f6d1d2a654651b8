import { z } from 'zod';
import { ATTENDING_ROLES, Activity } from '../agenda/activity.schema';
import { endpoint } from '../kit/endpoint';
import { id, queryId } from '../kit/fields';
import { dataOf } from '../kit/replies';
import { ManagementAction } from './management-action.schema';
import { AttendanceProof, ProofForm } from './proof.schema';

/** Attending roles, proof and end of an activity (ACT-01 to ACT-03), and the caller's duties (ACT-07). */
export const running = {
  roles: endpoint({
    method: 'get',
    path: '/schools/activity/roles',
    summary: 'The roles whose people may attend, for the filter of the list',
    access: { ability: 'activity:read' },
    query: z.strictObject({ activity_id: queryId }),
    reply: dataOf(z.array(z.object({ code: z.enum(ATTENDING_ROLES), name: z.string(), name_en: z.string() }))),
    problems: ['activities.not-found'],
  }),
  setProof: endpoint({
    method: 'put',
    path: '/schools/activity/set-proof_of_attendance',
    summary: 'Write what the proof of attendance says, and whether it is sent; repeating it changes nothing',
    access: { ability: 'proof:manage' },
    body: ProofForm.extend({ activity_id: id }),
    reply: dataOf(AttendanceProof),
    problems: ['activities.not-found', 'activities.not-started', 'activities.completed', 'visits.cancelled'],
  }),
  hasProof: endpoint({
    method: 'get',
    path: '/schools/activity/has-proof_of_attendance',
    summary: 'Whether the activity gives a proof of attendance, and which',
    access: { ability: 'proof:read' },
    query: z.strictObject({ activity_id: queryId }),
    reply: dataOf(z.object({ hasProof: z.boolean(), proof: AttendanceProof.nullable() })),
    problems: ['activities.not-found'],
  }),
  finish: endpoint({
    method: 'put',
    path: '/schools/activity/finish/:id',
    summary: 'Finish an activity in progress; never refused for what is missing (ACT-01)',
    access: { ability: 'activity:run' },
    reply: dataOf(Activity),
    problems: [
      ...['agenda.not-found', 'activities.not-started', 'activities.completed', 'cycles.finished'],
      // Of an item that is a visit.
      ...['visits.not-found', 'visits.not-started', 'visits.finished', 'visits.cancelled'],
    ] as const,
  }),
  managementActions: endpoint({
    method: 'get',
    path: '/management-actions',
    summary: 'Duties that wait: visits and activities past their date, visit drafts of one’s own (ACT-07)',
    access: { ability: 'management-action:read' },
    query: z.strictObject({ school_id: queryId.optional() }),
    reply: dataOf(z.array(ManagementAction)),
    problems: ['schools.not-found'],
  }),
};
