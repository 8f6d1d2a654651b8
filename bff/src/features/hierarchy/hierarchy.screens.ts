import { cycles } from '@ruta/contracts/cycles/cycles.api';
import type { Cycle, Period } from '@ruta/contracts/cycles/cycle.schema';
import { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import { adminHierarchy, adminNewSchool } from '@ruta/contracts/hierarchy/hierarchy.screens';
import { importedSchools } from '@ruta/contracts/schools/imported-schools.api';
import { schools } from '@ruta/contracts/schools/schools.api';
import type { CoreClient } from '../../core/client';
import { serveScreen, type ServedScreen } from '../../kit/screen';
import { Refusal } from '../../problems';
import { everyCycle } from '../cycles/every-cycle';

const NOBODY = { data: [], page: 1, size: 10, total: 0, pages: 0, count: 0 };

/** The started cycle with its period; null where none is. */
export async function startedCycle(core: CoreClient): Promise<(Cycle & { period: Period }) | null> {
  return (await everyCycle(core)).find(({ state }) => state === 'started') ?? null;
}

/** Schools of a cycle with who accompanies them, ten a page (HIE-02, CYC-05). */
const servedAdminHierarchy = serveScreen(adminHierarchy, async ({ core, query }) => {
  const { cycle: asked, page, search, incomplete, secondary_one, secondary_two, ...main } = query;
  const schoolsOf = (cycle_id: string) =>
    core.get(hierarchy.list, {
      query: {
        ...{ page, size: '10', sort: 'director_access,id', cycle_id },
        filter: {
          ...{ search, incomplete },
          ...{ director_id: main.director, manager_id: main.manager, coordinator_id: main.coordinator },
          ...{ coach_id: main.coach, sec_coach_one_id: secondary_one, sec_coach_two_id: secondary_two },
        },
      },
    });
  if (asked !== undefined) {
    const [cycle, schools] = await Promise.all([
      core.get(cycles.get, { params: { id: Number(asked) } }),
      schoolsOf(asked),
    ]);
    return { cycle: cycle.data, schools };
  }
  const cycle = await startedCycle(core);
  return { cycle, schools: cycle === null ? NOBODY : await schoolsOf(String(cycle.id)) };
});

/** An imported school that waits, the catalogue of states, and the cycles that it may join (HIE-04). */
const servedNewSchool = serveScreen(adminNewSchool, async ({ core, params }) => {
  const [found, states, known] = await Promise.all([
    core.get(importedSchools.imported, { query: { size: '1', filter: { id: String(params.id) } } }),
    core.get(schools.states),
    everyCycle(core),
  ]);
  const [imported] = found.data;
  if (!imported) throw new Refusal('schools.import-not-found');
  const open = known.flatMap(({ id, state, prepared, period }) =>
    state === 'started' || (state === 'pending' && prepared) ? [{ id, state, period: period.name }] : [],
  );
  const isStarted = ({ state }: { state: string }) => state === 'started';
  return {
    imported,
    states: states.data,
    cycles: [...open.filter(isStarted), ...open.filter((cycle) => !isStarted(cycle))],
  };
});

export const servedHierarchy: readonly ServedScreen[] = [servedAdminHierarchy, servedNewSchool];
