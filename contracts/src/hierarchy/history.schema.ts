import { z } from 'zod';
import { PLACES } from '../cycles/cycle.schema';
import { id, instant } from '../kit/fields';
import { HierarchyEntry } from './hierarchy.schema';

/** Why somebody took a place, or left it. */
export const HISTORY_REASONS = ['started', 'saved', 'released', 'excluded', 'finished', 'handover', 'undone'] as const;

const Named = z.object({ id, fullname: z.string() });

/** Somebody in a place of a school from when until when (HIE-06). Who, why and what moved tell of its last change. */
export const HierarchyPeriod = z
  .object({
    id,
    cycle: z.object({ id, period: z.string() }),
    school: z.object({ id, name: z.string() }),
    place: z.enum(PLACES),
    person: Named,
    from_at: instant,
    to_at: instant.nullable().describe('Null while they are there'),
    reason: z.enum(HISTORY_REASONS),
    changed_by: Named.nullable(),
    moved: z
      .object({ visits: z.int(), activities: z.int(), kept: z.int() })
      .nullable()
      .describe('The unfinished work of who left'),
  })
  .meta({ id: 'HierarchyPeriod' });
export type HierarchyPeriod = z.infer<typeof HierarchyPeriod>;

/** Who accompanies a school in one of its cycles (HIE-06). */
export const HierarchyOfCycle = HierarchyEntry.extend({
  cycle: z.object({ id, period: z.string(), state: z.enum(['pending', 'started', 'finished']) }),
}).meta({ id: 'HierarchyOfCycle' });
export type HierarchyOfCycle = z.infer<typeof HierarchyOfCycle>;
