import type { Me } from '@ruta/contracts/access/access.schema';
import { activities } from '@ruta/contracts/activities/activities.api';
import { running } from '@ruta/contracts/activities/running.api';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { visits } from '@ruta/contracts/visits/visits.api';
import {
  coachNewVisit,
  coachVisit,
  coachVisits,
  scholasticVisit,
  scholasticVisits,
  type VisitList,
  type VisitPage,
} from '@ruta/contracts/visits/visits.screens';
import type { CoreClient } from '../../core/client';
import { todays } from '../../kit/days';
import { gather, withoutRefusal } from '../../kit/gather';
import { serveScreen, type ScreenInput, type ServedScreen } from '../../kit/screen';
import { Refusal } from '../../problems';
import { schoolOf } from '../schools/school';
import { pastCycle } from '../cycles/past-cycle';
import { draftIn, draftOf, mayWriteVisits, NO_DRAFT } from './draft';

type ListInput = ScreenInput<typeof coachVisits> | ScreenInput<typeof scholasticVisits>;
type PageInput = ScreenInput<typeof coachVisit> | ScreenInput<typeof scholasticVisit>;

/** A school's visits (VIS-01). `eraser: '0'` excludes drafts, for areas that must not see them. */
async function visitList({ core, me, params, query }: ListInput, eraser?: '0'): Promise<VisitList> {
  const isNow = query.cycle === undefined;
  const [reader, school, page, panels] = await Promise.all([
    me(),
    schoolOf(core, params.school_id, query.cycle),
    core.get(visits.list, {
      query: {
        school_id: String(params.school_id),
        cycle_id: isNow ? undefined : String(query.cycle),
        page: query.page,
        size: '10',
        sort: query.sort ?? '-datetime',
        include: 'axis,status',
        filter: { status: query.status, expired: query.expired, eraser },
      },
    }),
    gather({ draft: isNow ? draftOf(core, params.school_id) : NO_DRAFT }),
  ]);
  const shown = await pastCycle(core, query.cycle, reader.cycle);
  return {
    school,
    ...todays(reader, school),
    visits: page,
    ...panels,
    ...shown,
    can: { createVisit: mayWriteVisits(reader) && shown.past === undefined },
  };
}

/** One visit (VIS-05 to VIS-07). 404 for a visit of another school than the path's (T01), and for a hidden draft. */
async function visitPage({ core, me, params }: PageInput, { drafts }: { drafts: boolean }): Promise<VisitPage> {
  const [reader, { data: visit }] = await Promise.all([me(), core.get(visits.get, { params: { id: params.id } })]);
  if (visit.school_id !== params.school_id || (visit.eraser && !drafts)) throw new Refusal('visits.not-found');
  return {
    visit,
    ...todays(reader, visit.school),
    cycle: reader.cycle,
    ...(visit.eraser ? {} : await pastCycle(core, visit.cycle_id, reader.cycle)),
    ...(await recorded(core, reader, visit)),
    can: { writeProof: visit.can.run && reader.abilities.includes('proof:manage') },
  };
}

/** Attendance, observations and proof of a visit (VIS-06). A draft has none: it has no row on the agenda. */
async function recorded(core: CoreClient, reader: Me, visit: Visit): Promise<Pick<VisitPage, 'record' | 'proof'>> {
  const none = { state: 'ready', data: null } as const;
  const activityId = visit.agenda_activity_id;
  if (visit.eraser || activityId === null) return { record: null, proof: none };
  // This ability can be switched off alone; the visit still opens.
  if (!reader.abilities.includes('activity:read'))
    return { record: { state: 'unavailable', code: 'access.refused' }, proof: none };
  const query = { activity_id: String(activityId) };
  const record = core.get(activities.record, { query }).then(({ data }) => data);
  const proof = core.get(running.hasProof, { query }).then(({ data }) => data.proof);
  return gather({ record, proof: withoutRefusal(proof, null) });
}

const servedCoachVisits = serveScreen(coachVisits, (input) => visitList(input));

/** The data for the form of a new visit (VIS-02), with the open draft (VIS-04); all parts are essential. */
const servedCoachNewVisit = serveScreen(coachNewVisit, async ({ core, me, params }) => {
  const [reader, school, axes, draft] = await Promise.all([
    me(),
    schoolOf(core, params.school_id),
    core.get(visits.axes),
    draftIn(core, params.school_id),
  ]);
  return { school, axes: axes.data, ...todays(reader, school), cycle: reader.cycle, draft };
});

const servedCoachVisit = serveScreen(coachVisit, (input) => visitPage(input, { drafts: true }));

const servedScholasticVisits = serveScreen(scholasticVisits, (input) => visitList(input, '0'));
/** A visit for a school's leaders; never a draft (VIS-07). */
const servedScholasticVisit = serveScreen(scholasticVisit, (input) => visitPage(input, { drafts: false }));

export const servedVisits: readonly ServedScreen[] = [
  servedCoachVisits,
  servedCoachNewVisit,
  servedCoachVisit,
  servedScholasticVisits,
  servedScholasticVisit,
];
