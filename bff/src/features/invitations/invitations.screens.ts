import { invitations } from '@ruta/contracts/invitations/invitations.api';
import { adminBulkInvitation, adminInvitations } from '@ruta/contracts/invitations/invitations.screens';
import type { CoreClient } from '../../core/client';
import { serveScreen, type ServedScreen } from '../../kit/screen';

const rolesOf = async (core: CoreClient) => (await core.get(invitations.roles)).data;

/** The list of invitations, with the roles for its filter and form; all parts are essential. */
const servedAdminInvitations = serveScreen(adminInvitations, async ({ core, query }) => {
  const { page, sort = '-id', email, role_id } = query;
  const [found, roles] = await Promise.all([
    core.get(invitations.list, { query: { page, size: '10', sort, include: 'role', filter: { email, role_id } } }),
    rolesOf(core),
  ]);
  return { invitations: found, roles };
});

const servedAdminBulkInvitation = serveScreen(adminBulkInvitation, async ({ core }) => ({
  roles: (await rolesOf(core)).filter(({ su }) => !su),
}));

export const servedInvitations: readonly ServedScreen[] = [servedAdminInvitations, servedAdminBulkInvitation];
