import { useState } from 'react';
import { ROLES } from '@ruta/contracts/roles';
import type { Assistant } from '@ruta/contracts/activities/activity.schema';
import type { AttendancePerson } from '@ruta/design-system';
import { useEndpoint } from '../../lib/api';
import type { ReadResult } from '../../lib/api';
import { useLocale } from '../../lib/i18n';
import type { Page } from '@ruta/contracts/kit/replies';
import { levelName } from '../levels';
import { listAssistants } from './record.calls';

/** People per page. */
const PAGE_SIZE = 5;

export interface People {
  result: ReadResult<Page<Assistant>>;
  people: AttendancePerson[];
  /** Number of people of the school, ignoring the search. */
  everyone: number | undefined;
  page: number;
  pages: number;
  showPage: (page: number) => void;
  search: string;
  /** Searches and returns to the first page. */
  find: (text: string) => void;
}

/** The people of the school who may attend, five per page, searched by name (ACT-02). */
export function usePeople(activityId: number): People {
  const locale = useLocale();
  const [page, showPage] = useState(1);
  const [search, setSearch] = useState('');
  const query = { activity_id: activityId, size: PAGE_SIZE };
  const result = useEndpoint(listAssistants, {
    query: { ...query, page, ...(search === '' ? {} : { filter: { search } }) },
  });
  const all = useEndpoint(listAssistants, { query: { ...query, page: 1 } });
  return {
    result,
    people: (result.data?.data ?? []).map((person) => personOf(person, locale)),
    everyone: all.data?.total,
    page,
    pages: result.data?.pages ?? 1,
    showPage,
    search,
    find: (text) => {
      setSearch(text.trim());
      showPage(1);
    },
  };
}

const personOf = ({ id, fullname, roles, levels }: Assistant, locale: 'es' | 'en'): AttendancePerson => ({
  id: String(id),
  name: fullname,
  detail: [...roles.map((role) => ROLES[role].name[locale]), ...levels.map((level) => levelName(level, locale))].join(
    ' · ',
  ),
});
