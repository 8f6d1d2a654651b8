import { Outlet } from 'react-router';
import type { RouteObject } from 'react-router';
import type { Ability } from '@ruta/contracts/abilities';
import { useSession } from '../lib/session';
import { Forbidden } from './PageStates';

/** Requires an ability, whatever the area of the role. The server checks it, too. */
function AbilityGuard({ ability }: { ability: Ability }) {
  const { me } = useSession();
  return me.abilities.includes(ability) ? <Outlet /> : <Forbidden />;
}

/** Pages for everybody who holds an ability. Their paths are listed in `app/shared-paths.ts`. */
export const pagesFor = (ability: Ability, pages: RouteObject[]): RouteObject => ({
  element: <AbilityGuard ability={ability} />,
  children: pages,
});
