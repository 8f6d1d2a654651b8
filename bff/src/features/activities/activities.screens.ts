import { activities } from '@ruta/contracts/activities/activities.api';
import {
  coachActivity,
  coachNewActivity,
  scholasticActivity,
  scholasticNewActivity,
  type ActivityPage,
  type NewActivity,
} from '@ruta/contracts/activities/activities.screens';
import { running } from '@ruta/contracts/activities/running.api';
import { pfi } from '@ruta/contracts/pfi/pfi.api';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import type { CoreClient } from '../../core/client';
import { todays } from '../../kit/days';
import { gather, withoutRefusal } from '../../kit/gather';
import { serveScreen, type ScreenInput, type ServedScreen } from '../../kit/screen';
import { Refusal } from '../../problems';
import { pastCycle } from '../cycles/past-cycle';
import { schoolOf } from '../schools/school';

type PageInput = ScreenInput<typeof coachActivity> | ScreenInput<typeof scholasticActivity>;
type NewInput = ScreenInput<typeof coachNewActivity> | ScreenInput<typeof scholasticNewActivity>;

/** One activity (ACT-01 to ACT-04). 404 for a visit, or for an activity of another school than the path's (T01). */
async function activityPage({ core, me, params }: PageInput): Promise<ActivityPage> {
  const [reader, { data: activity }, panels] = await Promise.all([
    me(),
    core.get(agenda.get, { params: { id: params.id } }),
    recorded(core, params.id),
  ]);
  if (activity.school_id !== params.school_id || activity.isVisit) throw new Refusal('agenda.not-found');
  return {
    activity,
    ...todays(reader, activity.school),
    cycle: reader.cycle,
    ...(await pastCycle(core, activity.cycle_id, reader.cycle)),
    ...panels,
    can: { writeProof: activity.can.run && reader.abilities.includes('proof:manage') },
  };
}

/** The activity's record, proof and central activity; the last two are empty for readers who may not see them. */
function recorded(core: CoreClient, id: number) {
  const query = { activity_id: String(id) };
  const proof = core.get(running.hasProof, { query }).then(({ data }) => data.proof);
  const record = core.get(activities.record, { query }).then(({ data }) => data);
  const central = core.get(pfi.ofActivity, { query }).then(({ data }) => data);
  return gather({ record, proof: withoutRefusal(proof, null), central: withoutRefusal(central, null) });
}

/** The data for the form of a new activity (AGE-06); 403 without `activity:create`. */
async function newActivity({ core, me, params }: NewInput): Promise<NewActivity> {
  const [reader, school] = await Promise.all([me(), schoolOf(core, params.school_id)]);
  if (!reader.abilities.includes('activity:create')) throw new Refusal('access.refused');
  return { school, levels: school.levels, ...todays(reader, school), cycle: reader.cycle };
}

const servedCoachActivity = serveScreen(coachActivity, activityPage);
const servedCoachNewActivity = serveScreen(coachNewActivity, newActivity);
const servedScholasticActivity = serveScreen(scholasticActivity, activityPage);
const servedScholasticNewActivity = serveScreen(scholasticNewActivity, newActivity);

export const servedActivities: readonly ServedScreen[] = [
  servedCoachActivity,
  servedCoachNewActivity,
  servedScholasticActivity,
  servedScholasticNewActivity,
];
