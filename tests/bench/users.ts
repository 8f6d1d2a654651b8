import { compare, onSqlite, queries, type List, type ListServers } from './lists';
import type { Pace } from './kit/measure';
import type { Line } from './kit/table';

const WHOLE = 'size=10&include=roles,school';
const ALL = (school: number) =>
  `filter[search]=pena&filter[roles_in]=PROF,DIR&filter[banned]=0&filter[verified]=1&filter[school_id]=${school}`;

const list = (what: string, filters: (school: number) => string): List => {
  const path = (school: number, page: number) => `/users?page=${page}&${WHOLE}&${filters(school)}`;
  return {
    what,
    ours: ({ big }) => [`/api${path(big, 1)}`],
    theirs: ({ big }) => [path(big, 1)],
    aim: 1,
  };
};

export const USERS: readonly List[] = [
  list('users of 50,000, without a filter', () => ''),
  list('users of 50,000, by text', () => 'filter[search]=solis'),
  list('users of 50,000, by role and state', () => 'filter[roles_in]=DIR&filter[banned]=1'),
  list('users of 50,000, all filters', ALL),
];

/** The list of accounts (ADM-04) against the hand-written one. */
export async function usersList(servers: ListServers, pace: Pace): Promise<Line[]> {
  const lines: Line[] = [];
  for (const one of USERS) {
    lines.push(...(await compare(servers, one, pace)), await queries(servers, one));
  }
  const last = USERS.at(-1);
  if (last) lines.push(await onSqlite(servers, last, pace));
  return lines;
}
