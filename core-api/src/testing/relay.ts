import { compose } from '../composition';
import type { Config } from '../config';
import { openLog } from '../log';
import { TEST_HOSTS, TEST_KEY, TEST_MAIL, type TestServer } from './server';

/** A relay for a test server's outbox; by default mails become files. */
export const relayOf = (
  { db, clock, store }: Pick<TestServer, 'db' | 'clock' | 'store'>,
  mail: Partial<Config['mail']> = { smtpUrl: undefined },
  zoom?: Config['zoom'],
) =>
  compose({
    ...{ db, clock, store, log: openLog('silent') },
    config: {
      ...{ serverTimezone: 'America/Cancun', ...TEST_HOSTS, zoom, secretsKey: TEST_KEY },
      mail: { ...TEST_MAIL, ...mail },
    },
  }).relay;

export type TestRelay = ReturnType<typeof relayOf>;
