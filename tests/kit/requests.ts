import type { Endpoint } from '@ruta/contracts';
import { api } from '@ruta/contracts/api';
import { accessFixtures } from '../../core-api/src/features/access/access.testing';
import { activitiesFixtures } from '../../core-api/src/features/activities/activities.testing';
import { agendaFixtures } from '../../core-api/src/features/agenda/agenda.testing';
import { auditFixtures } from '../../core-api/src/features/audit/audit.testing';
import { cyclesFixtures } from '../../core-api/src/features/cycles/cycles.testing';
import { conferencesFixtures } from '../../core-api/src/features/conferences/conferences.testing';
import { sessionSurveysFixtures } from '../../core-api/src/features/session-surveys/session-surveys.testing';
import { availabilityFixtures } from '../../core-api/src/features/availability/availability.testing';
import { coachRolesFixtures } from '../../core-api/src/features/hierarchy/coach-roles.testing';
import { dpiFixtures } from '../../core-api/src/features/dpi/dpi.testing';
import { firstStepsFixtures } from '../../core-api/src/features/first-steps/first-steps.testing';
import { hierarchyFixtures } from '../../core-api/src/features/hierarchy/hierarchy.testing';
import { holidaysFixtures } from '../../core-api/src/features/holidays/holidays.testing';
import { importsFixtures } from '../../core-api/src/features/imports/imports.testing';
import { invitationsFixtures } from '../../core-api/src/features/invitations/invitations.testing';
import { notificationsFixtures } from '../../core-api/src/features/notifications/notifications.testing';
import { observationsFixtures } from '../../core-api/src/features/observations/observations.testing';
import { otherContentFixtures } from '../../core-api/src/features/other-content/other-content.testing';
import { paiFixtures } from '../../core-api/src/features/pai/pai.testing';
import { pfiFixtures } from '../../core-api/src/features/pfi/pfi.testing';
import { pfpFixtures } from '../../core-api/src/features/pfp/pfp.testing';
import { pillsFixtures } from '../../core-api/src/features/pills/pills.testing';
import { proofsFixtures } from '../../core-api/src/features/proofs/proofs.testing';
import { reportsFixtures } from '../../core-api/src/features/reports/reports.testing';
import { rolesFixtures } from '../../core-api/src/features/roles/roles.testing';
import { searchFixtures } from '../../core-api/src/features/search/search.testing';
import { schoolsFixtures } from '../../core-api/src/features/schools/schools.testing';
import { sessionStatsFixtures } from '../../core-api/src/features/session-stats/session-stats.testing';
import { sharingFixtures } from '../../core-api/src/features/sharing/sharing.testing';
import { surveysFixtures } from '../../core-api/src/features/surveys/surveys.testing';
import { usersFixtures } from '../../core-api/src/features/users/users.testing';
import { visitsFixtures } from '../../core-api/src/features/visits/visits.testing';
import { TOKEN, type RoomFixtures } from '../../core-api/src/testing/fixtures';

/** Fixtures and samples of each room, in alphabetical order. */
const ROOMS = [
  accessFixtures,
  activitiesFixtures,
  agendaFixtures,
  auditFixtures,
  availabilityFixtures,
  conferencesFixtures,
  sessionSurveysFixtures,
  coachRolesFixtures,
  cyclesFixtures,
  dpiFixtures,
  firstStepsFixtures,
  hierarchyFixtures,
  holidaysFixtures,
  importsFixtures,
  invitationsFixtures,
  notificationsFixtures,
  observationsFixtures,
  otherContentFixtures,
  paiFixtures,
  pfiFixtures,
  pfpFixtures,
  pillsFixtures,
  proofsFixtures,
  reportsFixtures,
  rolesFixtures,
  schoolsFixtures,
  searchFixtures,
  sessionStatsFixtures,
  sharingFixtures,
  surveysFixtures,
  usersFixtures,
  visitsFixtures,
] as const;

type NameOf<Room> = Room extends RoomFixtures<infer Name> ? Name : never;
export type IdName = NameOf<(typeof ROOMS)[number]>;
/** One id of each kind, within a person's scope or outside of it. */
export type Ids = Record<IdName, number>;

/** The same, typed with all optional members. */
export const rooms: readonly RoomFixtures<string>[] = ROOMS;
const folded = <V>(member: (room: RoomFixtures<string>) => Readonly<Record<string, V>> | undefined) =>
  new Map(rooms.flatMap((room) => Object.entries(member(room) ?? {})));
const PARAMS = folded(({ params }) => params);
const FIELDS = folded(({ fields }) => fields);
const QUERIES = folded(({ queries }) => queries);
const BODIES = folded(({ bodies }) => bodies);
const TABLES = folded(({ tables }) => tables);

/** Every call of the API. */
export const endpoints: readonly Endpoint[] = Object.values(api).flatMap((room) => Object.values<Endpoint>(room));

/** A valid request. */
export interface Sample {
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
  /** The ids that it carries. */
  names: readonly IdName[];
}

export const nameOf = ({ method, path }: Endpoint) => `${method.toUpperCase()} ${path}`;

/** The field names of a schema; of a union, those of all options. */
export function fieldsOf(schema: unknown): string[] {
  const { shape, options } = schema as { shape?: object; options?: unknown[] };
  if (shape) return Object.keys(shape);
  return [...new Set((options ?? []).flatMap(fieldsOf))];
}

/** Parameters of a path that are no ids. */
const WORDS: Readonly<Record<string, string>> = {
  ...{ ':locale': 'es', ':token': TOKEN, ':report': 'visits', '/:leader/:report': '/dir/pfp' },
};

/** The kind of id that a path parameter stands for. */
function namedBy(param: string, path: string): string {
  const [longest] = [...PARAMS]
    .filter(([key]) => key === path || (key.endsWith(param) && path.startsWith(key.slice(0, -param.length))))
    .sort(([one], [other]) => other.length - one.length);
  if (!longest) throw new Error(`No *.testing.ts says what ${param} means in ${path}`);
  return longest[1];
}

/** The tables behind a call that writes. */
export function tablesBehind({ path }: Endpoint): readonly string[] {
  const [longest] = [...TABLES]
    .filter(([start]) => path.startsWith(start))
    .sort(([one], [other]) => other.length - one.length);
  return longest?.[1] ?? [];
}

/** A valid request to an endpoint with the given ids. */
export function requestTo(endpoint: Endpoint, ids: Ids): Sample {
  const names = new Set<IdName>();
  const idOf = (name: string) => {
    names.add(name as IdName);
    return ids[name as IdName];
  };
  const path = endpoint.path.replace(
    /\/:leader\/:report|:\w+/g,
    (param) => WORDS[param] ?? String(idOf(namedBy(param, endpoint.path))),
  );
  const about = (fields: readonly string[]) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const named = FIELDS.get(field);
        return named === undefined ? [] : [[field, idOf(named)]];
      }),
    ) as Record<string, number>;
  const fields = fieldsOf(endpoint.body);
  const body = BODIES.get(nameOf(endpoint));
  if (fields.length > 0 && !body) throw new Error(`The room's *.testing.ts needs a body for ${nameOf(endpoint)}`);
  const asked = Object.entries(about(fieldsOf(endpoint.query))).map(([name, id]) => [name, String(id)] as const);
  const query = { ...Object.fromEntries(asked), ...QUERIES.get(nameOf(endpoint)) };
  return { path, query, body: { ...body, ...about(fields) }, names: [...names] };
}
