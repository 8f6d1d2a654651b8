import { z } from 'zod';
import { day, id, queryId } from '../kit/fields';
import { schoolBranch } from '../hierarchy/branch';
import { endpoint } from '../kit/endpoint';
import { dataOf, fileReply } from '../kit/replies';
import { DpiProgress, DpiQuestion, DpiResults, DpiStatistics, DpiStatus } from './dpi.schema';
import { timeFactor } from './time-factor';
import { ELAPSED_MAX } from './limits';

const answering = { ability: 'dpi:answer' } as const;
const sheet = z.strictObject({ submission_id: id });
const ofSchool = z.strictObject({ school_id: queryId, cycle_id: queryId.optional() });

/** Calls of the diagnostic: answering it, and what a school answered (DPI-01 to DPI-04; decision 0052). */
export const dpi = {
  status: endpoint({
    method: 'get',
    path: '/schools/dpi/status',
    summary: 'The diagnostic of one’s school, or of one whose results one reads, and one’s own sheet',
    access: { signedIn: true },
    query: z.strictObject({ school_id: queryId.optional() }),
    reply: dataOf(DpiStatus),
    problems: ['schools.not-found'],
  }),
  questions: endpoint({
    method: 'get',
    path: '/schools/dpi/questions',
    summary: 'The questions that the caller is asked in their role, in both languages',
    access: answering,
    reply: dataOf(z.array(DpiQuestion)),
    problems: ['dpi.not-open', 'dpi.closed'],
  }),
  start: endpoint({
    method: 'post',
    path: '/schools/dpi/start',
    summary: 'Begin one’s sheet, or go on with it where it was',
    access: answering,
    body: z.strictObject({
      school_id: id.optional().describe('One’s own'),
      time_factor: timeFactor.optional().describe('Kept for the next time; absent is the one that was kept'),
    }),
    reply: dataOf(DpiProgress.extend({ time_factor: timeFactor })),
    problems: ['schools.not-found', 'dpi.not-open', 'dpi.closed', 'dpi.answered'],
  }),
  answer: endpoint({
    method: 'post',
    path: '/schools/dpi/answers',
    summary:
      'Write the answer to the question that is shown, or that its time ran out; the last one finishes the sheet',
    access: answering,
    body: z.strictObject({
      submission_id: id,
      question_id: id,
      option_id: id.nullable(),
      elapsed_ms: z.int().nonnegative().max(ELAPSED_MAX),
    }),
    reply: dataOf(DpiProgress.extend({ isLate: z.boolean().describe('It came after the time of its question') })),
    problems: ['dpi.not-found', 'dpi.not-open', 'dpi.closed', 'dpi.written'],
  }),
  finish: endpoint({
    method: 'put',
    path: '/schools/dpi/finish',
    summary: 'Confirm a sheet whose last question is written; repeated it is harmless',
    access: answering,
    body: sheet,
    reply: dataOf(DpiProgress),
    problems: ['dpi.not-found', 'dpi.unwritten'],
  }),
  results: endpoint({
    method: 'get',
    path: '/schools/dpi/results',
    summary: 'What a school answered in the started cycle or a finished one',
    access: { ability: 'dpi:read' },
    query: ofSchool,
    reply: dataOf(DpiResults),
    problems: ['schools.not-found', 'cycles.not-found'],
  }),
  resultsPdf: endpoint({
    method: 'get',
    path: '/schools/dpi/results/pdf',
    summary: 'The same on paper, of shown figures only',
    access: { ability: 'dpi:read' },
    query: ofSchool,
    reply: fileReply,
    file: ['application/pdf'],
    problems: ['schools.not-found', 'cycles.not-found', 'documents.busy'],
  }),
  statistics: endpoint({
    method: 'get',
    path: '/schools/statistics/dpi',
    summary: 'Shown answers of the started cycle and the schools that have some, of active schools within reach',
    access: { ability: 'dpi:read' },
    query: z.strictObject({ filter: schoolBranch }),
    reply: dataOf(DpiStatistics),
  }),
  setEnd: endpoint({
    method: 'put',
    path: '/schools/dpi/closure',
    summary: 'Set the last day of a school’s diagnostic while it is today or later',
    access: { ability: 'dpi:set-end-date' },
    body: z.strictObject({ school_id: id, end_at: day, revision: z.int().nonnegative() }),
    reply: dataOf(z.object({ start_at: day, end_at: day, revision: z.int() })),
    problems: ['schools.not-found', 'dpi.not-open', 'dpi.over', 'dpi.stale'],
  }),
  remind: endpoint({
    method: 'post',
    path: '/schools/dpi/remind',
    summary: 'Remind those of a school who have not finished, once a day; nobody learns who they are',
    access: { ability: 'dpi:remind' },
    body: z.strictObject({ school_id: id }),
    reply: dataOf(z.object({ reminded_on: day.describe('At the school') })),
    problems: ['schools.not-found', 'dpi.not-open', 'dpi.closed', 'dpi.all-finished', 'dpi.reminded'],
  }),
};
