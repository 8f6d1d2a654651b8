import { search } from '@ruta/contracts/search/search.api';
import { searchScreens } from '@ruta/contracts/search/search.screens';
import type { SearchKind } from '@ruta/contracts/search/search.limits';
import { serveScreen, type ScreenInput, type ServedScreen } from '../../kit/screen';

type Input = Pick<ScreenInput<typeof searchScreens.coachSearch>, 'core' | 'query'>;

/** Asks for the kinds that have a page in the area. */
const finding =
  (...kinds: readonly SearchKind[]) =>
  async ({ core, query: { q } }: Input) =>
    (await core.get(search.find, { query: { q, kinds: kinds.join(',') } })).data;

/** The search of the command palette, per area (UI-02). */
export const servedSearch: readonly ServedScreen[] = [
  serveScreen(searchScreens.coachSearch, finding('schools', 'visits')),
  // School staff have one school.
  serveScreen(searchScreens.scholasticSearch, finding('visits')),
  serveScreen(searchScreens.adminSearch, finding('schools', 'users')),
  // Whoever reads who accompanied a school.
  serveScreen(searchScreens.managementSearch, finding('schools')),
];
