import type { RouteObject } from 'react-router';
import { conferencesSharedPages } from '../../features/conferences/conferences.shared.pages';
import { dpiSharedPages } from '../../features/dpi/dpi.shared.pages';
import { otherContentSharedPages } from '../../features/other-content/other-content.shared.pages';
import { pfpSharedPages } from '../../features/pfp/pfp.shared.pages';
import { pillsSharedPages } from '../../features/pills/pills.shared.pages';
import { surveysSharedPages } from '../../features/surveys/surveys.shared.pages';

/** Pages that several areas share, each guarded by an ability, one line per room. */
export const sharedPages: RouteObject[] = [
  ...conferencesSharedPages,
  ...dpiSharedPages,
  ...otherContentSharedPages,
  ...pfpSharedPages,
  ...pillsSharedPages,
  ...surveysSharedPages,
];
