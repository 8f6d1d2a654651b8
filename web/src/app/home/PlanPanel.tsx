import { lazy, Suspense } from 'react';
import { Skeleton } from '@ruta/design-system';
import type { PfiArea } from '../../features/pfi/pfi-places';
import { afterFirstScreen } from '../../lib/first-screen';
import { useSession } from '../../lib/session';

/** A home opens without it. */
const PfiPreview = lazy(async () => {
  await afterFirstScreen();
  const loading = import('../../features/pfi/parts/PfiPreview').then((loaded) => loaded.PfiPreview);
  return { default: await loading.catch((): typeof Nothing => Nothing) };
});
const Nothing = (_: { area: PfiArea }) => null;

/** What the yearly plan brings next, for who reads it; loaded once the home is drawn (STA-02). */
export function PlanPanel({ area }: { area: PfiArea }) {
  const { can } = useSession();
  if (!can('pfi:read')) return null;
  return (
    <Suspense fallback={<Skeleton shape="block" height={240} />}>
      <PfiPreview area={area} />
    </Suspense>
  );
}
