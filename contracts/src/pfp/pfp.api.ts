import { z } from 'zod';
import { schoolBranch } from '../hierarchy/branch';
import { endpoint } from '../kit/endpoint';
import { cycleRead, queryFlag, queryId } from '../kit/fields';
import { dataOf, fileReply } from '../kit/replies';
import { SchoolRef } from '../schools/school.schema';
import { CAPTIONS_TYPE } from '../kit/file-types';
import { FORMATION_TYPES } from './limits';
import {
  FormationClosure,
  FormationMark,
  FormationMarkForm,
  FormationPlan,
  FormationProgress,
  FormationProgressForm,
  FormationStatistics,
  FormationSummary,
} from './pfp.schema';

const beside = {
  closure: FormationClosure.nullable().describe('Null where there is no cycle'),
  school: SchoolRef.nullable().describe('The one that was asked for'),
};

/** Calls about formation plans: reading them, and that they are consulted (PFP-01; decision 0055). */
export const pfp = {
  list: endpoint({
    method: 'get',
    path: '/schools/pfp/formation-plans',
    summary: 'The published plans for one’s role and level; with a school those of its staff',
    access: { ability: 'pfp:read' },
    query: z.strictObject({
      school_id: queryId.optional(),
      cycle_id: cycleRead,
      filter: z.strictObject({ consulted: queryFlag.optional() }).prefault({}),
    }),
    reply: dataOf(z.array(FormationPlan)).extend(beside),
    problems: ['schools.not-found', 'cycles.not-found'],
  }),
  summary: endpoint({
    method: 'get',
    path: '/schools/pfp/summary',
    summary: 'How many people of a school have consulted its plans; nobody is named',
    access: { ability: 'pfp:read' },
    query: z.strictObject({ school_id: queryId, cycle_id: cycleRead }),
    reply: dataOf(FormationSummary),
    problems: ['schools.not-found', 'cycles.not-found', 'pfp.figures-forbidden'],
  }),
  statistics: endpoint({
    method: 'get',
    path: '/schools/statistics/pfp',
    summary: 'The same over the active schools within reach, in the started cycle',
    access: { ability: 'pfp:read' },
    query: z.strictObject({ filter: schoolBranch }),
    reply: dataOf(FormationStatistics),
    problems: ['pfp.figures-forbidden'],
  }),
  get: endpoint({
    method: 'get',
    path: '/schools/pfp/formation-plans/:id',
    summary: 'A published plan with its contents',
    access: { ability: 'pfp:read' },
    query: z.strictObject({ school_id: queryId.optional() }),
    reply: dataOf(FormationPlan).extend(beside),
    problems: ['pfp.not-found', 'schools.not-found'],
  }),
  content: endpoint({
    method: 'get',
    path: '/schools/pfp/contents/:id',
    summary: 'The file of a content, in parts if they are asked for; it marks nothing',
    access: { ability: 'pfp:read' },
    reply: fileReply,
    file: FORMATION_TYPES,
    problems: ['pfp.content-not-found', 'request.range'],
  }),
  captions: endpoint({
    method: 'get',
    path: '/schools/pfp/contents/:id/captions',
    summary: 'The captions of a film, WebVTT',
    access: { ability: 'pfp:read' },
    reply: fileReply,
    file: [CAPTIONS_TYPE],
    problems: ['pfp.content-not-found', 'request.range'],
  }),
  progress: endpoint({
    method: 'put',
    path: '/schools/pfp/contents/:id/progress',
    summary: 'Keep how far one is in a film: it adds to what was seen, and never goes back',
    access: { ability: 'pfp:consult' },
    body: FormationProgressForm,
    reply: dataOf(FormationProgress),
    problems: ['pfp.content-not-found', 'pfp.not-a-film', 'pfp.closed'],
  }),
  consulted: endpoint({
    method: 'put',
    path: '/schools/pfp/formation-plans/:id/consulted',
    summary: 'Mark a plan as consulted, because one of its contents was opened; once, and harmless to repeat',
    access: { ability: 'pfp:consult' },
    body: FormationMarkForm,
    reply: dataOf(FormationMark),
    problems: ['pfp.not-found', 'pfp.closed'],
  }),
};
