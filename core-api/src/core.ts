import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from './config';
import type { ZoneFollower } from './database/follow-zone';
import {
  passwords,
  rateWindows,
  sessions,
  singleUseLinks,
  type Passwords,
  type RateWindows,
  type Sessions,
  type SingleUseLinks,
} from './features/access';
import type { AgendaKind, DutySource } from './features/agenda';
import type { AgentWork } from './features/availability';
import type { CycleSteps, Inherits } from './features/cycles';
import type { CoachWork } from './features/hierarchy';
import type { ImportKind } from './features/imports';
import { grantsReader } from './features/roles';
import type { Report } from './features/reports';
import type { SearchSource } from './features/search';
import type { Forget, FormerAddresses } from './features/users';
import { openMailer, type Mailer } from './mail';
import type { FileStore } from './storage/file-store';
import type { Clock } from './time/clock';

/** What the process provides. */
export interface Given {
  db: Knex;
  clock: Clock;
  log: Logger;
  store: FileStore;
  config: Pick<Config, 'serverTimezone' | 'mail' | 'videoHosts' | 'frameHosts' | 'meetingsUrl' | 'zoom'> & {
    secretsKey: string;
  };
}

/** What all rooms declare for single rooms. Complete once every room is created, so call it only while serving. */
export interface FromAllRooms {
  agendaKinds: () => readonly AgendaKind[];
  agentWorks: () => readonly AgentWork[];
  coachWorks: () => readonly CoachWork[];
  cycleSteps: () => readonly CycleSteps[];
  dutySources: () => readonly DutySource[];
  forgets: () => readonly Forget[];
  formerAddresses: () => readonly FormerAddresses[];
  importKinds: () => readonly ImportKind[];
  inherits: () => readonly Inherits[];
  reports: () => readonly Report[];
  searchSources: () => readonly SearchSource[];
  zoneFollowers: () => readonly ZoneFollower[];
}

/** What every room receives. */
export interface Core extends Omit<Given, 'config'>, FromAllRooms {
  sessions: Sessions;
  /** Single-use links. */
  links: SingleUseLinks;
  passwords: Passwords;
  /** Rate limits. */
  windows: RateWindows;
  mailer: Mailer;
  /** The public address, for links in mails. */
  publicUrl: string;
  /** The sender of letters, such as `Ruta <no-reply@example.org>`. */
  sender: string;
  /** True without a mail server: administrators then see each link once. */
  areLinksShown: boolean;
  serverTimezone: string;
  /** See features/access/secret-box.ts. */
  secretsKey: string;
  /** See `Config`. */
  videoHosts: readonly string[];
  frameHosts: readonly string[];
  meetingsUrl: string;
  zoom: Config['zoom'];
}

/** Creates what several rooms share, once per process. */
export function openCore({ config, ...given }: Given, fromAllRooms: FromAllRooms): Core {
  const { db, clock } = given;
  const { mail, serverTimezone, secretsKey, videoHosts, frameHosts, meetingsUrl, zoom } = config;
  return {
    ...given,
    ...fromAllRooms,
    sessions: sessions(db, clock, grantsReader(db)),
    links: singleUseLinks(clock),
    passwords: passwords(),
    windows: rateWindows(clock),
    mailer: openMailer(mail),
    publicUrl: mail.publicUrl,
    sender: mail.from,
    areLinksShown: mail.smtpUrl === undefined,
    serverTimezone,
    secretsKey,
    videoHosts,
    frameHosts,
    meetingsUrl,
    zoom,
  };
}
