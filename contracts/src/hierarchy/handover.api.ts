import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { queryId } from '../kit/fields';
import { listQuery } from '../kit/list-query';
import { dataOf, pageOf } from '../kit/replies';
import { COACH_ROLES } from '../roles';
import { Handover, HandoverForm, HandoverLoads, HandoverReview, HandoverReviewForm } from './handover.schema';

const write = { ability: 'hierarchy:write' } as const;
const cycle_id = queryId.optional().describe('The started cycle unless told');
const OF_CYCLE = ['cycles.none-started', 'cycles.not-found'] as const;
const REFUSED = [
  ...[...OF_CYCLE, 'cycles.not-prepared', 'cycles.finished', 'schools.not-found'],
  ...['hierarchy.excluded', 'handover.not-theirs'],
] as const;

/** One person's schools of a cycle to others in one step, decision 0040. */
export const handover = {
  list: endpoint({
    method: 'get',
    path: '/hierarchy/handover',
    summary: 'Handovers, newest first',
    access: write,
    query: listQuery({
      row: Handover,
      sort: ['made_at', 'id'],
      defaultSort: '-made_at,-id',
      extra: { cycle_id: queryId.optional().describe('Every cycle unless told') },
    }),
    reply: pageOf(Handover),
  }),
  loads: endpoint({
    method: 'get',
    path: '/hierarchy/handover/loads',
    summary: 'How many schools each person has in a role of a cycle',
    access: write,
    query: z.strictObject({ role: z.enum(COACH_ROLES), cycle_id }),
    reply: dataOf(HandoverLoads),
    problems: OF_CYCLE,
  }),
  review: endpoint({
    method: 'post',
    path: '/hierarchy/handover/review',
    summary: 'What handing over these schools would move, and each load before and after; nothing is written',
    access: write,
    body: HandoverReviewForm,
    reply: dataOf(HandoverReview),
    problems: REFUSED,
  }),
  save: endpoint({
    method: 'post',
    path: '/hierarchy/handover',
    summary: 'Hand schools over, all of them or none; in the started cycle unfinished work moves along',
    access: write,
    body: HandoverForm,
    reply: dataOf(Handover),
    problems: [...REFUSED, 'hierarchy.review-outdated'],
  }),
  undo: endpoint({
    method: 'post',
    path: '/hierarchy/handover/:batch/undo',
    summary: 'Undo a handover within 24 hours; schools that changed since stay as they are',
    access: write,
    reply: dataOf(Handover),
    problems: [
      ...['handover.not-found', 'handover.undone', 'handover.too-late', 'handover.changed'],
      ...['cycles.not-prepared', 'cycles.finished', 'schools.not-found', 'hierarchy.excluded'],
    ] as const,
  }),
};
