import { roles } from '@ruta/contracts/roles/roles.api';
import type { Role } from '@ruta/contracts/roles/role.schema';
import { schools } from '@ruta/contracts/schools/schools.api';
import { users } from '@ruta/contracts/users/users.api';
import { adminUser, adminUsers } from '@ruta/contracts/users/users.screens';
import type { CoreClient } from '../../core/client';
import { UpstreamProblem } from '../../core/upstream-problem';
import { withoutRefusal } from '../../kit/gather';
import { serveScreen, type ServedScreen } from '../../kit/screen';

/** The list of accounts with its filters (ADM-04). */
const servedAdminUsers = serveScreen(adminUsers, async ({ core, me, query }) => {
  const { page, sort = '-id', search, roles: codes, banned, verified, deleted, school } = query;
  const [reader, found, chosen] = await Promise.all([
    me(),
    core.get(users.list, {
      query: {
        page,
        size: '10',
        sort,
        include: 'roles,school',
        filter: { search, roles_in: codes, banned, verified, deleted, school_id: school },
      },
    }),
    schoolNamed(core, school),
  ]);
  return {
    users: {
      ...found,
      data: found.data.map((user) => ({ ...user, roles: user.roles ?? [], school: user.school ?? null })),
    },
    school: chosen,
    can: { purge: reader.abilities.includes('user:purge') },
  };
});

/** One account, with the roles and levels to choose from (ADM-05). */
const servedAdminUser = serveScreen(adminUser, async ({ core, params }) => {
  const [user, known, levels] = await Promise.all([
    core.get(users.get, { params }),
    withoutRefusal<Role[], Role[]>(allRoles(core), []),
    core.get(roles.levels),
  ]);
  return { user: user.data, roles: known, levels: levels.data };
});

async function allRoles(core: CoreClient): Promise<Role[]> {
  return (await core.get(roles.list, { query: { size: '10000' } })).data;
}

/** The school that the list is filtered by; null if it does not exist, and the list still opens. */
async function schoolNamed(core: CoreClient, id: string | undefined) {
  if (id === undefined || !/^[1-9]\d{0,14}$/.test(id)) return null;
  try {
    const { data } = await core.get(schools.get, { params: { id: Number(id) } });
    return { id: data.id, name: data.name };
  } catch (error) {
    if (error instanceof UpstreamProblem && (error.status === 404 || error.status === 403)) return null;
    throw error;
  }
}

export const servedUsers: readonly ServedScreen[] = [servedAdminUsers, servedAdminUser];
