import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { cycleRead } from '../kit/fields';
import { dataOf } from '../kit/replies';
import { SchoolHistory } from './school-history.schema';

/** Who accompanied a school, for its own people and for who reads the hierarchy (HIE-06, decision 0044). */
export const schoolHistory = {
  schoolHistory: endpoint({
    method: 'get',
    path: '/schools/:id/history',
    summary: 'Who accompanied a school: names, places and days; its own people, and who reads its hierarchy',
    access: { ability: 'hierarchy:history' },
    query: z.strictObject({ cycle_id: cycleRead }),
    reply: dataOf(SchoolHistory),
    problems: ['schools.not-found', 'cycles.not-found'],
  }),
};
