import { z } from 'zod';
import { schoolBranch } from '../hierarchy/branch';
import { endpoint } from '../kit/endpoint';
import { id } from '../kit/fields';
import { DashboardCards, DashboardSubject } from './statistics.schema';

/** Figures of many schools for the management (STA-03, STA-04). */
export const statistics = {
  cards: endpoint({
    method: 'get',
    path: '/schools/statistics/cards',
    summary: 'The fifteen figures of the started cycle, over all schools or those of a filter',
    access: { ability: 'dashboard:management' },
    query: z.strictObject({ filter: schoolBranch }),
    reply: z.object({
      data: DashboardCards,
      cycle: z.object({ id, period: z.string() }).nullable().describe('Null where none is started'),
      subject: DashboardSubject.nullable().describe('Whom the filter names; the first, where it names several'),
    }),
    problems: ['schools.not-found', 'statistics.not-found'],
  }),
};
