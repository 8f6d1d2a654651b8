import { z } from 'zod';
import { pageOf } from '../kit/replies';
import { screen } from '../kit/screen';
import { Cycle, CycleDetail, Period, Preparation } from './cycle.schema';

const CycleList = z.object({
  cycles: pageOf(Cycle.required({ period: true })),
  can: z.object({ create: z.boolean() }),
});
export type CycleList = z.infer<typeof CycleList>;

/** The list of cycles (CYC-01). */
export const adminCycles = screen({
  area: 'admin',
  path: '/school-cycles',
  query: z.strictObject({ page: z.string().optional() }),
  reply: CycleList,
});

const NewCyclePage = z.object({ periods: z.array(Period).describe('Latest first') });
export type NewCyclePage = z.infer<typeof NewCyclePage>;

/** What a new cycle is made from (CYC-01). */
export const adminNewCycle = screen({ area: 'admin', path: '/school-cycles/new', reply: NewCyclePage });

const CyclePage = NewCyclePage.extend({ cycle: CycleDetail });
export type CyclePage = z.infer<typeof CyclePage>;

/** One cycle, with the periods to choose from (CYC-01 to CYC-03). */
export const adminCycle = screen({ area: 'admin', path: '/school-cycles/:id', reply: CyclePage });

/** The dry run of preparing it, which large networks wait for. */
export const adminPreparation = screen({
  area: 'admin',
  path: '/school-cycles/:id/prepare',
  reply: z.object({ preparation: Preparation }),
});

export const cyclesScreens = { adminCycles, adminNewCycle, adminCycle, adminPreparation };
