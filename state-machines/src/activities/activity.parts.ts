/** Pieces that several parts of the activity machine share. */
import { followServer as followServerOf } from '../kit/steps';
import type { ActivityContext } from './activity.context';
import type { KnownActivity } from './activity.events';

/** Identifies the activity of a call. */
export const known = ({ activityId, revision }: ActivityContext): KnownActivity => ({ activityId, revision });

/** Takes the server's version and re-enters `opening`. */
export const followServer = followServerOf('activity');
