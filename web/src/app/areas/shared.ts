import type { RouteObject } from 'react-router';

/** Pages that several areas share, each guarded by an ability, one line per room. */
export const sharedPages: RouteObject[] = [];
