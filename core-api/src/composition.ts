import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from './config';
import {
  accessDeliveries,
  composeAccess,
  passwordResetService,
  passwordRoutes,
  passwords,
  rateWindows,
  resetDeliveries,
  sessions,
  singleUseLinks,
} from './features/access';
import {
  activitiesRoutes,
  activitiesService,
  evidenceRoutes,
  evidenceService,
  managementActions,
  proofsService,
  runningRoutes,
  runningService,
  recordOf,
} from './features/activities';
import { agendaRoutes, agendaService } from './features/agenda';
import {
  acceptedDeliveries,
  bulkService,
  invitationDeliveries,
  invitationReader,
  invitationsRoutes,
  invitationsService,
  registrationService,
} from './features/invitations';
import { notificationsFeed, notificationsRoutes, notificationsService } from './features/notifications';
import { auditRoutes, auditService, rightsFeed } from './features/audit';
import { grantsReader, rolesRoutes, rolesService } from './features/roles';
import { schoolsAdministration, schoolsRoutes, schoolsService } from './features/schools';
import { purge, userDeliveries, userReader, usersRoutes, usersService } from './features/users';
import { visitDeliveries, visitDocuments, visitReader, visitsRoutes, visitsService } from './features/visits';
import { eventStream } from './http/event-stream';
import { openApiRoutes } from './http/openapi';
import type { Route } from './http/serve';
import type { FileStore } from './storage/file-store';
import { mailDeliveries, openMailer } from './mail';
import { outboxRelay } from './outbox';
import { sessionEndsFeed } from './sessions';
import type { Clock } from './time/clock';

export interface Composition {
  db: Knex;
  clock: Clock;
  config: Pick<Config, 'serverTimezone' | 'mail'> & { secretsKey: string };
  store: FileStore;
}

/** All the wiring: every service with what it needs, every room's routes. */
export function compose({ db, clock, config, store }: Composition) {
  const doors = sessions(db, clock, grantsReader(db));
  const hashing = passwords();
  const { access, routes: accessRoutes } = composeAccess({
    ...{ db, clock, store, sessions: doors, passwords: hashing },
    serverTimezone: config.serverTimezone,
    publicUrl: config.mail.publicUrl,
    secretsKey: config.secretsKey,
  });
  const reader = visitReader(clock);
  const visits = visitsService({ db, clock, reader });
  const schools = schoolsService(db);
  const { publicUrl, smtpUrl } = config.mail;
  const links = singleUseLinks(clock);
  const byLink = { db, clock, links, windows: rateWindows(clock), publicUrl, areLinksShown: smtpUrl === undefined };

  const routes: readonly Route[] = [
    ...openApiRoutes(),
    ...accessRoutes,
    ...passwordRoutes(passwordResetService({ ...byLink, passwords: hashing }), clock),
    ...activitiesRoutes(activitiesService(db, clock)),
    ...runningRoutes({
      service: runningService(db, clock, visits),
      proofs: proofsService(db, clock),
      actions: managementActions(db, clock),
    }),
    ...evidenceRoutes(evidenceService({ db, clock, store })),
    ...agendaRoutes(agendaService(db, clock)),
    ...invitationsRoutes({
      service: invitationsService({ ...byLink, reader: invitationReader(clock) }),
      bulk: bulkService(byLink),
      registration: registrationService({ db, clock, links, passwords: hashing, access }),
    }),
    ...notificationsRoutes(notificationsService(db, clock)),
    ...visitsRoutes({ service: visits, reader, documents: visitDocuments({ db, reader, recordOf }), db }),
    ...schoolsRoutes(schools, schoolsAdministration({ db, clock, schools })),
    ...usersRoutes(usersService({ db, clock, reader: userReader() }), purge(db, clock)),
    ...rolesRoutes(rolesService(db, clock)),
    ...auditRoutes(auditService(db)),
  ];
  return { routes, sessions: doors };
}

/** What goes on beside the requests: what the outbox holds is carried out, and the bff hears of it. */
export function composeBackground({
  db,
  clock,
  log,
  config,
}: {
  db: Knex;
  clock: Clock;
  log: Logger;
  config: Pick<Config, 'mail' | 'serverTimezone'>;
}) {
  const mailer = openMailer(config.mail);
  const { publicUrl } = config.mail;
  const letters = { db, clock, links: singleUseLinks(clock), mailer, publicUrl };
  return {
    relay: outboxRelay({
      db,
      clock,
      log,
      deliveries: {
        ...visitDeliveries(db),
        ...accessDeliveries(db),
        ...acceptedDeliveries(db),
        ...userDeliveries(db),
        ...mailDeliveries(mailer),
        ...resetDeliveries(letters),
        ...invitationDeliveries({ ...letters, serverTimezone: config.serverTimezone }),
      },
    }),
    events: eventStream(notificationsFeed(db), log, { hints: [sessionEndsFeed(db), rightsFeed(db)] }),
    mailer,
  };
}
