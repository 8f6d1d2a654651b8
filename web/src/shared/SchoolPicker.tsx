import { lazy, Suspense } from 'react';
import { Skeleton } from '@ruta/design-system';
import type { SchoolFinderFieldProps } from './SchoolFinderField';

// A field that searches is heavy; the page around it comes first.
const SchoolFinderField = lazy(async () => ({
  default: (await import('./SchoolFinderField')).SchoolFinderField,
}));

/** One of all schools, found by typing part of its name; a grey field until what searches is there. */
export function SchoolPicker(props: SchoolFinderFieldProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height={64} />}>
      <SchoolFinderField {...props} />
    </Suspense>
  );
}
