import type { ZoneFollower } from '../../database/follow-zone';
import { replaceMonths } from './figures.model';
import { monthsFrom } from './observed-months.reader';

/** In another time zone an observation near midnight may belong to another month. */
export const observationsFollowZone: ZoneFollower = async (trx, { school_id, timezone }) =>
  replaceMonths(trx, school_id, await monthsFrom(trx, school_id, timezone));
