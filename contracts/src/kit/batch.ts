import { z } from 'zod';

/** Maximum of reads per batch. A screen that needs more should be two screens. */
export const BATCH_MAX = 20;

/** The reads of one screen, as paths of core-api. Only the bff calls it. */
export const BatchForm = z.strictObject({
  calls: z.array(z.string().startsWith('/api/').max(4000)).min(1).max(BATCH_MAX),
});

/** Status and body as a single request would return them. */
export interface BatchAnswer {
  status: number;
  body: unknown;
}
