import { lazy, Suspense } from 'react';
import { useSession } from '../../lib/session';
import { ClashPlace } from './ClashWarning.styles';
import type { ClashWarningProps } from './use-clashes';

export type { ClashWarningProps } from './use-clashes';

const ClashReport = lazy(async () => ({ default: (await import('./ClashReport')).ClashReport }));

/**
 * Says beside date and hour what stands there already, with the way to it (AGE-06, decision 0031). It is read out
 * politely and stops nobody from saving. It keeps the height of one clash, unless `keepsHeight` is false: in a list of
 * many hours the room would be empty. Its hours are on the school's wall clock. A role that reads no agenda has none.
 */
export function ClashWarning({ keepsHeight = true, ...props }: ClashWarningProps & { keepsHeight?: boolean }) {
  const { me } = useSession();
  if (!me.abilities.includes('agenda:read')) return null;
  return (
    <ClashPlace role="status" $keepsHeight={keepsHeight}>
      <Suspense fallback={null}>
        <ClashReport {...props} />
      </Suspense>
    </ClashPlace>
  );
}
