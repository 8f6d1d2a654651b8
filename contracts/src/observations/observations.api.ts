import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { cycleRead, id, month, queryFlag, queryId } from '../kit/fields';
import { listQuery, search } from '../kit/list-query';
import { dataOf, pageOf } from '../kit/replies';
import { Guide, GuideSummary, LevelWithProfessors, Professor } from './guide.schema';
import { OBSERVATION_BYTES } from './limits';
import {
  DraftForm,
  Observation,
  ObservationDraft,
  ObservationForm,
  ObservationSummary,
  SeenForm,
} from './observation.schema';

const run = { ability: 'observation:run' } as const;
const read = { ability: 'observation:read' } as const;
const language = z.enum(['es', 'en']);

/** Refusals of whatever names a school, a level, a guide and a teacher. */
const named = [
  'schools.not-found',
  'observations.level-not-found',
  'observations.guide-not-found',
  'observations.professor-not-found',
] as const;

/** Refusals of whatever corrects an observation. */
const correcting = [
  'observations.not-found',
  'observations.not-observer',
  'observations.replaced',
  'cycles.finished',
] as const;

/** Classroom observations (OBS-01 to OBS-05). */
export const observations = {
  guides: endpoint({
    method: 'get',
    path: '/schools/observations/guides',
    summary: 'The published guides of a level, by name',
    access: run,
    query: z.strictObject({ school_id: queryId, level_id: queryId }),
    reply: dataOf(z.array(GuideSummary)),
    problems: ['schools.not-found', 'observations.level-not-found'],
  }),
  guide: endpoint({
    method: 'get',
    path: '/schools/observations/guides/:id',
    summary: 'A guide to be run, of a level that one of the caller’s schools teaches',
    access: run,
    query: z.strictObject({
      lang: language.optional().describe('en counts where the code contains ruta_be_, and changes nothing on others'),
    }),
    reply: dataOf(Guide),
    problems: ['observations.guide-not-found'],
  }),
  levels: endpoint({
    method: 'get',
    path: '/schools/observations/levels',
    summary: 'The levels of a school, with their observable teachers',
    access: run,
    query: z.strictObject({ school_id: queryId, include: z.literal('professors').optional() }),
    reply: dataOf(z.array(LevelWithProfessors)),
    problems: ['schools.not-found'],
  }),
  professors: endpoint({
    method: 'get',
    path: '/schools/observations/professors',
    summary: 'The teachers of a school, and who of them may be observed',
    access: { ability: 'professor:read' },
    query: listQuery({
      row: Professor,
      sort: ['name', 'id'],
      defaultSort: 'name',
      filter: {
        search: search.optional().describe('In the name; accents and capitals make no difference'),
        observable: queryFlag.optional(),
        level_id: queryId.optional(),
      },
      extra: { school_id: queryId },
    }),
    reply: pageOf(Professor),
    problems: ['schools.not-found'],
  }),
  setObservable: endpoint({
    method: 'put',
    path: '/schools/observations/professors/:id/observable',
    summary: 'Say whether a teacher may be observed in the started cycle',
    access: { ability: 'professor:set-observable' },
    body: z.strictObject({
      school_id: id,
      observable: z.union([z.literal(0), z.literal(1)], 'observations.observable.values'),
    }),
    reply: dataOf(Professor),
    problems: ['schools.not-found', 'observations.professor-not-found', 'cycles.none-started'],
  }),
  draft: endpoint({
    method: 'get',
    path: '/schools/observations/drafts',
    summary: 'What the caller typed of an observation and has not sent; null if there is nothing',
    access: run,
    query: z.strictObject({
      ...{ school_id: queryId, guide_id: queryId, professor_id: queryId, level_id: queryId },
      replaces_id: queryId.optional().describe('Of the correction of this observation'),
    }),
    reply: dataOf(ObservationDraft.nullable()),
    problems: [...named, ...correcting],
  }),
  saveDraft: endpoint({
    method: 'put',
    path: '/schools/observations/drafts',
    summary: 'Keep what is typed, one draft per teacher and guide; the registered observation removes it',
    access: run,
    bodyBytes: OBSERVATION_BYTES,
    body: DraftForm,
    reply: dataOf(ObservationDraft),
    problems: [...named, ...correcting, 'observations.draft-stale', 'observations.registered-already'],
  }),
  create: endpoint({
    method: 'post',
    path: '/schools/observations',
    summary: 'Register an observation, judged by when it was made; under the same client_id it is registered once',
    access: run,
    bodyBytes: OBSERVATION_BYTES,
    body: ObservationForm,
    reply: dataOf(Observation),
    status: 201,
    problems: [
      ...named,
      'observations.not-found',
      'observations.not-observable',
      'observations.not-observer',
      'observations.replaced',
      'observations.no-cycle',
      'cycles.finished',
    ],
  }),
  list: endpoint({
    method: 'get',
    path: '/schools/observations',
    summary: 'The observations of a school, newest first',
    access: read,
    query: listQuery({
      row: ObservationSummary,
      sort: ['id', 'observed_at'],
      defaultSort: '-observed_at',
      defaultSize: 5,
      filter: {
        professor_id: queryId.optional(),
        guide_id: queryId.optional(),
        level_id: queryId.optional(),
        observer_id: queryId.optional(),
        month: month.optional().describe('On the school’s calendar'),
      },
      extra: {
        school_id: queryId.optional().describe('Required, but of teachers, who read those about them'),
        cycle_id: cycleRead,
      },
    }),
    reply: pageOf(ObservationSummary),
    problems: ['schools.not-found', 'cycles.not-found'],
  }),
  get: endpoint({
    method: 'get',
    path: '/schools/observations/:id',
    summary: 'One observation with its responses and comments',
    access: read,
    query: z.strictObject({ lang: language.optional().describe('What is missing in English is in Spanish') }),
    reply: dataOf(Observation),
    problems: ['observations.not-found'],
  }),
  seen: endpoint({
    method: 'put',
    path: '/schools/observations/:id/seen',
    summary: 'The observed teacher marks it as seen and, once, answers',
    access: read,
    body: SeenForm,
    reply: dataOf(Observation),
    problems: [
      'observations.not-found',
      'observations.not-professor',
      'observations.replaced',
      'observations.replied',
      'cycles.finished',
    ],
  }),
};
