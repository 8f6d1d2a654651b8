import { lazy } from 'react';
import type { Movers } from '../shared/moving/movers';

/** The forms of the rooms whose items an agenda shows, loaded when something is moved. */
export const itemMovers: Movers = {
  visit: lazy(async () => ({ default: (await import('../features/visits/parts/MoveVisit')).MoveVisit })),
  activity: lazy(async () => ({ default: (await import('../features/activities/parts/MoveActivity')).MoveActivity })),
};
