import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultCell, ROLE_CODES, type Endpoint, type RoleCode } from '@ruta/contracts';
import { api } from '@ruta/contracts/api';

const FILE = join(__dirname, 'matrix.txt');

/** A role's cell: the scope, with `o` if it is off by default; `+` for everyone signed in, `*` for everyone. */
function cell({ access }: Endpoint, role: RoleCode): string {
  if ('public' in access) return '*';
  if ('signedIn' in access) return '+';
  const held = defaultCell(role, access.ability);
  return held ? held.scope + (held.enabled ? '' : 'o') : '-';
}

const endpoints: Endpoint[] = Object.values(api).flatMap((room): Endpoint[] => Object.values(room));

/** One line per endpoint. The cells come first, so that a long address moves no other line. */
function matrix(): string {
  const head = `${ROLE_CODES.join(' ')} endpoint`;
  const rows = endpoints.map((endpoint) => {
    const cells = ROLE_CODES.map((role) => cell(endpoint, role).padEnd(role.length));
    return `${cells.join(' ')} ${endpoint.method.toUpperCase()} ${endpoint.path}`;
  });
  return [head, ...rows, ''].join('\n');
}

test('ADM-07 who may call what is what the committed matrix says (UPDATE_MATRIX=1 rewrites it)', () => {
  if (process.env['UPDATE_MATRIX'] === '1' || !existsSync(FILE)) writeFileSync(FILE, matrix());
  expect(matrix()).toBe(readFileSync(FILE, 'utf8'));
});

test('public calls are few, and each says why', () => {
  const open = endpoints.filter(({ access }) => 'public' in access);
  expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'post /login',
    'get /server-time',
    'post /password/forgot',
    'post /password/reset',
    'get /timezones',
    'post /login/code',
    'get /invitations/token/:token',
    'post /register',
    'get /proofs/:token',
    'get /calendar-changes/:token',
    'post /calendar-changes/stop',
    'get /calendar/:token',
    'get /email/token/:token',
    'post /email/confirm',
  ]);
});

test('no two endpoints share a method and a path', () => {
  const addresses = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});
