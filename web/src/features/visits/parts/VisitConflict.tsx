import { lazy, Suspense } from 'react';
import type { VisitConflictProps } from './VisitConflictDialog';

// Loaded on demand, since conflicts are rare.
const VisitConflictDialog = lazy(async () => ({
  default: (await import('./VisitConflictDialog')).VisitConflictDialog,
}));

/** The dialog for an edit conflict of a visit (VIS-05), while the flow is in that state. */
export function VisitConflict(props: VisitConflictProps) {
  if (!props.flow.snapshot.hasTag('conflict')) return null;
  return (
    <Suspense>
      <VisitConflictDialog {...props} />
    </Suspense>
  );
}
