import { lazy, Suspense } from 'react';

const CalendarFeed = lazy(async () => ({
  default: (await import('../features/sharing/parts/CalendarFeed')).CalendarFeed,
}));
const KeysPreferences = lazy(async () => ({ default: (await import('./KeysPreferences')).KeysPreferences }));

/** What other rooms and the shell add to the profile: the calendar address, the switches of the keys. */
export const ProfileSections = () => (
  <Suspense>
    <CalendarFeed />
    <KeysPreferences />
  </Suspense>
);
