import { lazy, Suspense } from 'react';
import type { RescheduleFlowProps } from './RescheduleFlow';

// Loaded on demand: readers need neither the machine nor the date picker.
const RescheduleFlow = lazy(async () => {
  const [{ RescheduleFlow }] = await Promise.all([
    import('./RescheduleFlow'),
    import('../../../shared/flow/MoveDialog'),
  ]);
  return { default: RescheduleFlow };
});

/** The form for another date of a visit; nothing while `visit` is null. */
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
