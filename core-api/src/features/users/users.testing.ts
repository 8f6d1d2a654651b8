import type { RoleCode } from '@ruta/contracts';
import type { UserDetail } from '@ruta/contracts/users/user.schema';
import { roomFixtures, TOKEN } from '../../testing/fixtures';
import { testServer, type Caller, type TestServer } from '../../testing/server';

export interface Line {
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  actor: { id: number; role: string } | null;
  subject: { id: number; label: string };
}

export interface Prepared {
  server: TestServer;
  admin: Caller;
  superior: Caller;
  adminId: number;
  superId: number;
  schoolId: number;
  roleIds: Map<RoleCode, number>;
  levelIds: Map<string, number>;
}

/** The code of a refusal. */
export const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

/** A server for a test file, with an administrator, a super administrator and a school. */
export function accounts() {
  const prepared = {} as Prepared; // filled before the first test
  beforeAll(async () => {
    const server = await testServer();
    const { db, world } = server;
    const schoolId = await world.school({ name: 'Colegio Ceiba' });
    const adminId = await world.person('ADMIN');
    const superId = await world.person('SUPER_ADMIN', { name: 'Martha', surname: 'Nieto' });
    const roles = await db('roles').select('id', 'code');
    const levels = await db('levels').select('id', 'key');
    Object.assign(prepared, {
      ...{ server, schoolId, adminId, superId },
      admin: await server.as(adminId),
      superior: await server.as(superId),
      roleIds: new Map(roles.map(({ id, code }) => [code, id])),
      levelIds: new Map(levels.map(({ id, key }) => [key, id])),
    });
  });
  afterAll(() => prepared.server.stop());

  const read = async (id: number, as: Caller = prepared.admin): Promise<UserDetail> =>
    ((await as.get(`/users/${id}`)).body as { data: UserDetail }).data;
  return Object.assign(prepared, {
    read,
    /** A role as in the form, with the keys of its levels. */
    role: (code: RoleCode, ...levels: string[]) => ({
      id: prepared.roleIds.get(code) ?? 0,
      levels: levels.map((key) => prepared.levelIds.get(key) ?? 0),
    }),
    codesOf: async (id: number) => (await read(id)).roles.map(({ code }) => code),
    /** The ids on a page of the list. */
    list: async (query: string) => {
      const page = (await prepared.admin.get(`/users?${query}`)).body as { data: { id: number }[] };
      return page.data.map(({ id }) => id);
    },
    logOf: async (id: number): Promise<Line[]> =>
      (
        (await prepared.admin.get(`/audit?filter[subject]=user&filter[subject_id]=${id}&sort=id`)).body as {
          data: Line[];
        }
      ).data,
  });
}

export const usersFixtures = roomFixtures({
  ids: { user: ({ person }) => person },
  params: { '/users/:id': 'user' },
  lists: [{ as: 'ADMIN', path: '/users', query: { 'filter[school_id]': 1 }, index: 'users_narrowed' }],
  bodies: {
    'PUT /users/:id': { name: 'Ana', surname: 'Peña', revision: 1 },
    'PUT /users/:id/ban': { is_banned: false },
    'PUT /users/at-once/ban': { people: [{ id: 987_654, revision: 1 }], is_banned: false },
    'PUT /users/at-once/verify': { people: [{ id: 987_654, revision: 1 }] },
    'PUT /users/at-once/delete': { people: [{ id: 987_654, revision: 1 }] },
    'POST /email/confirm': { token: TOKEN },
  },
});
