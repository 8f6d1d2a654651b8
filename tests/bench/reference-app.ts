// The same replies written by hand, without admission: Express, and prepared statements of mysql2.
import express, { type Express } from 'express';
import type { Clock } from '../../core-api/src/time/clock';
import { monthByHand } from './reference-agenda';
import { hierarchyByHand } from './reference-hierarchy';
import { libraryByHand } from './reference-library';
import { usersByHand } from './reference-users';
import { visitsByHand } from './reference-visits';
import type { Rows } from './rows';

export function referenceApp(rows: Rows, clock: Clock): Express {
  const app = express();
  app.set('etag', false);
  app.disable('x-powered-by');
  app.get('/visits', visitsByHand(rows, clock));
  app.get('/agenda', monthByHand(rows, clock));
  app.get('/library', libraryByHand(rows));
  app.get('/users', usersByHand(rows, clock));
  app.get('/schools-hierarchy', hierarchyByHand(rows));
  return app;
}
