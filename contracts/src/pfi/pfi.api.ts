import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { queryId } from '../kit/fields';
import { dataOf } from '../kit/replies';
import { PfiActivity } from './central-activity.schema';

/** Calls about central activities of schools (ACT-04, PFI-01). */
export const pfi = {
  ofActivity: endpoint({
    method: 'get',
    path: '/schools/pfi/activity',
    summary: 'The central activity behind an item of the agenda, with its reasons; null for other items',
    access: { ability: 'pfi:read' },
    query: z.strictObject({ activity_id: queryId }),
    reply: dataOf(PfiActivity.nullable()),
    problems: ['activities.not-found'],
  }),
};
