import type { schools } from '@ruta/contracts/schools/schools.api';
import { route, useEndpoint } from '../lib/api';
import type { EndpointReply } from '../lib/api';
import { useSession } from '../lib/session';

const listSchools = route<typeof schools.list>('get', '/schools');

/** A school in the switcher. */
export type SchoolListItem = EndpointReply<typeof schools.list>['data'][number];

/** The schools that the person may see, sorted by name; with a finished cycle also those of that time. */
export function useSchools(cycle?: string) {
  const { can } = useSession();
  return useEndpoint(can('school:read') ? listSchools : null, {
    query: { size: 10000, sort: 'name', cycle_id: cycle },
  });
}
