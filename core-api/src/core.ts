import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from './config';
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
import { grantsReader } from './features/roles';
import type { Forget, FormerAddresses } from './features/users';
import { openMailer, type Mailer } from './mail';
import type { FileStore } from './storage/file-store';
import type { Clock } from './time/clock';

/** What the process brings: where data lives, what time it is, how it is configured. */
export interface Given {
  db: Knex;
  clock: Clock;
  log: Logger;
  store: FileStore;
  config: Pick<Config, 'serverTimezone' | 'mail'> & { secretsKey: string };
}

/** What all rooms declare for one of them to use. Complete once every room is made, so call it while serving. */
export interface FromAllRooms {
  agendaKinds: () => readonly AgendaKind[];
  dutySources: () => readonly DutySource[];
  forgets: () => readonly Forget[];
  formerAddresses: () => readonly FormerAddresses[];
}

/** What every room is handed. */
export interface Core extends Omit<Given, 'config'>, FromAllRooms {
  sessions: Sessions;
  /** Links that are used once. */
  links: SingleUseLinks;
  passwords: Passwords;
  /** How often something may be asked for. */
  windows: RateWindows;
  mailer: Mailer;
  /** Where people reach the product; the address in every letter. */
  publicUrl: string;
  /** Without a mail server an administrator is shown each link, once. */
  areLinksShown: boolean;
  serverTimezone: string;
  /** See features/access/secret-box.ts. */
  secretsKey: string;
}

/** Makes what several rooms share, one of each for the whole process. */
export function openCore({ config, ...given }: Given, fromAllRooms: FromAllRooms): Core {
  const { db, clock } = given;
  const { mail, serverTimezone, secretsKey } = config;
  return {
    ...given,
    ...fromAllRooms,
    sessions: sessions(db, clock, grantsReader(db)),
    links: singleUseLinks(clock),
    passwords: passwords(),
    windows: rateWindows(clock),
    mailer: openMailer(mail),
    publicUrl: mail.publicUrl,
    areLinksShown: mail.smtpUrl === undefined,
    serverTimezone,
    secretsKey,
  };
}
