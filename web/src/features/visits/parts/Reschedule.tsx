import { Suspense, lazy } from 'react';
import type { RescheduleDialogProps } from './RescheduleDialog';

// Its own chunk: the machine and the date picker are not for those who only read the list.
const RescheduleDialog = lazy(async () => ({ default: (await import('./RescheduleDialog')).RescheduleDialog }));

/** The form of another date for a visit; nothing while no visit is chosen. */
export function Reschedule({
  visit,
  ...props
}: Omit<RescheduleDialogProps, 'visit'> & { visit: RescheduleDialogProps['visit'] | null }) {
  if (visit === null) return null;
  return (
    <Suspense fallback={null}>
      <RescheduleDialog key={visit.id} visit={visit} {...props} />
    </Suspense>
  );
}
