import { coachRoles } from '@ruta/contracts/hierarchy/coach-roles.api';
import { adminCoachRoles } from '@ruta/contracts/hierarchy/coach-roles.screens';
import { serveScreen, type ServedScreen } from '../../kit/screen';
import { everyCycle } from '../cycles/every-cycle';

/** People with their roles of coaching, and the cycles that roles are lent for (CYC-04, HIE-01). */
const servedAdminCoachRoles = serveScreen(adminCoachRoles, async ({ core, query }) => {
  const { page, search, role, cycle } = query;
  const [people, known] = await Promise.all([
    core.get(coachRoles.list, {
      query: { page, size: '10', sort: 'name', cycle_id: cycle, filter: { search, role } },
    }),
    everyCycle(core),
  ]);
  return {
    people,
    cycles: known.map(({ id, state, period }) => ({ id, state, period: period.name })),
  };
});

export const servedCoachRoles: readonly ServedScreen[] = [servedAdminCoachRoles];
