// The server of the hand-written replies, which lists are measured against.
import type { AddressInfo } from 'node:net';
import { createPool, type RowDataPacket } from 'mysql2/promise';
import { serverClock } from '../../core-api/src/time/clock';
import { referenceApp } from './reference-app';

const pool = createPool({
  uri: process.env['DATABASE_URL'] ?? '',
  connectionLimit: 10,
  dateStrings: true,
  timezone: 'Z',
});
const app = referenceApp(
  async (sql, values) => (await pool.execute<RowDataPacket[]>(sql, values))[0],
  serverClock('America/Cancun', process.env['DEMO_TODAY']),
);

const server = app.listen(0, '127.0.0.1', () => {
  process.send?.({ type: 'ready', port: (server.address() as AddressInfo).port });
});
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
