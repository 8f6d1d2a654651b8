import { formationCatalogue } from '@ruta/contracts/pfp/catalogue.api';
import { adminFormationPlan, adminFormationPlans } from '@ruta/contracts/pfp/catalogue.screens';
import { pfp } from '@ruta/contracts/pfp/pfp.api';
import { SCHOOL_LEADERS } from '@ruta/contracts/roles';
import {
  coachFormationPlan,
  coachFormationPlans,
  formationPlan,
  formationPlans,
} from '@ruta/contracts/pfp/pfp.screens';
import type { CoreClient } from '../../core/client';
import { gather } from '../../kit/gather';
import { serveScreen, type ServedScreen } from '../../kit/screen';
import { everyCycle } from '../cycles/every-cycle';

interface Asked {
  school?: number;
  cycle?: number | undefined;
}

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

/** How many people of a school have consulted each plan. */
const summaryOf = async (core: CoreClient, { school, cycle }: Asked) =>
  (await core.get(pfp.summary, { query: { school_id: textOf(school) ?? '', cycle_id: textOf(cycle) } })).data;

export const servedPfp: readonly ServedScreen[] = [
  serveScreen(formationPlans, async ({ core, me, query: { cycle } }) => {
    const { role, user } = await me();
    const school = SCHOOL_LEADERS.some((leader) => leader === role) ? user.school_id : null;
    if (school === null) return { ...(await plansOf(core, { cycle })), summary: null };
    const summary = summaryOf(core, { school, cycle });
    const [plans, panels] = await Promise.all([plansOf(core, { cycle }), gather({ summary })]);
    return { ...plans, ...panels };
  }),
  serveScreen(formationPlan, ({ core, params }) => planOf(core, params.id)),
  serveScreen(coachFormationPlans, async ({ core, params: { school_id }, query: { cycle } }) => {
    const asked = { school: school_id, cycle };
    const [plans, panels] = await Promise.all([plansOf(core, asked), gather({ summary: summaryOf(core, asked) })]);
    return { ...plans, ...panels };
  }),
  serveScreen(coachFormationPlan, ({ core, params }) => planOf(core, params.id, params.school_id)),
  serveScreen(adminFormationPlans, async ({ core, me, query }) => {
    const mayChoose = (await me()).abilities.includes('cycle:read');
    const [{ data: plans, cycle }, known] = await Promise.all([
      core.get(formationCatalogue.plans, { query: { cycle_id: textOf(query.cycle) } }),
      mayChoose ? everyCycle(core) : [],
    ]);
    return { plans, cycle, cycles: known.map(({ id, period }) => ({ id, period: period.name })) };
  }),
  serveScreen(
    adminFormationPlan,
    async ({ core, params }) => (await core.get(formationCatalogue.plan, { params: { id: params.id } })).data,
  ),
];
