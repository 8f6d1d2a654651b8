import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint, Upload } from '@ruta/contracts';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { roleIdOf, sessionsFor, type RaceRecord, type Side, type Stage } from '../../core-api/src/testing/races';
import { fileFor } from '../../core-api/src/testing/files';
import { INTERNAL_SECRET } from '../../core-api/src/testing/server';
import { nameOf, requestTo, type Ids } from '../kit/requests';
import { isOwn } from './rooms';
import { roleFor } from '../kit/role-for';
import { twoSchools, type TwoSchools } from '../kit/two-schools';

export interface Reply {
  status: number;
  code?: string;
  text: string;
}

/** Two copies of the server on one database: each of two calls goes to its own. */
export interface Ring {
  world: TwoSchools;
  send(endpoint: Endpoint, record: RaceRecord, stage: Stage, side: Side, key?: string): Promise<Reply>;
  /** Sends several statements at once and gives the rows of each. */
  read(statements: readonly string[]): Promise<Record<string, unknown>[][]>;
  stop(): Promise<void>;
}

export const newKey = () => randomUUID();

export async function raceRing(): Promise<Ring> {
  const world = await twoSchools();
  const { server } = world;
  const copies = await Promise.all([server.app, server.another()].map((app) => listening(createServer(app))));
  const { uri } = (server.db.client as { config: { connection: { uri: string } } }).config.connection;
  const reader = await createConnection({ uri, multipleStatements: true, dateStrings: true });
  const tokens = new Map<string, string>();

  const tokenOf = async (
    endpoint: Endpoint,
    { asOneself = [] }: RaceRecord,
    { tokens: own }: Stage,
    side: Side,
  ): Promise<string | null> => {
    if ('public' in endpoint.access) return null;
    if (own && (isOfOneself(endpoint) || asOneself.includes(nameOf(endpoint)))) return own[side - 1] ?? null;
    const role = roleFor(endpoint);
    const known = tokens.get(role);
    if (known !== undefined) return known;
    const at = { user_id: world.people[role], role_id: await roleIdOf(server.db, role) };
    const [{ token } = { token: '' }] = await sessionsFor(server.db, at);
    tokens.set(role, token);
    return token;
  };

  return {
    world,
    async send(endpoint, record, stage, side, key) {
      const { path, query, body } = requestTo(endpoint, stage.ids as Ids);
      const sent = { ...body, ...record.bodies?.[nameOf(endpoint)]?.(stage, side) };
      const token = await tokenOf(endpoint, record, stage, side);
      const url = `${copies[side - 1]?.url ?? ''}/api${path}?${new URLSearchParams(query).toString()}`;
      const answer = await fetch(url, {
        method: endpoint.method.toUpperCase(),
        headers: {
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
          ...(endpoint.upload ? {} : { 'Content-Type': 'application/json' }),
          ...{ 'X-Internal-Secret': INTERNAL_SECRET, 'X-Client-Ip': '10.0.0.1' },
        },
        ...(endpoint.method === 'get'
          ? {}
          : { body: endpoint.upload ? form(endpoint.upload, sent) : JSON.stringify(sent) }),
      });
      const text = await answer.text();
      if (answer.ok) return { status: answer.status, text };
      return { status: answer.status, text, code: (JSON.parse(text) as { code: string }).code };
    },
    async read(statements) {
      // The second, empty one makes the answer a list of answers also where there is one statement.
      const [found] = await reader.query<RowDataPacket[][]>(`${statements.join(';')};do 0`);
      return found.slice(0, statements.length);
    },
    async stop() {
      await reader.end();
      for (const { listener } of copies) await close(listener);
      await server.stop();
    },
  };
}

const isOfOneself = (endpoint: Endpoint) =>
  isOwn(endpoint) || ('ability' in endpoint.access && endpoint.access.ability.startsWith('notification:'));

function form(upload: Upload, sent: Record<string, unknown>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(sent)) data.set(name, String(value));
  const { name, type, content } = fileFor(upload);
  data.set(upload.field, new Blob([new Uint8Array(content)], { type }), name);
  return data;
}

async function listening(listener: Server): Promise<{ listener: Server; url: string }> {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return { listener, url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}` };
}

const close = (listener: Server) =>
  new Promise<void>((resolve) => {
    listener.close(() => resolve());
    listener.closeAllConnections();
  });
