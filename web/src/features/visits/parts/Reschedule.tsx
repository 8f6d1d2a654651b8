import { lazy, Suspense } from 'react';
import type { RescheduleFlowProps } from './RescheduleFlow';

// Its own chunk: the machine and the date picker are not for those who only read.
const RescheduleFlow = lazy(async () => {
  const [{ RescheduleFlow }] = await Promise.all([
    import('./RescheduleFlow'),
    import('../../../shared/flow/MoveDialog'),
  ]);
  return { default: RescheduleFlow };
});

/** The form of another date for a visit; nothing while no visit is chosen. */
export function Reschedule({
  visit,
  ...props
}: Omit<RescheduleFlowProps, 'visit'> & { visit: RescheduleFlowProps['visit'] | null }) {
  if (visit === null) return null;
  return (
    <Suspense fallback={null}>
      <RescheduleFlow key={visit.id} visit={visit} {...props} />
    </Suspense>
  );
}
