import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { PLACES, ROLE_OF_PLACE } from '@ruta/contracts/cycles/cycle.schema';
import { coachCalls } from '@ruta/contracts/hierarchy/coaches.api';
import { handover } from '@ruta/contracts/hierarchy/handover.api';
import { adminHandover } from '@ruta/contracts/hierarchy/handover.screens';
import { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import { HANDOVER_SCHOOLS_MAX } from '@ruta/contracts/hierarchy/limits';
import type { CoachRole } from '@ruta/contracts/roles';
import type { CoreClient } from '../../core/client';
import { serveScreen, type ServedScreen } from '../../kit/screen';
import { startedCycle } from './hierarchy.screens';

/** The most people of a selector, and rows of a page. */
const EVERYBODY = '10000';
const PAGE = 100;
/** Handovers that are shown. */
const RECENT = '5';

const FILTERS = {
  ...{ director: 'director_id', manager: 'manager_id', coordinator: 'coordinator_id', coach: 'coach_id' },
  ...{ secondary_one: 'sec_coach_one_id', secondary_two: 'sec_coach_two_id' },
} as const;

/** The schools where somebody has a place of the role, by name; a thousand at most. */
async function schoolsOf(core: CoreClient, { cycle, role, from }: { cycle: string; role: CoachRole; from: string }) {
  const at = (place: (typeof PLACES)[number], page: number) =>
    core.get(hierarchy.list, {
      query: {
        ...{ page: String(page), size: String(PAGE), sort: 'director_access,id', cycle_id: cycle },
        filter: { [FILTERS[place]]: from },
      },
    });
  const places = PLACES.filter((place) => ROLE_OF_PLACE[place] === role);
  const firsts = await Promise.all(places.map((place) => at(place, 1)));
  const others = firsts.flatMap(({ pages }, index) => {
    const place = places[index] ?? 'coach';
    const left = Math.min(pages, HANDOVER_SCHOOLS_MAX / PAGE) - 1;
    return Array.from({ length: Math.max(0, left) }, (_, page) => at(place, page + 2));
  });
  const rows = [...firsts, ...(await Promise.all(others))].flatMap(({ data }) => data);
  return rows
    .map(({ school_id, school_name }) => ({ id: school_id, name: school_name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'es') || one.id - other.id)
    .slice(0, HANDOVER_SCHOOLS_MAX);
}

/** Who has schools in a role of a cycle, to whom they can go, and the last handovers (decision 0040). */
const servedAdminHandover = serveScreen(adminHandover, async ({ core, query: { cycle: asked, role, from } }) => {
  const cycle =
    asked === undefined
      ? await startedCycle(core)
      : (await core.get(cycles.get, { params: { id: Number(asked) } })).data;
  if (cycle === null) return { cycle, holders: [], receivers: [], mean: 0, schools: null, recent: [] };
  const cycle_id = String(cycle.id);
  const [loads, people, recent, schools] = await Promise.all([
    core.get(handover.loads, { query: { role, cycle_id } }),
    core.get(coachCalls.coachesByRole, { query: { role, cycle_id, size: EVERYBODY, sort: 'name' } }),
    core.get(handover.list, { query: { cycle_id, size: RECENT } }),
    from === undefined ? null : schoolsOf(core, { cycle: cycle_id, role, from }),
  ]);
  const byName = (one: { fullname: string }, other: { fullname: string }) =>
    one.fullname.localeCompare(other.fullname, 'es');
  return {
    ...{ cycle, mean: loads.data.mean, schools, recent: recent.data },
    holders: loads.data.loads.sort(byName),
    receivers: people.data.map(({ id, fullname }) => ({ id, fullname })),
  };
});

export const servedHandover: readonly ServedScreen[] = [servedAdminHandover];
