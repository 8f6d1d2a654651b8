import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import { lengthOf } from '@ruta/contracts/kit/length';
import type { Area } from '@ruta/contracts/roles';
import { SEARCH_MAX, SEARCH_MIN } from '@ruta/contracts/search/search.limits';
import type { SearchHit } from '@ruta/contracts/search/search.schema';
import type { searchScreens } from '@ruta/contracts/search/search.screens';
import { statisticsPages } from '@ruta/contracts/statistics/statistics.pages';
import { usersPages } from '@ruta/contracts/users/users.pages';
import { visitPage } from '@ruta/contracts/visits/visits.pages';
import { screenRoute, useScreen } from '../lib/api';
import { useSettled } from '../shared/use-settled';

/** How long the text rests before the server is asked, in milliseconds (decision 0028). */
const REST_MS = 50;

type Searched = (typeof searchScreens)[keyof typeof searchScreens];
const searchIn = (area: Searched['area']) => screenRoute<Searched>(area, '/search');

/** Whether the palette asks the server in an area. */
export const isSearched = (area: Area): area is Searched['area'] =>
  area === 'coach' || area === 'scholastic' || area === 'admin' || area === 'management';

/** What the server finds for the text, 2 to 100 characters; nothing for a shorter one. */
export function usePaletteSearch(area: Area, text: string) {
  const typed = wordsOf(text);
  const settled = useSettled(typed, REST_MS);
  const isAsked = (words: string) => isSearched(area) && lengthOf(words) >= SEARCH_MIN;
  const { data, problem, isValidating, isPrevious, retry } = useScreen(
    isSearched(area) && isAsked(settled) ? searchIn(area) : null,
    { query: { q: settled } },
  );
  if (!isAsked(typed)) return { hits: [], isLoading: false, problem: undefined, isRetrying: false, retry };
  const isWaiting = typed !== settled || isPrevious || (data === undefined && problem === undefined);
  return {
    // What was found for the text before stays until the next answer.
    hits: problem === undefined ? (data ?? []) : [],
    isLoading: isWaiting && problem === undefined,
    problem: typed === settled ? problem : undefined,
    isRetrying: isValidating,
    retry,
  };
}

/** The text as it is sent: of one line, trimmed, at most as long as the server takes it. */
const wordsOf = (text: string) => Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, SEARCH_MAX).join('').trim();

/** Where a found record leads in an area. */
export function hrefOf(area: Area, { kind, id, school_id }: SearchHit): string {
  if (kind === 'users') return usersPages.adminUser.href({ id });
  if (kind === 'schools') {
    if (area === 'admin') return `${usersPages.adminUsers.href()}?school=${id}`;
    if (area === 'management') return statisticsPages.filteredDashboard.href({ filter: 'school', id });
    return agendaPages.coachAgenda.href({ school_id: id });
  }
  return visitPage(area === 'scholastic' ? 'scholastic' : 'coach', { school_id: school_id ?? 0, visit_id: id });
}
