import type { Express } from 'express';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import { testServer } from '../../core-api/src/testing/server';
import { FOUND, PAGES as NETWORK_PAGES, PLAIN } from './hierarchy';
import { layLibraryOf } from './kit/library';
import { layPeopleOf } from './kit/people';
import { layNetworkOf } from './kit/schools';
import { layVisitsOf, type World } from './kit/world';
import { FOUND_VIDEOS, PAGE_WITH_HEARTS } from './library';
import { assertAlike, MONTH, PAGES, VISITS, type List } from './lists';
import { referenceApp } from './reference-app';
import type { Rows } from './rows';
import { USERS } from './users';

const listening = (app: Express) =>
  new Promise<{ url: string; server: Server }>((resolve) => {
    const server = app.listen(0, '127.0.0.1', () =>
      resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }),
    );
  });

/** Rows of a statement: mysql2 gives them in a pair, better-sqlite3 alone. */
const rowsOf =
  (db: Knex): Rows =>
  async (sql, values) => {
    const found = await db.raw<Awaited<ReturnType<Rows>> | [Awaited<ReturnType<Rows>>]>(sql, values);
    const [first] = found;
    return Array.isArray(first) ? first : (found as Awaited<ReturnType<Rows>>);
  };

/** Compares the answers of lists with the hand-written ones, as the bench does before it measures; no times. */
async function compared(lay: (db: Knex) => Promise<World>, lists: readonly List[]) {
  const product = await testServer();
  const world = await lay(product.db);
  const core = await listening(product.app);
  const reference = await listening(referenceApp(rowsOf(product.db), product.clock));
  try {
    for (const list of lists) await assertAlike({ core, reference, world }, list);
  } finally {
    core.server.close();
    reference.server.close();
    await product.stop();
  }
}

const VISITS_OF = { big: 320, ordinary: 150, others: 1, coaches: 2, teachers: 5, wide: { schools: 3, visits: 10 } };

test('the bench compares visits and a month of the agenda with their reference', () =>
  compared((db) => layVisitsOf(db, VISITS_OF), [VISITS, PAGES, MONTH]));

test('the bench compares users with their reference', () => compared((db) => layPeopleOf(db, 500, 5), USERS));

test('the bench compares the hierarchy with its reference', () =>
  compared(
    async (db) => {
      const { token } = await layNetworkOf(db, { schools: 60, cycles: 2, people: 500 });
      return { token, big: 0, ordinary: 0, running: 0 };
    },
    [PLAIN, FOUND, NETWORK_PAGES],
  ));

test('the bench compares the library with its reference', () =>
  compared(
    (db) => layLibraryOf(db, { videos: 500, people: 3, views: 50, favourites: 20 }),
    [PAGE_WITH_HEARTS, FOUND_VIDEOS],
  ));
