import { lazy, Suspense } from 'react';
import { Skeleton } from '@ruta/design-system';
import type { SchoolFinderFieldProps } from './SchoolFinderField';

// Loaded on demand, because a combobox is large.
const SchoolFinderField = lazy(async () => ({
  default: (await import('./SchoolFinderField')).SchoolFinderField,
}));

/** Chooses a school; a skeleton until the field has loaded. */
export function SchoolPicker(props: SchoolFinderFieldProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height={64} />}>
      <SchoolFinderField {...props} />
    </Suspense>
  );
}
