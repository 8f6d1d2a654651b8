import { openCore, type Core, type Given } from './core';
import type { ZoneFollower } from './database/follow-zone';
import { learnTableSizes } from './database/table-sizes';
import { deletionsRoom } from './deletions/deletions.room';
import { accessRoom } from './features/access/access.room';
import { activitiesRoom } from './features/activities/activities.room';
import type { AgendaKind, DutySource } from './features/agenda';
import { agendaRoom } from './features/agenda/agenda.room';
import { auditRoom } from './features/audit/audit.room';
import type { CycleSteps, Inherits } from './features/cycles';
import { conferencesRoom } from './features/conferences/conferences.room';
import { cyclesRoom } from './features/cycles/cycles.room';
import { dpiRoom } from './features/dpi/dpi.room';
import { firstStepsRoom } from './features/first-steps/first-steps.room';
import type { CoachWork } from './features/hierarchy';
import { hierarchyRoom } from './features/hierarchy/hierarchy.room';
import type { AgentWork } from './features/availability';
import { availabilityRoom } from './features/availability/availability.room';
import { holidaysRoom } from './features/holidays/holidays.room';
import type { ImportKind } from './features/imports';
import { importsRoom } from './features/imports/imports.room';
import { invitationsRoom } from './features/invitations/invitations.room';
import { notificationsRoom } from './features/notifications/notifications.room';
import { observationsRoom } from './features/observations/observations.room';
import { otherContentRoom } from './features/other-content/other-content.room';
import { paiRoom } from './features/pai/pai.room';
import { pfiRoom } from './features/pfi/pfi.room';
import { pfpRoom } from './features/pfp/pfp.room';
import { pillsRoom } from './features/pills/pills.room';
import { proofsRoom } from './features/proofs/proofs.room';
import type { Report } from './features/reports';
import { reportsRoom } from './features/reports/reports.room';
import { rolesRoom } from './features/roles/roles.room';
import { searchRoom } from './features/search/search.room';
import type { SearchSource } from './features/search';
import { schoolsRoom } from './features/schools/schools.room';
import type { Forget, FormerAddresses } from './features/users';
import { sessionStatsRoom } from './features/session-stats/session-stats.room';
import { sessionSurveysRoom } from './features/session-surveys/session-surveys.room';
import { sharingRoom } from './features/sharing/sharing.room';
import { statisticsRoom } from './features/statistics/statistics.room';
import { surveysRoom } from './features/surveys/surveys.room';
import { usersRoom } from './features/users/users.room';
import { visitsRoom } from './features/visits/visits.room';
import { eventStream, type Feed } from './http/event-stream';
import { openApiRoutes } from './http/openapi';
import type { Route } from './http/serve';
import { idempotencyRoom } from './idempotency/idempotency.room';
import type { Job } from './jobs/run-jobs';
import { mailRoom } from './mail/mail.room';
import { outboxRelay, type Deliveries } from './outbox';
import { sessionsRoom } from './sessions/sessions.room';
import { sweepStore, type StoredFiles } from './storage/sweep';

/** Every room, and the kits with tables of their own, in alphabetical order. */
const ROOMS = [
  accessRoom,
  activitiesRoom,
  agendaRoom,
  auditRoom,
  cyclesRoom,
  deletionsRoom,
  dpiRoom,
  firstStepsRoom,
  hierarchyRoom,
  availabilityRoom,
  conferencesRoom,
  holidaysRoom,
  idempotencyRoom,
  importsRoom,
  invitationsRoom,
  mailRoom,
  notificationsRoom,
  observationsRoom,
  otherContentRoom,
  paiRoom,
  pfiRoom,
  pfpRoom,
  pillsRoom,
  proofsRoom,
  reportsRoom,
  rolesRoom,
  schoolsRoom,
  searchRoom,
  sessionsRoom,
  sessionStatsRoom,
  sessionSurveysRoom,
  sharingRoom,
  statisticsRoom,
  surveysRoom,
  usersRoom,
  visitsRoom,
] as const;

/** The members that a room may declare. Each type belongs to its consumer. */
interface Declared {
  agendaKinds?: readonly AgendaKind[];
  agentWork?: AgentWork;
  /** Letters to many people, which wait in a lane of their own. */
  bulkLetters?: Deliveries;
  coachWork?: CoachWork;
  cycleSteps?: CycleSteps;
  deliveries?: Deliveries;
  dutySources?: readonly DutySource[];
  feeds?: readonly Feed<unknown>[];
  forget?: Forget;
  formerAddresses?: FormerAddresses;
  importKinds?: readonly ImportKind[];
  inherits?: Inherits;
  jobs?: readonly Job[];
  letters?: Deliveries;
  /** What is done at the provider of meetings. */
  meetings?: Deliveries;
  routes?: readonly Route[];
  /** In the order of `SHARED_REPORTS`, whatever the order here. */
  reports?: readonly Report[];
  searchSources?: readonly SearchSource[];
  storedFiles?: StoredFiles;
  zoneFollower?: ZoneFollower;
}

type KeyOf<Room> = Room extends unknown ? keyof Room : never;
type Misnamed = Exclude<KeyOf<ReturnType<(typeof ROOMS)[number]>>, keyof Declared>;
/** The same rooms. A member with another name does not compile. */
const rooms: [Misnamed] extends [never] ? readonly ((core: Core) => Declared)[] : Misnamed = ROOMS;

/** The whole server except HTTP: creates every room once and folds what they declare. */
export function compose(given: Given) {
  const { db, clock, log, store } = given;
  const all: Declared[] = [];
  const core = openCore(given, {
    agendaKinds: () => all.flatMap(({ agendaKinds = [] }) => agendaKinds),
    agentWorks: () => all.flatMap(({ agentWork }) => agentWork ?? []),
    coachWorks: () => all.flatMap(({ coachWork }) => coachWork ?? []),
    cycleSteps: () => all.flatMap(({ cycleSteps }) => cycleSteps ?? []),
    dutySources: () => all.flatMap(({ dutySources = [] }) => dutySources),
    forgets: () => all.flatMap(({ forget }) => forget ?? []),
    importKinds: () => all.flatMap(({ importKinds = [] }) => importKinds),
    inherits: () => all.flatMap(({ inherits }) => inherits ?? []),
    reports: () => all.flatMap(({ reports = [] }) => reports),
    searchSources: () => all.flatMap(({ searchSources = [] }) => searchSources),
    zoneFollowers: () => all.flatMap(({ zoneFollower }) => zoneFollower ?? []),
    formerAddresses: () => all.flatMap(({ formerAddresses }) => formerAddresses ?? []),
  });
  all.push(...rooms.map((room) => room(core)));

  const storedFiles: StoredFiles = async (keys) =>
    (await Promise.all(all.flatMap((room) => room.storedFiles?.(keys) ?? []))).flat();
  const jobs: readonly Job[] = [
    ...all.flatMap((room) => room.jobs ?? []),
    { name: 'files', run: () => sweepStore(store, storedFiles) },
    { name: 'table sizes', run: () => learnTableSizes(db) },
  ];
  const deliveries = {
    letters: allOf(all.map(({ letters }) => letters)),
    bulk: allOf(all.map(({ bulkLetters }) => bulkLetters)),
    meetings: allOf(all.map(({ meetings }) => meetings)),
    news: allOf(all.map((room) => room.deliveries)),
  };
  return {
    /** Routes below `/api`. */
    routes: [...openApiRoutes(), ...all.flatMap(({ routes = [] }) => routes)],
    sessions: core.sessions,
    /** Delivers the outbox. */
    relay: outboxRelay({ db, clock, log, deliveries }),
    /** The event stream for the bff. */
    events: eventStream(
      all.flatMap(({ feeds = [] }) => feeds),
      log,
    ),
    jobs,
    mailer: core.mailer,
  };
}

const allOf = (some: readonly (Deliveries | undefined)[]): Deliveries =>
  Object.fromEntries(some.flatMap((one) => Object.entries(one ?? {})));

export type Composition = ReturnType<typeof compose>;
