import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { adminCycle, adminCycles, adminNewCycle, adminPreparation } from '@ruta/contracts/cycles/cycles.screens';
import { serveScreen, type ServedScreen } from '../../kit/screen';

/** The list of cycles (CYC-01). */
const servedAdminCycles = serveScreen(adminCycles, async ({ core, me, query }) => {
  const [reader, found] = await Promise.all([
    me(),
    core.get(cycles.list, { query: { page: query.page, size: '10', sort: '-id', include: 'period' } }),
  ]);
  return {
    cycles: { ...found, data: found.data.flatMap(({ period, ...cycle }) => (period ? [{ ...cycle, period }] : [])) },
    can: { create: reader.abilities.includes('cycle:write') },
  };
});

/** The periods that a new cycle may be of (CYC-01). */
const servedAdminNewCycle = serveScreen(adminNewCycle, async ({ core }) => ({
  periods: (await core.get(cycles.periods)).data,
}));

/** One cycle with the periods to choose from (CYC-01 to CYC-03). */
const servedAdminCycle = serveScreen(adminCycle, async ({ core, params }) => {
  const [cycle, periods] = await Promise.all([core.get(cycles.get, { params }), core.get(cycles.periods)]);
  return { cycle: cycle.data, periods: periods.data };
});

/** The dry run of preparing a cycle (CYC-03). */
const servedAdminPreparation = serveScreen(adminPreparation, async ({ core, params }) => ({
  preparation: (await core.get(cycles.preparation, { params })).data,
}));

export const servedCycles: readonly ServedScreen[] = [
  servedAdminCycles,
  servedAdminNewCycle,
  servedAdminCycle,
  servedAdminPreparation,
];
