import type { RoleCode } from '@ruta/contracts';
import { DAILY_MAX } from '@ruta/contracts/invitations/limits';
import { inviting, registration } from './invitations.testing';

const on = inviting();
const HEADINGS = 'Correo,Nombre,Apellidos,Rol,Escuela,Niveles';
const csv = (...rows: string[]) => [HEADINGS, ...rows].join('\r\n');
const upload = (content: string) =>
  on.admin.post('/imports').field('kind', 'people').attach('file', Buffer.from(content), 'personas.csv');
const read = async (...rows: string[]) => {
  const { status, body } = await upload(csv(...rows));
  expect([status, body.code]).toEqual([201, undefined]);
  return body.data as { id: number; revision: number; counts: Record<string, number> };
};
interface Row {
  line: number;
  outcome: string;
  faults: { column: string; text: string }[];
  changes: { column: string; from: string; to: string }[];
  choices: { id: number; name: string; about: string }[];
  done: string | null;
}
const rowsOf = async (id: number) => ((await on.admin.get(`/imports/${id}/rows?size=50`)).body as { data: Row[] }).data;
const outcomes = async (id: number) => (await rowsOf(id)).map(({ outcome }) => outcome);
const apply = (id: number, { revision = 1, leave_out = false } = {}) =>
  on.admin.post(`/imports/${id}/apply`).send({ revision, leave_out });
const undo = (id: number, revision = 2) => on.admin.post(`/imports/${id}/undo`).send({ revision });
const code = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const holds = (user_id: number, role: RoleCode) =>
  on.server
    .db('role_user')
    .join('roles', 'roles.id', 'role_user.role_id')
    .where({ user_id, code: role })
    .first('roles.id')
    .then(Boolean);
const addressOf = async (id: number) =>
  (await on.server.db('users').where({ id }).first<{ email: string }>('email')).email;

beforeEach(async () => {
  for (const table of ['import_batches', 'audit_log']) await on.server.db(table).delete();
});

test('ADM-03 a file of people becomes invitations with name, role, school and levels, each with its letter', async () => {
  const { id, counts } = await read(
    'lucia@escuela.mx,Lucía,Márquez,Docente,Colegio Sor Juana,"primaria, secundaria"',
    'ivan@escuela.mx,Iván,Peña,directora escolar,,',
  );
  expect(counts).toMatchObject({ ready: 2, changes: 0 });
  expect(await on.server.db('invitations').count({ n: '*' })).toEqual([{ n: 0 }]);
  expect((await apply(id)).status).toBe(200);
  const levels = await on.server.db('levels').orderBy('id').whereIn('key', ['primaria', 'secundaria']).pluck('id');
  expect(
    await on.server
      .db('invitations')
      .orderBy('id')
      .select('email', 'name', 'surname', 'role_id', 'school_id', 'levels'),
  ).toEqual([
    {
      ...{ email: 'lucia@escuela.mx', name: 'Lucía', surname: 'Márquez', role_id: await on.roleId('PROF') },
      ...{ school_id: on.school, levels: JSON.stringify(levels) },
    },
    {
      ...{ email: 'ivan@escuela.mx', name: 'Iván', surname: 'Peña', role_id: await on.roleId('DIR') },
      ...{ school_id: null, levels: null },
    },
  ]);
  const { token } = await on.mailedTo('lucia@escuela.mx');
  expect((await on.factsOf(token)).body).toMatchObject({ data: { name: 'Lucía', surname: 'Márquez' } });
  expect((await on.anyone().post('/register').send(registration(token))).status).toBe(201);
  const { id: person } = await on.server.db('users').where({ email: 'lucia@escuela.mx' }).first<{ id: number }>('id');
  expect(
    await on.server.db('role_user_levels').where({ user_id: person }).orderBy('level_id').pluck('level_id'),
  ).toEqual(levels);
});

test('an account gets school, role and levels at its revision, is told of it, and the undo takes them back', async () => {
  const { db, world } = on.server;
  const person = await world.person('PROF', { name: 'Ana', surname: 'Peña' });
  const email = await addressOf(person);
  const { id } = await read(`${email},Otra,Persona,Subdirector(a) escolar,Colegio Sor Juana,primaria`);
  const [row] = await rowsOf(id);
  expect(row).toMatchObject({ outcome: 'changes' });
  expect(row?.changes).toEqual([
    { column: 'school', from: '', to: 'Colegio Sor Juana' },
    { column: 'role', from: '', to: 'Subdirector(a) escolar' },
    { column: 'levels', from: '', to: 'primaria' },
  ]);
  const before = await db('users').where({ id: person }).first('revision', 'school_id');
  expect((await apply(id)).status).toBe(200);
  expect(await db('users').where({ id: person }).first('name', 'school_id', 'revision')).toEqual({
    ...{ name: 'Ana', school_id: on.school, revision: (before?.revision ?? 0) + 1 },
  });
  expect([await holds(person, 'SUBD'), await holds(person, 'PROF')]).toEqual([true, true]);
  expect(await db('outbox').pluck('kind')).toEqual(['user.roles-changed']);
  expect(await db('audit_log').orderBy('id').select('action', 'subject_label', 'after')).toEqual([
    { action: 'user.updated', subject_label: 'Ana Peña', after: JSON.stringify({ school_id: on.school }) },
    { action: 'user.roles-changed', subject_label: 'Ana Peña', after: JSON.stringify({ SUBD: ['primaria'] }) },
    { action: 'import.applied', subject_label: 'personas.csv', after: '{"rows":1}' },
  ]);
  expect((await undo(id)).body).toMatchObject({ data: { kept: 0 } });
  expect(await db('users').where({ id: person }).first('school_id')).toEqual({ school_id: before?.school_id });
  expect([await holds(person, 'SUBD'), await holds(person, 'PROF')]).toEqual([false, true]);
});

test('every row says what it would do: the rules of accounts and invitations hold', async () => {
  const { db, world } = on.server;
  await on.invited('abierta@escuela.mx');
  const [superior, gone] = [await world.person('SUPER_ADMIN'), await world.person('PROF')];
  await db('users').where({ id: gone }).update({ deleted_at: '2026-11-01 12:00:00' });
  const same = await world.person('PROF');
  const { id } = await read(
    'nueva@escuela.mx,Nora,Uno,Docente,,',
    'NUEVA@escuela.mx,Nora,Dos,Docente,,', // twice
    'sin-arroba,Nora,Tres,Docente,,', // invalid
    'b@escuela.mx,,Cuatro,Docente,,', // invalid
    'c@escuela.mx,Nora,Cinco,Rector,,', // unknown
    'd@escuela.mx,Nora,Seis,Docente,Atlántida,', // unknown
    'abierta@escuela.mx,Nora,Siete,Docente,,', // unchanged
    `${await addressOf(superior)},Nora,Ocho,Docente,,`, // invalid
    `${await addressOf(gone)},Nora,Nueve,Docente,,`, // invalid
    `${await addressOf(on.adminId)},Nora,Diez,Docente,,`, // invalid
    `${await addressOf(same)},Nora,Once,Docente,,`, // unchanged
  );
  expect(await outcomes(id)).toEqual([
    ...['ready', 'twice', 'invalid', 'invalid', 'unknown', 'unknown', 'unchanged', 'invalid', 'invalid', 'invalid'],
    'unchanged',
  ]);
  expect((await rowsOf(id)).flatMap(({ faults }) => faults.map(({ text }) => text)).slice(5, 7)).toEqual([
    'Ya tiene una invitación abierta a este rol: se cambia en Invitaciones.',
    'No puedes cambiar la cuenta que tiene este correo.',
  ]);
  expect(code(await apply(id))).toEqual([409, 'imports.bad-rows']);
  expect((await apply(id, { leave_out: true })).status).toBe(200);
  expect(await db('invitations').orderBy('id').pluck('email')).toEqual(['abierta@escuela.mx', 'nueva@escuela.mx']);
});

test('a role above administration refuses the file with a sentence per row, and nothing is written', async () => {
  const refused = await upload(
    csv(
      'a@escuela.mx,Ana,Uno,Docente,,',
      'b@escuela.mx,Eva,Dos,SUPER_ADMIN,,',
      'c@escuela.mx,Eva,Tres,Superadministradora,,',
    ),
  );
  expect(code(refused)).toEqual([422, 'request.invalid']);
  expect(refused.body).toMatchObject({
    errors: {
      file: [
        'Fila 3: Ese rol se invita de uno en uno. No se escribió nada.',
        'Fila 4: Ese rol se invita de uno en uno. No se escribió nada.',
      ],
    },
  });
  expect(await on.server.db('import_batches').count({ n: '*' })).toEqual([{ n: 0 }]);
});

test('where several schools bear the name one chooses; nothing is guessed', async () => {
  const { db, world } = on.server;
  const twins = [await world.school({ name: 'Benito Juárez' }), await world.school({ name: 'BENITO JUAREZ' })];
  const { id } = await read('a@escuela.mx,Ana,Uno,Docente,Benito Juárez,', 'b@escuela.mx,Eva,Dos,Docente,,');
  expect(await outcomes(id)).toEqual(['ambiguous', 'ready']);
  const [row] = await rowsOf(id);
  expect(row?.choices.map((one) => one.id)).toEqual(twins);
  expect(row?.faults).toEqual([{ column: 'school', text: 'Hay 2 escuelas con este nombre: elige cuál es.' }]);
  expect(code(await apply(id))).toEqual([409, 'imports.bad-rows']);

  const choose = (body: object) => on.admin.put(`/imports/${id}/choice`).send(body);
  expect(code(await choose({ revision: 1, line: 2, school_id: on.school }))).toEqual([422, 'request.invalid']);
  expect(code(await choose({ revision: 9, line: 2, school_id: twins[1] }))).toEqual([409, 'imports.stale']);
  const chosen = await choose({ revision: 1, line: 2, school_id: twins[1] });
  expect(chosen.body).toMatchObject({ data: { revision: 2, counts: { ambiguous: 0, ready: 2 } } });
  // Another one may still be chosen, and none is after it is applied.
  expect((await choose({ revision: 2, line: 2, school_id: twins[0] })).body).toMatchObject({ data: { revision: 3 } });
  expect((await apply(id, { revision: 3 })).status).toBe(200);
  expect(code(await choose({ revision: 4, line: 2, school_id: twins[1] }))).toEqual([409, 'imports.applied']);
  expect(await db('invitations').where({ email: 'a@escuela.mx' }).pluck('school_id')).toEqual([twins[0]]);
});

test('the undo keeps an invitation that was used and says so, and one that was changed', async () => {
  const { db } = on.server;
  const { id } = await read(...['usada', 'cambiada', 'intacta'].map((name) => `${name}@escuela.mx,Ana,Uno,Docente,,`));
  expect((await apply(id)).status).toBe(200);
  const { token } = await on.mailedTo('usada@escuela.mx');
  expect((await on.anyone().post('/register').send(registration(token))).status).toBe(201);
  const changed = await db('invitations').where({ email: 'cambiada@escuela.mx' }).first<{ id: number }>('id');
  expect((await on.admin.post(`/invitations/mail/${changed.id}`)).status).toBe(200);
  expect((await undo(id)).body).toMatchObject({ data: { kept: 2 } });
  expect((await rowsOf(id)).map(({ done }) => done)).toEqual(['used', 'kept', 'undone']);
  expect(await db('invitations').orderBy('id').pluck('email')).toEqual(['usada@escuela.mx', 'cambiada@escuela.mx']);
  const result = (await on.admin.get(`/imports/${id}/result`)).text;
  expect(result).toContain('2,Aplicada; ya se usó y se conservó');
});

test('the undo keeps an account that somebody changed, and a coach whom a school needs by now', async () => {
  const { db, world } = on.server;
  const people = [await world.person('PROF'), await world.person('PROF'), await world.person('PROF')] as const;
  const rows = await Promise.all(people.map(async (one) => `${await addressOf(one)},Ana,Uno,Coach,,`));
  const { id } = await read(...rows);
  expect((await apply(id)).status).toBe(200);
  const cycle = await world.cycle();
  await world.hierarchy(cycle, await world.school(), { coach_id: people[0] });
  await db('users').where({ id: people[1] }).increment('revision');
  expect((await undo(id)).body).toMatchObject({ data: { kept: 2 } });
  expect((await rowsOf(id)).map(({ done }) => done)).toEqual(['kept', 'kept', 'undone']);
  expect([await holds(people[0], 'COACH'), await holds(people[2], 'COACH')]).toEqual([true, false]);
});

test('an account that changed between preview and applying is shown again', async () => {
  const { db, world } = on.server;
  const person = await world.person('PROF');
  const { id } = await read(`${await addressOf(person)},Ana,Uno,Coach,,`);
  await db('users').where({ id: person }).increment('revision');
  expect(code(await apply(id))).toEqual([409, 'imports.outdated']);
  expect(await holds(person, 'COACH')).toBe(false);
  expect((await apply(id, { revision: 2 })).status).toBe(200);
  expect(await holds(person, 'COACH')).toBe(true);
});

test('an applying and a change of the same account at once: one wins, and the other is told', async () => {
  const { db, world } = on.server;
  for (let round = 0; round < 5; round += 1) {
    const person = await world.person('PROF');
    const { id } = await read(`${await addressOf(person)},Ana,Uno,Coach,,`);
    const { revision } = await db('users').where({ id: person }).first<{ revision: number }>('revision');
    const roles = [{ id: await on.roleId('DIR'), levels: [] }];
    const answers = await Promise.all([apply(id), on.admin.put(`/users/${person}`).send({ revision, roles })]);
    const [applied, saved] = answers.map(code);
    const given = [await holds(person, 'COACH'), await holds(person, 'DIR')];
    if (applied?.[0] === 200)
      expect([saved, given]).toEqual([
        [409, 'users.stale'],
        [true, false],
      ]);
    else expect([applied, saved?.[0], given]).toEqual([[409, 'imports.outdated'], 200, [false, true]]);
  }
});

test('a file invites as many people as one may in a day; the limit of the day counts', async () => {
  const rows = Array.from({ length: DAILY_MAX + 1 }, (_, n) => `p${n}@escuela.mx,Ana,Uno,Docente,,`);
  const { id, counts } = await read(...rows);
  expect(counts).toMatchObject({ ready: DAILY_MAX, invalid: 1 });
  await on.invited('otra@escuela.mx');
  const refused = await apply(id, { leave_out: true });
  expect(code(refused)).toEqual([429, 'request.too-many']);
  expect(await on.server.db('invitations').count({ n: '*' })).toEqual([{ n: 1 }]);
});

test('no statement per row', async () => {
  const { db } = on.server;
  const statements = async (people: number) => {
    const { id } = await read(
      ...Array.from(
        { length: people },
        (_, n) => `s${people}-${n}@escuela.mx,Ana,Uno,Docente,Colegio Sor Juana,primaria`,
      ),
    );
    let asked = 0;
    const count = () => (asked += 1);
    db.on('query', count);
    expect((await apply(id)).status).toBe(200);
    db.off('query', count);
    return asked;
  };
  const [few, many] = [await statements(2), await statements(40)];
  expect(many - few).toBeLessThan(10);
});
