import { centralCatalogue } from '@ruta/contracts/pfi/central-catalogue.api';
import { adminCentralActivities } from '@ruta/contracts/pfi/central-catalogue.screens';
import { pfi } from '@ruta/contracts/pfi/pfi.api';
import {
  coachPfi,
  coachPfiEstablish,
  scholasticPfi,
  scholasticPfiEstablish,
  type PfiEstablishing,
  type PfiScreen,
} from '@ruta/contracts/pfi/pfi.screens';
import type { Pfi } from '@ruta/contracts/pfi/pfi.schema';
import { serveScreen, type ScreenInput, type ServedScreen } from '../../kit/screen';
import { everyCycle } from '../cycles/every-cycle';
import { shownHolidays } from '../holidays/shown';
import { ownSchool } from '../schools/own-school';

type OfSchool = ScreenInput<typeof scholasticPfi> | ScreenInput<typeof coachPfi>;
type Establishing = ScreenInput<typeof scholasticPfiEstablish> | ScreenInput<typeof coachPfiEstablish>;

async function planOf({ core, query }: OfSchool, schoolId: number): Promise<PfiScreen> {
  const asked = { school_id: String(schoolId), cycle_id: query.cycle === undefined ? undefined : String(query.cycle) };
  const { data } = await core.get(pfi.plan, { query: asked });
  return { pfi: data, ...(await holidaysOf(core, data)) };
}

/** Those of the plan's cycle: the plan tells its days. */
const holidaysOf = (core: OfSchool['core'], { school, cycle }: Pfi) =>
  shownHolidays(core, { start: cycle.start_at, end: cycle.end_at, school_id: school.id });

/** The plan, and what may be dated, where something may: asking earlier would be refused. */
async function establishing({ core }: Establishing, schoolId: number): Promise<PfiEstablishing> {
  const query = { school_id: String(schoolId) };
  const { data: plan } = await core.get(pfi.plan, { query });
  const [shown, available] = await Promise.all([
    holidaysOf(core, plan),
    plan.can_establish ? core.get(pfi.available, { query }).then(({ data }) => data) : null,
  ]);
  return { pfi: plan, ...shown, available };
}

export const servedPfi: readonly ServedScreen[] = [
  serveScreen(adminCentralActivities, async ({ core, me, query: { cycle: asked } }) => {
    const mayChoose = (await me()).abilities.includes('cycle:read');
    const [{ data: centrals, cycle, surveys }, known] = await Promise.all([
      core.get(centralCatalogue.centrals, { query: { cycle_id: asked === undefined ? undefined : String(asked) } }),
      mayChoose ? everyCycle(core) : [],
    ]);
    return { centrals, cycle, surveys, cycles: known.map(({ id, period }) => ({ id, period: period.name })) };
  }),
  serveScreen(scholasticPfi, async (input) => planOf(input, await ownSchool(input))),
  serveScreen(scholasticPfiEstablish, async (input) => establishing(input, await ownSchool(input))),
  serveScreen(coachPfi, (input) => planOf(input, input.params.school_id)),
  serveScreen(coachPfiEstablish, (input) => establishing(input, input.params.school_id)),
];
