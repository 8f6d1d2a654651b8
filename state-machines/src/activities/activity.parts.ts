/** Small pieces the parts of the activity chart share. */
import { followServer as followServerOf } from '../kit/steps';
import type { ActivityContext } from './activity.context';
import type { KnownActivity } from './activity.events';

/** The activity a call is about. */
export const known = ({ activityId, revision }: ActivityContext): KnownActivity => ({ activityId, revision });

/** The activity becomes what the server shows, wherever that leaves it. */
export const followServer = followServerOf('activity');
