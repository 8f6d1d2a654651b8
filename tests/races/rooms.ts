import type { Endpoint } from '@ruta/contracts';
import { accessRaces } from '../../core-api/src/features/access/access.races';
import { activitiesRaces } from '../../core-api/src/features/activities/activities.races';
import { agendaRaces } from '../../core-api/src/features/agenda/agenda.races';
import { coachRolesRaces } from '../../core-api/src/features/hierarchy/coach-roles.races';
import { cyclesRaces } from '../../core-api/src/features/cycles/cycles.races';
import { dpiRaces } from '../../core-api/src/features/dpi/dpi.races';
import { hierarchyRaces } from '../../core-api/src/features/hierarchy/hierarchy.races';
import { conferencesRaces } from '../../core-api/src/features/conferences/conferences.races';
import { sessionSurveysRaces } from '../../core-api/src/features/session-surveys/session-surveys.races';
import { availabilityRaces } from '../../core-api/src/features/availability/availability.races';
import { holidaysRaces } from '../../core-api/src/features/holidays/holidays.races';
import { importsRaces } from '../../core-api/src/features/imports/imports.races';
import { invitationsRaces } from '../../core-api/src/features/invitations/invitations.races';
import { notificationsRaces } from '../../core-api/src/features/notifications/notifications.races';
import { observationsRaces } from '../../core-api/src/features/observations/observations.races';
import { otherContentRaces } from '../../core-api/src/features/other-content/other-content.races';
import { paiRaces } from '../../core-api/src/features/pai/pai.races';
import { pfiRaces } from '../../core-api/src/features/pfi/pfi.races';
import { pfpRaces } from '../../core-api/src/features/pfp/pfp.races';
import { pillsRaces } from '../../core-api/src/features/pills/pills.races';
import { proofsRaces } from '../../core-api/src/features/proofs/proofs.races';
import { rolesRaces } from '../../core-api/src/features/roles/roles.races';
import { schoolsRaces } from '../../core-api/src/features/schools/schools.races';
import { sharingRaces } from '../../core-api/src/features/sharing/sharing.races';
import { surveysRaces } from '../../core-api/src/features/surveys/surveys.races';
import { usersRaces } from '../../core-api/src/features/users/users.races';
import { visitsRaces } from '../../core-api/src/features/visits/visits.races';
import type { RaceRecord, RoomRaces } from '../../core-api/src/testing/races';
import { endpoints, nameOf, requestTo, type Ids } from '../kit/requests';

/** What each room has of records that calls change. Their order means nothing: keep it alphabetical. */
const ROOMS: readonly RoomRaces[] = [
  accessRaces,
  activitiesRaces,
  agendaRaces,
  coachRolesRaces,
  cyclesRaces,
  dpiRaces,
  hierarchyRaces,
  availabilityRaces,
  conferencesRaces,
  sessionSurveysRaces,
  holidaysRaces,
  importsRaces,
  invitationsRaces,
  notificationsRaces,
  observationsRaces,
  otherContentRaces,
  paiRaces,
  pfiRaces,
  pfpRaces,
  pillsRaces,
  proofsRaces,
  rolesRaces,
  schoolsRaces,
  sharingRaces,
  surveysRaces,
  usersRaces,
  visitsRaces,
];

/** Records by name; the names of all rooms differ. */
export const declared: readonly (readonly [string, RaceRecord])[] = ROOMS.flatMap((room) => Object.entries(room));

export interface Pair {
  name: string;
  calls: readonly [Endpoint, Endpoint];
  /** The calls are the same request twice, under one `Idempotency-Key`. */
  isRepeated?: boolean;
  /** The second call is not about the record itself. */
  isBeside?: boolean;
  /** The second call takes the place that allows the first: they change different rows and meet in each round all the same. */
  isByPlace?: boolean;
}

/** Calls that change something; a GET may, too. */
export const changing = endpoints.filter(({ effects }) => effects);
/** Whether the caller acts for themselves. */
export const isOwn = ({ access }: Endpoint) =>
  'signedIn' in access || ('ability' in access && access.ability.startsWith('self:'));

const isMeant = (endpoint: Endpoint, wanted: readonly string[] = []) =>
  wanted.includes(nameOf(endpoint)) ||
  (wanted.includes('own') && isOwn(endpoint)) ||
  requestTo(endpoint, {} as Ids).names.some((name) => wanted.includes(name));

/** The calls that are raced for a record: those about it, and those beside it. */
export function callsOf({ about, beside, except = [] }: RaceRecord): { main: Endpoint[]; others: Endpoint[] } {
  const main = changing.filter((endpoint) => isMeant(endpoint, about) && !except.includes(nameOf(endpoint)));
  return { main, others: changing.filter((endpoint) => isMeant(endpoint, beside) && !main.includes(endpoint)) };
}

/** Every pair of calls that change one record, each call with itself too, and each POST repeated under one key. */
export function pairsOf(record: RaceRecord): Pair[] {
  const { main, others } = callsOf(record);
  const pair = (one: Endpoint, other: Endpoint, kind: Pick<Pair, 'isBeside' | 'isRepeated'> = {}): Pair => ({
    name: `${nameOf(one)} × ${kind.isRepeated ? 'itself, under one key' : nameOf(other)}`,
    calls: [one, other],
    ...kind,
  });
  const together = main.flatMap((one, at) => main.slice(at).map((other) => pair(one, other)));
  const across = main.flatMap((one) => others.map((other) => pair(one, other, { isBeside: true })));
  const repeated = main.filter(({ method, access }) => method === 'post' && !('public' in access));
  return [...together, ...across, ...repeated.map((one) => pair(one, one, { isRepeated: true }))];
}

/** Calls that change nothing. */
const HARMLESS = ['POST /hierarchy/handover/review', 'POST /invitations/preview'];

/**
 * The records of calls that no room declares one for: what their addresses name, as the fixtures create it, or the call
 * itself. Nothing is read back, so only answers are judged.
 */
function assumed(): [string, RaceRecord][] {
  const raced = new Set(declared.flatMap(([, record]) => callsOf(record).main));
  const left = changing.filter((endpoint) => !raced.has(endpoint) && !HARMLESS.includes(nameOf(endpoint)));
  const subjects = new Set(left.map((endpoint) => subjectOf(endpoint)));
  return [...subjects].map((subject) => {
    const names = left.filter((endpoint) => subjectOf(endpoint) === subject).flatMap(namesIn);
    const made: RaceRecord['states'][string] = async ({ id }) => {
      const ids: Record<string, number> = {};
      for (const name of names) ids[name] = await id(name);
      return { ids };
    };
    return [`${subject} (assumed)`, { about: [subject], states: { made }, rows: () => ({}) }];
  });
}

const namesIn = (endpoint: Endpoint): readonly string[] => requestTo(endpoint, {} as Ids).names;
const subjectOf = (endpoint: Endpoint) =>
  (endpoint.path.includes(':') ? namesIn(endpoint)[0] : undefined) ?? nameOf(endpoint);

export const records: Readonly<Record<string, RaceRecord>> = Object.fromEntries([...declared, ...assumed()]);
