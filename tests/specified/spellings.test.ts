import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultCell, type Endpoint, type RoleCode } from '@ruta/contracts';
import type { Response } from 'supertest';
import { z } from 'zod';
import { STAMPS, TOKEN } from '../../core-api/src/testing/fixtures';
import { endpoints, nameOf, requestTo, type Ids, type Sample } from '../kit/requests';
import { roleFor } from '../kit/role-for';
import { twoSchools, type TwoSchools } from '../kit/two-schools';

/** What every call answers to each spelling. One file for both databases, so that they answer the same. */
const FILE = join(__dirname, 'spellings.txt');

/** An account with every role of coaching. The Kelvin sign is k in lower case. */
const ADDRESS = 'jose.k@ruta.test';
const CODE = 'keys';

/** Spellings of one text that a collation may take for the same. */
const SPELLINGS: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  again: (text) => text,
  upper: (text) => text.toUpperCase(),
  accented: (text) => text.replace(/[aeo]/, (letter) => `${letter}\u0301`.normalize('NFC')),
  'full-width': (text) => text.replace(/[a-z]/i, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
  padded: (text) => ` ${text} `,
  'hard space': (text) => `\u00a0${text}`,
  kelvin: (text) => text.replace(/k/i, '\u212a'),
};

interface Shape {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Shape;
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  oneOf?: Shape[];
}
const NAMELESS = z.registry<{ id?: string }>();
const shapeOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline', metadata: NAMELESS }) as Shape;

/** The texts of a shape and the path to each. */
function textsOf(shape: Shape, path: readonly string[] = []): { path: readonly string[]; isAddress: boolean }[] {
  const isText = shape.type === 'string' && shape.enum === undefined && shape.const === undefined;
  return [
    ...(isText ? [{ path, isAddress: shape.format === 'email' }] : []),
    ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap((variant) => textsOf(variant, path)),
    ...(shape.items ? textsOf(shape.items, [...path, '0']) : []),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, field]) => textsOf(field, [...path, name])),
  ];
}

interface Field {
  part: 'query' | 'body';
  path: readonly string[];
  value: string;
}

/** The fields of a call that take an address, by their format or name, or a code, a key or a token. */
function fieldsOf(endpoint: Endpoint): Field[] {
  const found = new Map<string, Field>();
  for (const part of ['query', 'body'] as const)
    for (const io of ['input', 'output'] as const)
      for (const { path, isAddress } of textsOf(shapeOf(endpoint[part], io))) {
        const name = path.findLast((step) => step !== '0') ?? '';
        const takesAddress = isAddress || /(?:^|_)(?:emails?|access|search)$/.test(name);
        if (!takesAddress && !/(?:^|_)(?:code|token|key|folio)$/.test(name)) continue;
        const value = takesAddress ? ADDRESS : name === 'token' ? TOKEN : CODE;
        found.set(`${part}.${path.join('.')}`, { part, path, value });
      }
  return [...found.values()];
}

const called = endpoints.flatMap((endpoint) => {
  const fields = endpoint.upload ? [] : fieldsOf(endpoint);
  const isInPath = /:(?:token|code|folio)\b/.test(endpoint.path);
  return fields.length > 0 || isInPath ? [{ endpoint, fields, isInPath }] : [];
});

/** A copy of a body with the text at a path. */
function withText(body: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return text;
  if (step === '0') {
    const [first, ...others] = (body as unknown[] | undefined) ?? [];
    return [withText(first, rest, text), ...others];
  }
  const known = (body as Record<string, unknown> | undefined) ?? {};
  return { ...known, [step]: withText(known[step], rest, text) };
}

let world: TwoSchools;
beforeAll(async () => {
  world = await twoSchools();
  const { db, world: makes } = world.server;
  const jose = await makes.person('COACH', { email: ADDRESS, name: 'José', surname: 'Keys' });
  const others = await db('roles').whereIn('code', ['COACH_DIR', 'COACH_MAN', 'COACH_CORD', 'COACH_SEC']).pluck('id');
  await db('role_user').insert(others.map((role_id) => ({ user_id: jose, role_id })));
  const { cycle, insert } = world.place();
  const superiors = { director_id: jose, manager_id: jose, coordinator_id: jose };
  const school = await makes.school();
  await db('schools').where({ id: school }).update({ code: CODE });
  await makes.hierarchy(cycle, school, { ...superiors, coach_id: jose });
  await makes.hierarchy(cycle, await makes.school(), { ...superiors, secondary_one_id: jose });
  await makes.hierarchy(cycle, await makes.school(), {
    ...superiors,
    secondary_one_id: world.people.COACH_SEC,
    secondary_two_id: jose,
  });
  const invited = { email: ADDRESS, role_id: others[0] ?? 0, invited_by: world.people.ADMIN, locale: 'es', ...STAMPS };
  await insert('invitations', { ...invited, expires_at: '2026-11-26 12:00:00' });
});
afterAll(() => world.server.stop());

/** An administrator, who reaches every school, or another role that may call it. */
const reaching = (endpoint: Endpoint): RoleCode =>
  'ability' in endpoint.access && defaultCell('ADMIN', endpoint.access.ability)?.enabled ? 'ADMIN' : roleFor(endpoint);

/** The records of calls that read; those that write have others each time. */
const read = new Map<Endpoint, Ids>();

/** Sends a call. Again with the present revision where that is over, and without a school that is not the path's. */
async function send(endpoint: Endpoint, change: (sample: Sample) => Sample): Promise<Response> {
  const role = reaching(endpoint);
  const caller = await world.as(role);
  const ids = (endpoint.method === 'get' && read.get(endpoint)) || (await world.own(role, endpoint));
  read.set(endpoint, ids);
  const { path, query, body } = change(requestTo(endpoint, ids));
  const call = (sent: object) => {
    const asked = caller[endpoint.method](path).query(query);
    return endpoint.method === 'get' ? asked : asked.send(sent);
  };
  const answer = await call(body);
  const { current, errors = {} } = answer.body as { current?: { revision: number }; errors?: object };
  if (current) return call({ ...body, revision: current.revision });
  return Object.keys(errors).join() === 'school_id' ? call({ ...body, school_id: undefined }) : answer;
}

/** Status, code, refused fields and the number of rows. */
function answerOf({ status, body }: Response): string {
  const { code, errors = {}, data } = body as { code?: string; errors?: object; data?: unknown };
  const rows = Array.isArray(data) ? [`${data.length} rows`] : [];
  return [status, ...(code === undefined ? [] : [code]), ...Object.keys(errors), ...rows].join(' ');
}

/** The answers to a value in each spelling: those that are the same in one line. What only reads is sent once. */
async function linesOf(value: string, isRead: boolean, ask: (text: string) => Promise<Response>): Promise<string[]> {
  const spellings = new Map<string, string[]>();
  const sent = new Set<string>();
  for (const [name, spell] of Object.entries(SPELLINGS)) {
    const text = spell(value);
    if (sent.has(text) && (isRead || name !== 'again')) continue;
    sent.add(text);
    const answer = answerOf(await ask(text));
    spellings.set(answer, [...(spellings.get(answer) ?? []), name]);
  }
  return [...spellings].map(([answer, names]) => `  ${answer}: ${names.join(', ')}`);
}

test('ACC-01 API-01 every call that takes an address or a code answers each spelling the same on both databases', async () => {
  const lines: string[] = [];
  for (const { endpoint, fields, isInPath } of called) {
    for (const { part, path, value } of fields) {
      lines.push(`${nameOf(endpoint)} ${part} ${path.join('.')}`);
      const ask = (text: string) =>
        send(endpoint, (sample) =>
          part === 'body'
            ? { ...sample, body: withText(sample.body, path, text) as Sample['body'] }
            : {
                ...sample,
                query: { ...sample.query, [path.map((step, at) => (at === 0 ? step : `[${step}]`)).join('')]: text },
              },
        );
      lines.push(...(await linesOf(value, endpoint.method === 'get', ask)));
    }
    if (!isInPath) continue;
    lines.push(`${nameOf(endpoint)} path`);
    const ask = (text: string) =>
      send(endpoint, (sample) => ({ ...sample, path: sample.path.replace(TOKEN, encodeURIComponent(text)) }));
    lines.push(...(await linesOf(TOKEN, true, ask)));
  }
  const found = `${lines.join('\n')}\n`;
  // A missing file is written, to be read and committed.
  if (!existsSync(FILE)) writeFileSync(FILE, found);
  expect(found).toBe(readFileSync(FILE, 'utf8'));
});
