import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { queryId } from '../kit/fields';
import { CAPTIONS_BYTES_MAX, CAPTIONS_TYPE, FILM_BYTES_MAX } from '../kit/file-types';
import { dataOf, fileReply } from '../kit/replies';
import {
  CatalogueContent,
  CatalogueDetail,
  CataloguePlan,
  FileChange,
  FileForm,
  LinkChange,
  LinkForm,
  PlaceForm,
  PlanChange,
  PlanForm,
  PlanState,
} from './catalogue.schema';
import { FORMATION_TYPES } from './limits';

const manage = { ability: 'formation:manage' } as const;
const file = { field: 'file', maxFiles: 1, maxBytes: FILM_BYTES_MAX, types: FORMATION_TYPES };
const plan = dataOf(CataloguePlan);
const content = dataOf(CatalogueContent);
const edited = ['pfp.not-found', 'pfp.stale', 'pfp.cycle-finished'] as const;
const editedContent = ['pfp.not-found', 'pfp.content-not-found', 'pfp.content-stale', 'pfp.cycle-finished'] as const;

/** The catalogue of formation plans: who writes them, orders and publishes them (PFP-01; decision 0055). */
export const formationCatalogue = {
  plans: endpoint({
    method: 'get',
    path: '/formation-plans',
    summary: 'The plans of a cycle, at most 100, in order; those that are written and those that are retired, too',
    access: manage,
    query: z.strictObject({ cycle_id: queryId.optional().describe('Default: the started cycle') }),
    reply: dataOf(z.array(CataloguePlan)).extend({
      cycle: CataloguePlan.shape.cycle.nullable().describe('Null where there is no cycle'),
    }),
    problems: ['cycles.not-found'],
  }),
  plan: endpoint({
    method: 'get',
    path: '/formation-plans/:id',
    summary: 'A plan with its contents, and how many people it is for',
    access: manage,
    reply: dataOf(CatalogueDetail),
    problems: ['pfp.not-found'],
  }),
  add: endpoint({
    method: 'post',
    path: '/formation-plans',
    summary: 'Write a plan, which nobody sees until it is published; the last of its cycle',
    access: manage,
    body: PlanForm.extend({ cycle_id: z.int().positive().optional().describe('Default: the started cycle') }),
    reply: plan,
    status: 201,
    problems: ['cycles.not-found', 'pfp.cycle-finished', 'pfp.too-many-plans'],
  }),
  change: endpoint({
    method: 'put',
    path: '/formation-plans/:id',
    summary: 'Change a plan; its key only before it was published',
    access: manage,
    body: PlanChange,
    reply: plan,
    problems: edited,
  }),
  remove: endpoint({
    method: 'delete',
    path: '/formation-plans/:id',
    summary: 'Delete a plan that was never published, with its contents',
    access: manage,
    query: z.strictObject({ revision: queryId.describe('The one that you saw') }),
    reply: dataOf(z.null()),
    problems: [...edited, 'pfp.published'],
  }),
  publish: endpoint({
    method: 'post',
    path: '/formation-plans/:id/publish',
    summary: 'Publish a plan with a content, or a retired one again; whom it is for is told',
    access: manage,
    body: PlanState,
    reply: plan,
    problems: [...edited, 'pfp.no-contents', 'pfp.published-already'],
  }),
  retire: endpoint({
    method: 'post',
    path: '/formation-plans/:id/retire',
    summary: 'Take a published plan out of sight; what people did stays',
    access: manage,
    body: PlanState,
    reply: plan,
    problems: [...edited, 'pfp.not-published'],
  }),
  order: endpoint({
    method: 'put',
    path: '/formation-plans/:id/order',
    summary: 'Move a plan to another place of its cycle',
    access: manage,
    body: PlaceForm,
    reply: dataOf(z.null()),
    problems: ['pfp.not-found', 'pfp.cycle-finished'],
  }),
  addFile: endpoint({
    method: 'post',
    path: '/formation-plans/:id/contents',
    summary: 'Add a file or a film, the last of its plan',
    access: manage,
    upload: file,
    body: FileForm,
    reply: content,
    status: 201,
    problems: ['pfp.not-found', 'pfp.cycle-finished', 'pfp.too-many-contents', 'server.storage-full'],
  }),
  changeFile: endpoint({
    method: 'post',
    path: '/formation-plans/:id/contents/:content_id',
    summary: 'Change a content; a file that is sent replaces what it was, under the same address',
    access: manage,
    upload: { ...file, minFiles: 0 },
    body: FileChange,
    reply: content,
    problems: [...editedContent, 'server.storage-full'],
  }),
  addLink: endpoint({
    method: 'post',
    path: '/formation-plans/:id/links',
    summary: 'Add a link, the last of its plan',
    access: manage,
    body: LinkForm,
    reply: content,
    status: 201,
    problems: ['pfp.not-found', 'pfp.cycle-finished', 'pfp.too-many-contents'],
  }),
  changeLink: endpoint({
    method: 'put',
    path: '/formation-plans/:id/links/:content_id',
    summary: 'Change a link; a file becomes one, under the same id',
    access: manage,
    body: LinkChange,
    reply: content,
    problems: editedContent,
  }),
  removeContent: endpoint({
    method: 'delete',
    path: '/formation-plans/:id/contents/:content_id',
    summary: 'Delete a content; a published plan keeps its last one',
    access: manage,
    query: z.strictObject({ revision: queryId.describe('The one that you saw') }),
    reply: dataOf(z.null()),
    problems: [...editedContent, 'pfp.last-content'],
  }),
  orderContent: endpoint({
    method: 'put',
    path: '/formation-plans/:id/contents/:content_id/order',
    summary: 'Move a content to another place of its plan',
    access: manage,
    body: PlaceForm,
    reply: dataOf(z.null()),
    problems: ['pfp.not-found', 'pfp.content-not-found', 'pfp.cycle-finished'],
  }),
  keepCaptions: endpoint({
    method: 'post',
    path: '/formation-plans/:id/contents/:content_id/captions',
    summary: 'Add or replace the captions of a film, WebVTT',
    access: manage,
    upload: { field: 'file', maxFiles: 1, maxBytes: CAPTIONS_BYTES_MAX, types: [CAPTIONS_TYPE] },
    reply: content,
    problems: ['pfp.not-found', 'pfp.content-not-found', 'pfp.not-a-film', 'pfp.cycle-finished', 'server.storage-full'],
  }),
  removeCaptions: endpoint({
    method: 'delete',
    path: '/formation-plans/:id/contents/:content_id/captions',
    summary: 'Remove the captions of a film',
    access: manage,
    reply: content,
    problems: ['pfp.not-found', 'pfp.content-not-found', 'pfp.no-captions', 'pfp.cycle-finished'],
  }),
  file: endpoint({
    method: 'get',
    path: '/formation-plans/:id/contents/:content_id/file',
    summary: 'The file of a content, in parts if they are asked for, before it is published, too',
    access: manage,
    reply: fileReply,
    file: FORMATION_TYPES,
    problems: ['pfp.content-not-found', 'request.range'],
  }),
};
