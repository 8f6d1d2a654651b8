/** Rules of sharing an agenda, for the machine and its screens (SHA-01; decision 0056). */
import { daysBetween } from '@ruta/contracts/kit/days-between';
import { lengthOf } from '@ruta/contracts/kit/length';
import {
  SHARE_ACTIVITIES_MAX,
  SHARE_DAYS_MAX,
  SHARE_MESSAGE_MAX,
  SHARE_PEOPLE_MAX,
} from '@ruta/contracts/sharing/limits';

/** First and last day, on the school's wall clock. */
export interface Range {
  start: string;
  end: string;
}

/** Whether a range may be shared: in order, and at most 92 days. */
export const rangeStands = ({ start, end }: Range): boolean =>
  start !== '' && end !== '' && start <= end && daysBetween(start, end) <= SHARE_DAYS_MAX;

/** Whether this many activities may be shared. */
export const activitiesStand = (activities: readonly number[]): boolean =>
  activities.length > 0 && activities.length <= SHARE_ACTIVITIES_MAX;

/** Whether an agenda may be shared with this many people. */
export const peopleStand = (people: readonly number[]): boolean =>
  people.length > 0 && people.length <= SHARE_PEOPLE_MAX;

/** Whether a message is short enough. */
export const messageStands = (message: string): boolean => lengthOf(message) <= SHARE_MESSAGE_MAX;
