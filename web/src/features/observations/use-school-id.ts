import { useParams, useSearchParams } from 'react-router';
import { useSession } from '../../lib/session';
import { idIn } from '../../shared/list/use-address-view';
import type { ObservationArea } from './addresses';

/** The school of the page, as text: of its path or query; of leaders their own. Undefined if the address names none. */
export function useSchoolId(area: ObservationArea): string | undefined {
  const { school_id } = useParams();
  const [address] = useSearchParams();
  const { me } = useSession();
  if (area === 'scholastic') return me.user.school_id === null ? undefined : String(me.user.school_id);
  return school_id ?? idIn(address, 'school_id');
}
