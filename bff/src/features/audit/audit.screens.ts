import { audit } from '@ruta/contracts/audit/audit.api';
import { adminAudit } from '@ruta/contracts/audit/audit.screens';
import { serveScreen, type ServedScreen } from '../../kit/screen';

/** A page of the audit log. core-api validates the filters. */
const servedAdminAudit = serveScreen(adminAudit, async ({ core, query }) => {
  const { page, actions, subject, ...rest } = query;
  const entries = await core.get(audit.list, {
    query: { page, size: '20', filter: { ...rest, actions_in: actions, subject: subject as 'user' | undefined } },
  });
  return { entries };
});

export const servedAudit: readonly ServedScreen[] = [servedAdminAudit];
