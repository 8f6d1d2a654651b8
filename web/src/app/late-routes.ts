import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { homePages } from '@ruta/contracts/home.pages';
import { usersPages } from '@ruta/contracts/users/users.pages';
import { isOpenPath } from './open-paths';
import { isSharedPath } from './shared-paths';

/** Areas whose routes are loaded on first navigation. */
export type LateArea =
  'coach' | 'coachBeyond' | 'scholastic' | 'professor' | 'admin' | 'agent' | 'account' | 'shared' | 'outside';

const PAGES: Readonly<Record<LateArea, () => Promise<RouteObject[]>>> = {
  coach: async () => (await import('./areas/coach')).coachPages,
  coachBeyond: async () => (await import('./areas/coach-beyond')).coachBeyondPages,
  scholastic: async () => (await import('./areas/scholastic')).scholasticPages,
  professor: async () => (await import('./areas/professor')).professorPages,
  admin: async () => (await import('./areas/admin')).adminPages,
  agent: async () => (await import('./areas/agent')).agentPages,
  account: async () => (await import('./areas/account')).accountPages,
  shared: async () => (await import('./areas/shared')).sharedPages,
  outside: async () => (await import('./areas/outside')).outsidePages,
};

const AREAS_OF_ROLES = ['coach', 'scholastic', 'professor', 'admin', 'agent'] as const;

/** Pages of administrators whose addresses do not begin with the area's. */
const ADMIN = [usersPages.userReset.href({ id: '' }), '/school-cycles/', '/admin-ti/'];

/** Pages of coaches that are no first ones. */
const COACH_BEYOND =
  /^\/coach\/(?:.*\/)?(?:observation|conferences|reports|professors|attendance-proofs|survey-responses|activity-ratings|dpi-result|pai|pf[ip]|share-agenda|report\/school)/;

/** Pages of a school's leaders at the address of their role. */
const OF_LEADERS = /^\/(?:dir|subd|coor)\/reports\//;

function areaOf(path: string): LateArea {
  if (isOpenPath(path)) return 'outside';
  if (isSharedPath(path)) return 'shared';
  if (COACH_BEYOND.test(path)) return 'coachBeyond';
  if (OF_LEADERS.test(path)) return 'scholastic';
  if (ADMIN.some((start) => path.startsWith(start))) return 'admin';
  return AREAS_OF_ROLES.find((area) => `${path}/`.startsWith(`${homePages[area].path}/`)) ?? 'account';
}

/**
 * Adds the routes of an area below the route with its name as id, once. If their code cannot be loaded, it adds a page
 * that throws that error, so that it is shown inside the frame.
 */
export const addRoutes: PatchRoutesOnNavigationFunction = async ({ path, matches, patch }) => {
  const area = areaOf(path);
  if (matches.some(({ route }) => route.id === area)) return;
  const loading = PAGES[area]();
  const pages = await loading.catch(() => [{ path, lazy: () => loading.then(() => ({})) }]);
  if (area === 'coachBeyond') patch('coach', [{ id: area, children: pages }]);
  else patch(area, pages);
};
