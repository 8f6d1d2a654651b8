import { lazy, Suspense } from 'react';
import { afterFirstScreen } from '../lib/first-screen';
import type { ShellKeysProps } from './ShellKeys';
import { Place } from './NotificationPlaces';

// Loaded after the page, which comes first.
const ShellKeys = lazy(async () => {
  await afterFirstScreen();
  return { default: (await import('./ShellKeys')).ShellKeys };
});

/** The place of the palette's button in the top bar, and the keys of every page. */
export const ShellKeysPlace = (props: ShellKeysProps) => (
  <Place>
    <Suspense>
      <ShellKeys {...props} />
    </Suspense>
  </Place>
);
