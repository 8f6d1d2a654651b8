import { lazy, Suspense } from 'react';
import type { CancelFlowProps } from './CancelFlow';

// Loaded on demand: readers need neither the machine nor the question.
const CancelFlow = lazy(async () => ({ default: (await import('./CancelFlow')).CancelFlow }));

/** The question that cancels a visit; nothing while `visit` is null. */
export function CancelVisit({
  visit,
  ...props
}: Omit<CancelFlowProps, 'visit'> & { visit: CancelFlowProps['visit'] | null }) {
  if (visit === null) return null;
  return (
    <Suspense fallback={null}>
      <CancelFlow key={visit.id} visit={visit} {...props} />
    </Suspense>
  );
}
