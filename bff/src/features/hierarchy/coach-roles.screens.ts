import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { coachRoles } from '@ruta/contracts/hierarchy/coach-roles.api';
import { adminCoachRoles } from '@ruta/contracts/hierarchy/coach-roles.screens';
import { serveScreen, type ServedScreen } from '../../kit/screen';

/** People with their roles of coaching, and the cycles that roles are lent for (CYC-04, HIE-01). */
const servedAdminCoachRoles = serveScreen(adminCoachRoles, async ({ core, query }) => {
  const { page, search, role, cycle } = query;
  const [people, known] = await Promise.all([
    core.get(coachRoles.list, {
      query: { page, size: '10', sort: 'name', cycle_id: cycle, filter: { search, role } },
    }),
    core.get(cycles.list, { query: { size: '100', sort: '-id', include: 'period' } }),
  ]);
  return {
    people,
    cycles: known.data.flatMap(({ id, state, period }) => (period ? [{ id, state, period: period.name }] : [])),
  };
});

export const servedCoachRoles: readonly ServedScreen[] = [servedAdminCoachRoles];
