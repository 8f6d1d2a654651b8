import { z } from 'zod';
import { CurrentCycle, PastCycle } from '../access/access.schema';
import { DpiResults } from '../dpi/dpi.schema';
import { day } from '../kit/fields';
import { panelOf } from '../kit/screen';
import { ObservationDashboard } from '../observations/figures.schema';
import { Pai } from '../pai/pai.schema';
import { PfiPreview } from '../pfi/pfi.schema';
import { FormationSummary } from '../pfp/pfp.schema';
import { SchoolRef } from '../schools/school.schema';
import { Visit } from '../visits/visit.schema';

/** A visit as the list of visits gives it to the reader (decision 0005). */
const VisitRef = Visit.pick({ id: true, date: true, time: true, objective: true, coach: true });

/** Visits of the cycle. Drafts count nowhere. */
const SmartVisits = z.object({
  planned: z.int().describe('Published visits that are not cancelled'),
  completed: z.int(),
  overdue: z.int().describe('Past at the school, neither finished nor cancelled'),
  cancelled: z.int(),
  last: VisitRef.nullable().describe('The last finished one'),
  next: VisitRef.nullable().describe('The next one that has not started, today’s included'),
});

const SmartDpi = DpiResults.pick({ window: true, reason: true, min_group: true, totalValidated: true, themes: true })
  .extend({ expected: z.int().describe('People who are expected to answer') })
  .describe('Of themes what the results show, and no more (decision 0052)');

const SmartPai = Pai.pick({ standing: true }).extend({
  commitments: z.int().describe('Items of the plan'),
  completed: z.int().describe('Those whose activity of the school is completed'),
  overdue: z.int().describe('Those whose activity of the school is past and not completed'),
});

const SmartPfi = PfiPreview.pick({ dated: true, completed: true, overdue: true, undated: true, next: true });

const SmartObservations = ObservationDashboard.pick({
  ...{ observations: true, compliance: true, guides: true, months: true },
});

/** A part is null for who may not read its room (REP-04; decision 0065). */
export const SmartReport = z.object({
  school: SchoolRef,
  cycle: CurrentCycle.nullable().describe('The one that is shown; null where none is started, and then every part is'),
  past: PastCycle.optional(),
  today: day.describe('At the school; the figures are until this day, or until the end of a finished cycle'),
  visits: panelOf(SmartVisits.nullable()),
  dpi: panelOf(SmartDpi.nullable()),
  pai: panelOf(SmartPai.nullable()),
  pfi: panelOf(SmartPfi.nullable()),
  pfp: panelOf(FormationSummary.shape.pie.nullable()),
  observations: panelOf(SmartObservations.nullable()),
});
export type SmartReport = z.infer<typeof SmartReport>;

type Part = { [K in keyof SmartReport]: SmartReport[K] extends { state: string } ? K : never }[keyof SmartReport];
/** The parts of the report. */
export type SmartPart = Exclude<Part, undefined>;
/** What a part says where it is there. */
export type SmartData<P extends SmartPart> = NonNullable<Extract<SmartReport[P], { state: 'ready' }>['data']>;
