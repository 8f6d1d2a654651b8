import { api } from '@ruta/contracts/api';
import express, { type Express } from 'express';
import type { Config } from './config';
import type { CoreServer } from './core/server';
import { csrfGuard, csrfRoute } from './csrf/csrf';
import type { Calls } from './csrf/effects';
import { bodyLimits } from './http/body-limits';
import { compressed } from './http/compressed';
import { requestContext } from './http/context';
import { health } from './http/health';
import { answerOptions } from './http/options';
import { passThrough } from './http/pass-through';
import { parseQuery } from './http/query';
import { noSuchCall, refuse, refuseManyHeaders } from './http/refuse';
import { securityHeaders } from './http/security-headers';
import { uploadsOf } from './http/upload';
import { screenRouter } from './kit/screen-router';
import { requestLines, type Logger } from './log';
import type { Realtime } from './realtime/realtime';
import { screens } from './screens';
import { sessionCookies, withSession } from './session/session';
import { webFiles } from './web/files';
import { webPage } from './web/page';
import { storybook } from './web/storybook';

type AppConfig = Pick<
  Config,
  'publicUrl' | 'secure' | 'sessionSecret' | 'webDir' | 'storybookDir' | 'trustProxy' | 'bodyLimits' | 'frameHosts'
>;

interface AppDeps {
  config: AppConfig;
  core: CoreServer;
  log: Logger;
  /** Contracts that tell the CSRF guard which GETs change data. */
  calls?: Calls;
  /** Notified of ended sessions. */
  realtime?: Pick<Realtime, 'ended'>;
}

/** The Express application. The order of its middleware is the order in which a request passes it. */
export function createApp({ config, core, log, calls = api, realtime }: AppDeps): Express {
  const sessions = sessionCookies({ ...config, onEnded: realtime?.ended });
  const csrf = { secret: config.sessionSecret, sessions };

  const app = express();
  app.enable('case sensitive routing');
  app.set('query parser', parseQuery);
  app.set('trust proxy', config.trustProxy);
  app.set('etag', () => undefined); // only files have ETags; other replies must not be cached

  app.use(requestContext({ behindProxy: config.trustProxy !== false }), requestLines(log));
  app.use(...securityHeaders(config));
  app.use(bodyLimits(uploadsOf(calls), config.bodyLimits));
  app.use(refuseManyHeaders);
  app.use(compressed());
  app.use(health(core));
  if (config.storybookDir !== null) app.use('/storybook', storybook(config.storybookDir));
  app.use(webFiles(config.webDir), webPage(config.webDir, sessions));
  app.use(
    answerOptions(
      calls,
      screens.map(({ screen }) => screen),
    ),
  );
  app.use(csrfGuard({ ...csrf, calls }));
  app.use(withSession(sessions));
  app.route('/api/csrf').get(csrfRoute(csrf)).all(noSuchCall);
  app.all('/api/{*call}', passThrough({ core, sessions, calls }));
  app.use('/bff', screenRouter(core, screens));
  app.use(noSuchCall);
  app.use(refuse({ log, sessions }));
  return app;
}
