import { z } from 'zod';
import { ActivityRecord } from '../activities/activity.schema';
import { AttendanceProof } from '../activities/proof.schema';
import { day, id, queryId } from '../kit/fields';
import { panelOf, screen } from '../kit/screen';
import { pageOf } from '../kit/replies';
import { CurrentCycle, PastCycle } from '../access/access.schema';
import { SchoolRef } from '../schools/school.schema';
import { Visit, VisitAxis, VISIT_LISTED } from './visit.schema';

const Draft = z.object({ hasDraft: z.boolean(), id: id.nullable() });

/** The list's query parameters, as text. */
const listParams = z.strictObject({
  page: z.string().optional(),
  sort: z.enum(['datetime', '-datetime', 'id', '-id']).optional(),
  status: z.enum(VISIT_LISTED).optional(),
  expired: z.enum(['0', '1']).optional(),
  cycle: queryId.optional(),
});

const VisitList = z.object({
  school: SchoolRef,
  today: day.describe('The reader’s today'),
  school_today: day,
  visits: pageOf(Visit),
  draft: panelOf(Draft).describe('None for who writes no visits'),
  past: PastCycle.optional(),
  can: z.object({ createVisit: z.boolean() }),
});
export type VisitList = z.infer<typeof VisitList>;

const VisitPage = z.object({
  visit: Visit,
  today: day,
  school_today: day,
  cycle: CurrentCycle.nullable(),
  past: PastCycle.optional(),
  record: panelOf(ActivityRecord).nullable().describe('Null for a draft, which has no agenda row'),
  proof: panelOf(AttendanceProof.nullable()).describe('Null where none is written, and for who may not see it'),
  can: z.object({ writeProof: z.boolean() }),
});
export type VisitPage = z.infer<typeof VisitPage>;

const NewVisit = z.object({
  school: SchoolRef,
  axes: z.array(VisitAxis),
  today: day,
  school_today: day,
  cycle: CurrentCycle.nullable(),
  draft: Draft,
});
export type NewVisit = z.infer<typeof NewVisit>;

/** The list of a school's visits (VIS-01). */
export const coachVisits = screen({
  area: 'coach',
  path: '/schools/:school_id/visits',
  query: listParams,
  reply: VisitList,
});
/** Choices for the form of a new visit, and the open draft of the coach (VIS-02, VIS-04). */
export const coachNewVisit = screen({ area: 'coach', path: '/schools/:school_id/visits/new', reply: NewVisit });
/** One visit, for its detail, form and recording (VIS-05 to VIS-07). */
export const coachVisit = screen({ area: 'coach', path: '/schools/:school_id/visits/:id', reply: VisitPage });
/** The visits of a school for its leaders; without drafts (VIS-07). */
export const scholasticVisits = screen({
  area: 'scholastic',
  path: '/schools/:school_id/visits',
  query: listParams,
  reply: VisitList,
});
export const scholasticVisit = screen({ area: 'scholastic', path: '/schools/:school_id/visits/:id', reply: VisitPage });

export const visitsScreens = { coachVisits, coachNewVisit, coachVisit, scholasticVisits, scholasticVisit };
