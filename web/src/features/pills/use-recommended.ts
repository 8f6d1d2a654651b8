import type { RecommendedPill } from '@ruta/contracts/pills/links.schema';
import { ROLES } from '@ruta/contracts/roles';
import { useEndpoint } from '../../lib/api';
import { useSession } from '../../lib/session';
import { recommendedPills } from './pills.calls';

/** How recommendations stand for the person: nobody’s, of their own school, or of one that they choose. */
type Recommending =
  { of: 'nobody' } | { of: 'own'; videos: readonly RecommendedPill[]; isWaiting: boolean } | { of: 'chosen' };

/** What is recommended to who reads figures of schools (PIL-03). A failure recommends nothing: the library stands without. */
export function useRecommended(isShown: boolean): Recommending {
  const { me, can } = useSession();
  const reads = isShown && (can('dpi:read') || can('observation:figures'));
  // A coach’s account may name a school that they do not accompany.
  const isOwn = ROLES[me.role].area === 'scholastic';
  const { data, problem } = useEndpoint(reads && isOwn ? recommendedPills : null, { query: {} });
  if (!reads) return { of: 'nobody' };
  if (!isOwn) return { of: 'chosen' };
  return { of: 'own', videos: data?.data.videos ?? [], isWaiting: data === undefined && problem === undefined };
}
