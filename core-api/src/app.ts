import { namedLocale } from '@ruta/contracts';
import express, { type Express, type Request } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { compose, type Composition } from './composition';
import type { Config } from './config';
import { databaseProblem } from './database/db-problems';
import { isMigrated } from './database/migrate';
import { batchRouter } from './http/batch';
import { errorHandler, noSuchCall, refusals } from './http/errors';
import { internalOnly } from './http/internal';
import { jsonBody } from './http/json-body';
import { answerOptions } from './http/options';
import { parseQuery } from './http/query';
import { requestContext } from './http/request-context';
import { routerOf } from './http/serve';
import { idempotency } from './idempotency/idempotency';
import { assertSamePerson } from './kernel/actor';
import { currentRequest } from './kernel/request';
import type { FileStore } from './storage/file-store';
import type { Clock } from './time/clock';

export interface AppDeps {
  db: Knex;
  clock: Clock;
  config: Pick<
    Config,
    'internalSecret' | 'serverTimezone' | 'mail' | 'videoHosts' | 'frameHosts' | 'meetingsUrl' | 'zoom'
  > & {
    secretsKey: string;
  };
  log: Logger;
  store: FileStore;
  /** Default: composed here. */
  composition?: Composition;
}

/** The Express application. The order of its middleware is the order in which a request passes it. */
export function createApp({ composition, ...given }: AppDeps): Express {
  const { db, clock, config, log, store } = given;
  const { routes, sessions, events } = composition ?? compose(given);
  const authenticate = async (req: Request) => {
    const token = /^Bearer ([\w-]{20,100})$/.exec(req.get('authorization') ?? '')?.[1];
    // Background requests of a page do not prolong the session.
    const isUse = req.get('x-background') !== '1';
    const actor = token ? await sessions.actorOf(token, { isUse }) : null;
    const request = currentRequest();
    if (actor && request) {
      request.session = { id: actor.sessionId, userId: actor.userId };
      request.locale = namedLocale(req.get('accept-language')) ?? actor.locale;
    }
    if (actor) assertSamePerson(actor, req.get('x-acting-as'));
    return actor;
  };

  const refusalOf = refusals(log, databaseProblem);

  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false); // personal replies are kept nowhere, so there is nothing to compare
  app.set('query parser', parseQuery);
  app.use(requestContext(log, config.internalSecret));
  app.get('/healthz', (_req, res) => void res.json({ ok: true }));
  app.get('/readyz', async (_req, res) => {
    const ready = await isMigrated(db).catch(() => false);
    res.status(ready ? 200 : 503).json({ ok: ready });
  });
  app.get('/internal/events', internalOnly(config.internalSecret), events.handler);
  app.use(
    '/internal',
    internalOnly(config.internalSecret),
    jsonBody(),
    batchRouter(routes, { authenticate, refusalOf }),
  );
  app.use(
    '/api',
    answerOptions(routes),
    jsonBody(routes),
    routerOf(routes, { authenticate, incoming: store.incoming, idempotency: idempotency(db, clock) }),
  );
  app.use(noSuchCall);
  app.use(errorHandler(refusalOf));
  return app;
}
