import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { cycleRead, day, id, queryFlag, queryId } from '../kit/fields';
import { listOf, listQuery } from '../kit/list-query';
import { dataOf, fileReply, pageOf } from '../kit/replies';
import { SchoolOverview } from './overview.schema';
import { CancelForm, RescheduleForm, Visit, VisitAxis, VisitDraftForm, VisitForm, VISIT_LISTED } from './visit.schema';

const revision = z.int();
/** Fields of an edit. Absent fields stay unchanged. */
const editForm = z.strictObject({
  objective: VisitDraftForm.shape.objective.optional(),
  date: VisitDraftForm.shape.date.optional(),
  time: VisitDraftForm.shape.time.optional(),
  school_visit_axis: VisitDraftForm.shape.school_visit_axis.optional(),
  revision,
});

/** The calls of school visits (VIS-01 to VIS-07). */
export const visits = {
  list: endpoint({
    method: 'get',
    path: '/schools/visits',
    summary: 'Visits of a school; drafts only for their author, cancelled ones only with filter[status]=cancelled',
    access: { ability: 'visit:read' },
    query: listQuery({
      row: Visit,
      sort: ['id', 'datetime'],
      include: ['axis', 'status', 'tracking'],
      filter: {
        status: listOf(VISIT_LISTED).optional(),
        expired: queryFlag.optional(),
        eraser: queryFlag.optional(),
        from: day.optional(),
        to: day.optional(),
      },
      extra: { school_id: queryId, cycle_id: cycleRead },
    }),
    reply: pageOf(Visit),
    problems: ['schools.not-found', 'cycles.not-found'],
  }),
  axes: endpoint({
    method: 'get',
    path: '/schools/visits/axes',
    summary: 'The four axes of a visit',
    access: { ability: 'catalog:read' },
    reply: dataOf(z.array(VisitAxis)),
  }),
  hasDraft: endpoint({
    method: 'get',
    path: '/schools/visits/has-draft',
    summary: 'Whether the caller has an open draft for the school',
    access: { ability: 'visit:write' },
    query: z.strictObject({ school_id: queryId }),
    reply: dataOf(z.object({ hasDraft: z.boolean(), id: id.nullable() })),
    problems: ['schools.not-found'],
  }),
  overview: endpoint({
    method: 'get',
    path: '/schools/visits/overview',
    summary: 'The caller’s schools with their visits, those that need somebody first (AGE-05)',
    access: { ability: 'visit:read' },
    query: listQuery({ row: SchoolOverview, sort: ['need'], defaultSort: 'need' }),
    reply: pageOf(SchoolOverview),
  }),
  create: endpoint({
    method: 'post',
    path: '/schools/visits',
    summary: 'Plan a visit, as a draft or final',
    access: { ability: 'visit:write' },
    body: z.discriminatedUnion('eraser', [
      VisitDraftForm.extend({ school_id: id, eraser: z.literal(true) }),
      VisitForm.extend({ school_id: id, eraser: z.literal(false) }),
    ]),
    reply: dataOf(Visit),
    status: 201,
    problems: ['schools.not-found', 'visits.draft-exists', 'cycles.none-started'],
  }),
  get: endpoint({
    method: 'get',
    path: '/schools/visits/:id',
    summary: 'One visit with its axes and changes of date',
    access: { ability: 'visit:read' },
    reply: dataOf(Visit),
    problems: ['visits.not-found'],
  }),
  update: endpoint({
    method: 'put',
    path: '/schools/visits/:id',
    summary: 'Save a draft, a published visit, or the objective and axes of one in progress',
    access: { ability: 'visit:write' },
    body: editForm,
    reply: dataOf(Visit),
    problems: [
      ...['visits.not-found', 'visits.draft-kept', 'visits.finished', 'visits.cancelled', 'visits.stale'],
      'cycles.finished',
    ] as const,
  }),
  preview: endpoint({
    method: 'post',
    path: '/schools/visits/:id/preview',
    summary: 'Save as an edit does, and say where the PDF is (VIS-03); a draft stays one, a published visit published',
    access: { ability: 'visit:write' },
    body: editForm,
    reply: dataOf(z.object({ pdf_url: z.string(), revision })),
    problems: [
      ...['visits.not-found', 'visits.draft-kept', 'visits.finished', 'visits.cancelled', 'visits.stale'],
      'cycles.finished',
    ] as const,
  }),
  pdf: endpoint({
    method: 'get',
    path: '/schools/visits/:id/pdf',
    summary: 'The visit on paper; a draft bears a watermark',
    access: { ability: 'visit:read' },
    reply: fileReply,
    file: ['application/pdf'],
    problems: ['visits.not-found', 'documents.busy'],
  }),
  publish: endpoint({
    method: 'put',
    path: '/schools/visits/:id/publish',
    summary: 'Turn a draft into a final visit',
    access: { ability: 'visit:write' },
    body: VisitForm.extend({ revision }),
    reply: dataOf(Visit),
    problems: ['visits.not-found', 'visits.not-draft', 'visits.draft-kept', 'visits.stale'],
  }),
  delete: endpoint({
    method: 'delete',
    path: '/schools/visits/:id',
    summary: 'Delete a draft',
    access: { ability: 'visit:write' },
    reply: dataOf(z.null()),
    problems: ['visits.not-found', 'visits.not-draft'],
  }),
  restore: endpoint({
    method: 'post',
    path: '/schools/visits/:id/restore',
    summary: 'Restore a draft within ten minutes after its deletion',
    access: { ability: 'visit:write' },
    reply: dataOf(Visit),
    problems: ['visits.not-found', 'visits.draft-exists', 'undo.done', 'undo.too-late'],
  }),
  reschedule: endpoint({
    method: 'put',
    path: '/schools/visits/:id/reschedule',
    summary: 'Move a visit to another date, with a justification',
    access: { ability: 'visit:write' },
    body: RescheduleForm,
    reply: dataOf(Visit),
    problems: [
      ...['visits.not-found', 'visits.is-draft', 'visits.finished', 'visits.cancelled', 'visits.stale'],
      'cycles.finished',
    ] as const,
  }),
  cancel: endpoint({
    method: 'put',
    path: '/schools/visits/:id/cancel',
    summary: 'Cancel a visit that has not started, with the reason',
    access: { ability: 'visit:write' },
    body: CancelForm,
    reply: dataOf(Visit),
    problems: [
      ...['visits.not-found', 'visits.draft-is-deleted', 'visits.started', 'visits.finished'],
      ...['visits.cancelled', 'visits.stale', 'cycles.finished'],
    ] as const,
  }),
  start: endpoint({
    method: 'put',
    path: '/schools/visits/:id/start',
    summary: 'Start a visit on its day',
    access: { ability: 'visit:run' },
    reply: dataOf(Visit),
    problems: [
      ...['visits.not-found', 'visits.is-draft', 'visits.not-today', 'visits.finished', 'visits.cancelled'],
      'cycles.finished',
    ] as const,
  }),
  finish: endpoint({
    method: 'put',
    path: '/schools/visits/:id/finish',
    summary: 'Finish a visit in progress; never refused for what is missing',
    access: { ability: 'visit:run' },
    reply: dataOf(Visit),
    problems: ['visits.not-found', 'visits.not-started', 'visits.finished', 'visits.cancelled', 'cycles.finished'],
  }),
};
