import type { Endpoint, RoleCode } from '@ruta/contracts';
import { api } from '@ruta/contracts/api';
import type { Response } from 'supertest';
import { z } from 'zod';
import { PDF } from '../../core-api/src/testing/files';
import { callerOf } from '../../core-api/src/testing/server';
import { requestTo, type Ids } from '../kit/requests';
import { roleFor } from '../kit/role-for';
import { twoSchools, type TwoSchools } from '../kit/two-schools';
import { OWED, SECTION_SEVEN, type Known, type ListedCall } from './section-seven';
import { SPECIFIED } from './specified-calls';

const registered: Endpoint[] = Object.values(api).flatMap((room): Endpoint[] => Object.values(room));
const blind = (path: string) => path.replace(/:\w+/g, ':');
const find = ({ method, path }: { method: string; path: string }) =>
  registered.find((endpoint) => endpoint.method === method && blind(endpoint.path) === blind(path));

interface Shape {
  items?: Shape;
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  oneOf?: Shape[];
}
/** The keys of a schema, over all its variants. */
function keysOf(schema: Shape | undefined): string[] {
  const variants = schema?.oneOf ?? schema?.anyOf ?? [];
  return [...Object.keys(schema?.properties ?? {}), ...variants.flatMap(keysOf)];
}
/** Without names of schemas, which would become references. */
const NAMELESS = z.registry<{ id?: string }>();
const shapeOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline', metadata: NAMELESS }) as Shape;

describe('API-01 the calls of the specification', () => {
  test.each(SPECIFIED)('$row: $method $path', (call) => {
    const endpoint = find(call);
    if (!endpoint) throw new Error(`${call.method} ${call.path} is not in the registry`);
    const query = shapeOf(endpoint.query, 'input');
    expect(keysOf(query)).toEqual(expect.arrayContaining([...(call.query ?? [])]));
    expect(keysOf(query.properties?.['filter'])).toEqual(expect.arrayContaining([...(call.filter ?? [])]));
    expect(keysOf(shapeOf(endpoint.body, 'input'))).toEqual(expect.arrayContaining([...(call.body ?? [])]));
    const reply = shapeOf(endpoint.reply, 'output').properties;
    const data = reply?.['data'];
    expect(keysOf(data?.items ?? data)).toEqual(expect.arrayContaining([...(call.data ?? [])]));
    expect(Object.keys(reply ?? {})).toEqual(expect.arrayContaining([...(call.reply ?? [])]));
    if (call.confirm) expect(endpoint.confirm).toBe(true);
    if (call.isPublic) expect(endpoint.access).toHaveProperty('public', true);
    if (call.upload !== undefined) expect(endpoint.upload?.field).toBe(call.upload);
  });
});

describe('API-01 section 7, with the payloads of the text', () => {
  let world: TwoSchools;
  const emails = {} as Known['emails']; // filled before the first call
  let spare: Known['spare'];
  let place: Known['place'];
  beforeAll(async () => {
    world = await twoSchools();
    for (const [role, id] of Object.entries(world.people)) {
      const person = await world.server.db('users').where({ id }).first<{ email: string }>('email');
      emails[role as RoleCode] = person.email;
    }
    spare = await world.server.world.school();
    const state = await world.server.db('states').first<{ id: number; country_id: number }>('id', 'country_id');
    place = { country_id: state.country_id, state_id: state.id, timezone: 'America/Mexico_City' };
  });
  afterAll(() => world.server.stop());

  const filled = (payload: ListedCall['body'], known: Known) =>
    (typeof payload === 'function' ? payload(known) : payload) ?? {};

  let ids: Ids | undefined;
  async function send(listed: ListedCall, endpoint: Endpoint): Promise<Response> {
    const role = listed.as ?? roleFor(endpoint);
    const own: Ids = listed.goesOn && ids ? ids : await world.own(role, endpoint);
    ids = own;
    const known = { ...own, emails, spare, place };
    const { path } = requestTo(endpoint, own);
    const caller = await world.as(role);
    const call = caller[listed.method](listed.at?.(known) ?? path).query(filled(listed.query, known));
    const body = filled(listed.body, known);
    if (listed.upload === undefined) return listed.method === 'get' ? call : call.send(body);
    for (const [field, value] of Object.entries(body)) void call.field(field, String(value));
    return call.attach(listed.upload, PDF, 'a.pdf');
  }

  test.each(SECTION_SEVEN)('$method $path', async (listed) => {
    const endpoint = find(listed);
    if (!endpoint) throw new Error(`${listed.method} ${listed.path} is not in the registry`);
    const { status, body } = await send(listed, endpoint);
    const { code, errors } = body as { code?: string; errors?: object };
    expect({ status, code, errors }).toEqual({ status: endpoint.status, code: undefined, errors: undefined });
  });

  test.each(OWED)('$method $path is owed: $what', async ({ method, path }) => {
    const admin = callerOf(world.server.app, {
      Authorization: `Bearer ${await world.server.sessionOf(world.people.ADMIN)}`,
    });
    expect([404, 422]).toContain((await admin[method](path)).status);
  });
});
