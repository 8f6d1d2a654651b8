import { lazy, Suspense } from 'react';

const CalendarFeed = lazy(async () => ({
  default: (await import('../features/sharing/parts/CalendarFeed')).CalendarFeed,
}));
const KeysPreferences = lazy(async () => ({ default: (await import('./KeysPreferences')).KeysPreferences }));

/**
 * What other rooms and the shell add to the profile: the switches of the keys, the calendar address. The address asks the
 * server whether there is one, so it stands last, where it moves nothing.
 */
export const ProfileSections = () => (
  <>
    <Suspense>
      <KeysPreferences />
    </Suspense>
    <Suspense>
      <CalendarFeed />
    </Suspense>
  </>
);
