import {
  profileWith,
  sampleOtherSessions,
  sampleSession,
  sampleTimezones,
  sampleTwoFactorOff,
} from '@ruta/contracts/access/account.sample';
import { passwordCalls } from '@ruta/contracts/access/passwords.api';
import { calendarFeed } from '@ruta/contracts/sharing/calendar-feed.api';
import { profileCalls } from '@ruta/contracts/access/profile.api';
import type { Profile } from '@ruta/contracts/access/profile.schema';
import { sessionCalls } from '@ruta/contracts/access/sessions.api';
import type { OpenSession } from '@ruta/contracts/access/sessions.schema';
import { twoFactorCalls } from '@ruta/contracts/access/two-factor.api';
import type { TwoFactor } from '@ruta/contracts/access/two-factor.schema';
import { answer } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import type { Scene } from '../../kit/scene';

type Answers = (scene: Scene) => Answer[];
const allOf = (more: readonly Answers[], scene: Scene) => more.flatMap((answers) => answers(scene));

/** A data URL, so that no photo is fetched. */
export const DRAWN_PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#bcd0ec"/><circle cx="32" cy="25" r="12" fill="#5a4634"/><path d="M8 64c2-16 12-22 24-22s22 6 24 22z" fill="#2f5f9e"/></svg>',
)}`;

/** Answers of the profile page in the scene's language, with time zones. */
export const profileOf =
  (differs: Partial<Profile> = {}, ...more: Answers[]): Answers =>
  (scene) => [
    answer(calendarFeed.get, { data: { offered: false, feed: null } }),
    answer(profileCalls.profile, { data: profileWith({ locale: scene.locale, ...differs }) }),
    answer(passwordCalls.timezones, { data: sampleTimezones }),
    ...allOf(more, scene),
  ];

/** Answers of the security page: two-step verification, password and sessions. */
export const securityOf =
  (
    { twoFactor = sampleTwoFactorOff, sessions }: { twoFactor?: TwoFactor; sessions?: OpenSession[] } = {},
    ...more: Answers[]
  ): Answers =>
  (scene) => [
    answer(twoFactorCalls.twoFactor, { data: twoFactor }),
    answer(sessionCalls.sessions, { data: sessions ?? [sampleSession, ...sampleOtherSessions] }),
    ...allOf(more, scene),
  ];
