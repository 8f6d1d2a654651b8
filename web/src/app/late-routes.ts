import type { PatchRoutesOnNavigationFunction } from 'react-router';
import { openPaths, paths } from '../lib/paths';
import { ADMIN, OUTSIDE } from './routes';

/** Adds the routes of a part of the product when somebody first goes there. */
export const addRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (openPaths.includes(path)) patch(OUTSIDE, (await import('./outside.routes')).outsideRoutes);
  if (path.startsWith(`${paths.admin.path}/`)) patch(ADMIN, (await import('./admin.routes')).adminRoutes);
};
