import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { formationCatalogue } from '@ruta/contracts/pfp/catalogue.api';
import { adminFormationPlan, adminFormationPlans } from '@ruta/contracts/pfp/catalogue.screens';
import { pfp } from '@ruta/contracts/pfp/pfp.api';
import {
  coachFormationPlan,
  coachFormationPlans,
  formationPlan,
  formationPlans,
} from '@ruta/contracts/pfp/pfp.screens';
import type { CoreClient } from '../../core/client';
import { gather } from '../../kit/gather';
import { serveScreen, type ServedScreen } from '../../kit/screen';

interface Asked {
  school?: number;
  cycle?: number | undefined;
}

/** More cycles than a network runs in a lifetime. */
const EVERY_CYCLE = '100';

const textOf = (id: number | undefined) => (id === undefined ? undefined : String(id));

async function plansOf(core: CoreClient, { school, cycle }: Asked) {
  const query = { school_id: textOf(school), cycle_id: textOf(cycle) };
  const { data: plans, ...beside } = await core.get(pfp.list, { query });
  return { ...beside, plans };
}

async function planOf(core: CoreClient, id: number, school?: number) {
  const { data: plan, ...beside } = await core.get(pfp.get, { params: { id }, query: { school_id: textOf(school) } });
  return { ...beside, plan };
}

/** Every cycle, newest first. */
async function cyclesOf(core: CoreClient) {
  const { data } = await core.get(cycles.list, { query: { size: EVERY_CYCLE, sort: '-id', include: 'period' } });
  return data.flatMap(({ id, period }) => (period ? [{ id, period: period.name }] : []));
}

export const servedPfp: readonly ServedScreen[] = [
  serveScreen(formationPlans, ({ core, query }) => plansOf(core, { cycle: query.cycle })),
  serveScreen(formationPlan, ({ core, params }) => planOf(core, params.id)),
  serveScreen(coachFormationPlans, async ({ core, params: { school_id }, query: { cycle } }) => {
    const asked = { school_id: String(school_id), cycle_id: textOf(cycle) };
    const summary = core.get(pfp.summary, { query: asked }).then(({ data }) => data);
    const [plans, panels] = await Promise.all([plansOf(core, { school: school_id, cycle }), gather({ summary })]);
    return { ...plans, ...panels };
  }),
  serveScreen(coachFormationPlan, ({ core, params }) => planOf(core, params.id, params.school_id)),
  serveScreen(adminFormationPlans, async ({ core, me, query }) => {
    const asked = { query: { cycle_id: textOf(query.cycle) } };
    const mayList = me().then(({ abilities }) => abilities.includes('cycle:read'));
    const [{ data: plans, cycle }, all] = await Promise.all([
      core.get(formationCatalogue.plans, asked),
      mayList.then((may) => (may ? cyclesOf(core) : [])),
    ]);
    return { plans, cycle, cycles: all };
  }),
  serveScreen(
    adminFormationPlan,
    async ({ core, params }) => (await core.get(formationCatalogue.plan, { params: { id: params.id } })).data,
  ),
];
