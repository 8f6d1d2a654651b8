import { z } from 'zod';

/** A screen that needs more reads than this is two screens. */
export const BATCH_MAX = 20;

/** The reads of one screen, as addresses below core-api's root; between the two servers only. */
export const BatchForm = z.strictObject({
  calls: z.array(z.string().startsWith('/api/').max(4000)).min(1).max(BATCH_MAX),
});

/** What one of them would have been answered by itself. */
export interface BatchAnswer {
  status: number;
  body: unknown;
}
