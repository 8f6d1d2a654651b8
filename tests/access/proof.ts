import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultCell, PROBLEMS, type Endpoint, type ProblemCode, type RoleCode } from '@ruta/contracts';
import type { Response, Test } from 'supertest';
import { fileFor } from '../../core-api/src/testing/files';
import type { Caller } from '../../core-api/src/testing/server';
import { nameOf, requestTo, type Ids } from '../kit/requests';
import { BIRTHDAY, FOREIGN, SECRET, type TwoSchools } from '../kit/two-schools';

/** The committed matrix: endpoint → role → cell. The server's answers are compared with it. */
const [head = '', ...rows] = readFileSync(join(__dirname, 'matrix.txt'), 'utf8').trimEnd().split('\n');
const roles = head.split(' ').slice(0, -1) as RoleCode[];
export const matrix = new Map(
  rows.map((row) => {
    const words = row.split(/\s+/);
    return [words.slice(roles.length).join(' '), new Map(roles.map((role, at) => [role, words[at] ?? '']))];
  }),
);
export const cellOf = (endpoint: Endpoint, role: RoleCode) => matrix.get(nameOf(endpoint))?.get(role) ?? 'missing';

/** Scopes that are limited to the person's own schools, or to the person. */
export const isNarrow = (cell: string) => /^[HSO]$/.test(cell);
/** A cell that grants nothing by default. */
export const isClosed = (cell: string) => cell === '-' || cell.endsWith('o');

export function ask(caller: Caller, endpoint: Endpoint, ids: Ids): Test {
  const { path, query, body } = requestTo(endpoint, ids);
  const asked = caller[endpoint.method](path).query(query);
  if (!endpoint.upload) return endpoint.method === 'get' ? asked : asked.send(body);
  for (const [name, value] of Object.entries(body)) void asked.field(name, String(value));
  const { name, content } = fileFor(endpoint.upload);
  return asked.attach(endpoint.upload.field, content, name);
}

/** Endpoints about accounts; the search finds people for who may list them. Replies of others show a name only (T14). */
const OF_ACCOUNTS = /^\S+ \/(?:me|login|register|profile|sessions|users|invitations|audit|roles|search)(?:\/|$)/;
/** People of the hierarchy: who administers it is told the addresses that sign in, nobody else. */
const OF_HIERARCHY =
  /^\S+ (?:\/school-cycles)?\/(?:coaches|users-hierarchy|transitional-roles|remove-transitional|schools-hierarchy|review|by-school)\b/;
const ADDRESS = '@ruta.test';
const mayTellAddresses = (endpoint: Endpoint, role: RoleCode) => {
  const name = nameOf(endpoint);
  return OF_ACCOUNTS.test(name) || (OF_HIERARCHY.test(name) && defaultCell(role, 'hierarchy:write') !== null);
};

/** Personal data in a reply that must not contain it. */
function indiscretions(endpoint: Endpoint, role: RoleCode, { text }: Response): string[] {
  if (endpoint.file) return [];
  const kept = mayTellAddresses(endpoint, role) ? [SECRET] : [SECRET, BIRTHDAY, ADDRESS];
  return [...kept, ...(isNarrow(cellOf(endpoint, role)) ? [FOREIGN] : [])].filter((marker) => text.includes(marker));
}

export const codeOf = ({ body }: Response) => (body as { code?: string }).code;
const tells = (answer: Response, code: ProblemCode) =>
  answer.status === PROBLEMS[code].status && codeOf(answer) === code;
const answered = (answer: Response) => `answered ${answer.status} ${codeOf(answer) ?? ''}`;

/**
 * Calls an endpoint in a role: within its scope, outside of it, or where the matrix grants nothing. Returns a line for
 * each answer that contradicts the cell (T01, T14, ADM-07).
 */
export async function violations(world: TwoSchools, endpoint: Endpoint, role: RoleCode): Promise<string[]> {
  const cell = cellOf(endpoint, role);
  const caller = await world.as(role);
  if (isClosed(cell)) {
    const answer = await ask(caller, endpoint, world.foreign);
    return tells(answer, 'access.refused') ? [] : [`not allowed, but ${answered(answer)}`];
  }
  if (!/^[AHSOC*+]$/.test(cell)) return [`the matrix says ${cell}`];

  const within = await ask(caller, endpoint, await world.own(role, endpoint));
  const found = indiscretions(endpoint, role, within).map((marker) => `allowed, and told ${marker}`);
  if (within.status >= 500 || tells(within, 'access.refused')) found.push(`allowed, but ${answered(within)}`);
  // 403 within scope may come from the record's state; only 401 and 404 contradict the matrix.
  if (cell !== '*' && [401, 404].includes(within.status)) found.push(`within reach, but ${answered(within)}`);

  if (isNarrow(cell) && requestTo(endpoint, world.foreign).names.length > 0) {
    const beyond = await ask(await world.as(role), endpoint, world.foreign);
    if (beyond.status !== 404) found.push(`beyond reach, but ${answered(beyond)}`);
  }
  return found;
}
