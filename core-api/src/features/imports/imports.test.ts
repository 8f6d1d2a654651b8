import { testServer, type Caller, type TestServer } from '../../testing/server';
import { xlsxOf } from '../../testing/xlsx';

let server: TestServer;
let admin: Caller;
let school: number;
let person: number;
beforeAll(async () => {
  server = await testServer();
  school = await server.world.school(); // the catalogue: Mexico, one state named Jalisco
  person = await server.world.person('ADMIN');
  admin = await server.as(person);
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set('2026-11-20T18:00:00Z');
  for (const table of ['import_batches', 'imported_schools', 'audit_log']) await server.db(table).delete();
});

interface Row {
  line: number;
  outcome: string;
  faults: { column: string; text: string }[];
  changes: { column: string; from: string; to: string }[];
  done: string | null;
}
const HEADINGS = 'Id remoto,Nombre,Clave,Ciudad,Estado,Niveles';
const upload = (content: string | Buffer, { caller = admin, name = 'escuelas.csv', kind = 'schools' } = {}) =>
  caller.post('/imports').field('kind', kind).attach('file', Buffer.from(content), name);
const csv = (...rows: string[]) => [HEADINGS, ...rows].join('\r\n');
const read = async (content: string | Buffer) => {
  const { status, body } = await upload(content);
  expect([status, body.message]).toEqual([201, 'Archivo leído. Todavía no se escribió nada: revisa las filas.']);
  return body.data as { id: number; revision: number; counts: Record<string, number>; ignored: string[] };
};
const rowsOf = async (id: number, query = '') =>
  ((await admin.get(`/imports/${id}/rows${query}`)).body as { data: Row[] }).data;
const outcomes = async (id: number) => (await rowsOf(id)).map(({ line, outcome }) => `${line} ${outcome}`);
const apply = (id: number, { revision = 1, leave_out = false } = {}) =>
  admin.post(`/imports/${id}/apply`).send({ revision, leave_out });
const undo = (id: number, revision = 2) => admin.post(`/imports/${id}/undo`).send({ revision });
const code = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const waiting = () =>
  server.db('imported_schools').whereNull('discarded_at').orderBy('remote_id').pluck<string[]>('name');

test('a file of schools is read, looked at, applied and undone; nothing is written before', async () => {
  const { id, counts } = await read(
    csv('1,Colegio Uno,14A,Zapopan,Jalisco,"primaria, Secundaria"', '2,Colegio Dos,14B,,,'),
  );
  expect(counts).toEqual({ ready: 2, changes: 0, unchanged: 0, invalid: 0, twice: 0, unknown: 0, ambiguous: 0 });
  expect(await waiting()).toEqual([]);

  expect((await apply(id)).body).toMatchObject({
    message: 'Importación aplicada.',
    data: {
      id,
      applied_at: '2026-11-20 18:00:00',
      undo_until: '2026-11-21 18:00:00',
      can: { apply: false, undo: true },
    },
  });
  expect(await waiting()).toEqual(['Colegio Uno', 'Colegio Dos']);
  expect(await server.db('imported_schools').where({ remote_id: '1' }).first()).toMatchObject({
    ...{ code: '14A', city: 'Zapopan', levels: '["primaria","secundaria"]', revision: 1, school_id: null },
    ...{ imported_at: '2026-11-20 18:00:00', country_id: expect.any(Number), state_id: expect.any(Number) },
  });

  expect((await undo(id)).body).toMatchObject({
    message: 'Importación deshecha.',
    data: { kept: 0, can: { undo: false } },
  });
  expect(await waiting()).toEqual([]);
  expect((await rowsOf(id)).map(({ done }) => done)).toEqual(['undone', 'undone']);
  const log = await server.db('audit_log').orderBy('id').select('action', 'subject_label', 'after');
  expect(log).toEqual([
    { action: 'import.applied', subject_label: 'escuelas.csv', after: '{"rows":2}' },
    { action: 'import.undone', subject_label: 'escuelas.csv', after: '{"rows":2,"rows_kept":0}' },
  ]);
});

test('each row says what it would do, bad ones why; they are left out only where one says so', async () => {
  await apply((await read(csv('1,Colegio Uno,14A,Zapopan,,', '2,Colegio Dos,14B,,,'))).id);
  const { id } = await read(
    csv(
      '1,Colegio Uno,14A,Tonalá,,', // changes
      '2,Colegio Dos,14B,,,', // unchanged
      '3,Colegio Tres,14C,,,', // ready
      '3,Colegio Tres bis,14C,,,', // twice
      '4,,14D,,,', // invalid
      '5,Colegio Cinco,14E,,Atlántida,', // unknown
      '6,Colegio Seis,14F,,,kínder', // unknown
    ),
  );
  expect(await outcomes(id)).toEqual([
    ...['2 changes', '3 unchanged', '4 ready', '5 twice', '6 invalid', '7 unknown', '8 unknown'],
  ]);
  const rows = await rowsOf(id);
  expect(rows[0]?.changes).toEqual([{ column: 'city', from: 'Zapopan', to: 'Tonalá' }]);
  expect(rows.flatMap(({ faults }) => faults)).toEqual([
    { column: 'remote_id', text: 'Es la misma escuela que la fila 4.' },
    { column: 'name', text: 'El nombre de la escuela es obligatorio.' },
    { column: 'state', text: 'No conocemos este estado. Los de otros países se agregan en Catálogos, Estados.' },
    { column: 'levels', text: 'No conocemos el nivel «kínder».' },
  ]);
  expect((await rowsOf(id, '?filter[outcome]=unknown')).map(({ line }) => line)).toEqual([7, 8]);

  expect(code(await apply(id))).toEqual([409, 'imports.bad-rows']);
  expect(await waiting()).toEqual(['Colegio Uno', 'Colegio Dos']);
  expect((await apply(id, { leave_out: true })).status).toBe(200);
  expect(await waiting()).toEqual(['Colegio Uno', 'Colegio Dos', 'Colegio Tres']);
  expect(await server.db('imported_schools').where({ remote_id: '1' }).first()).toMatchObject({
    ...{ city: 'Tonalá', revision: 2 },
  });

  const file = (await admin.get(`/imports/${id}/result`)).text;
  expect(file.split('\r\n').slice(0, 4)).toEqual([
    '\uFEFFFila,Resultado,Detalle,Id remoto,Nombre,Clave,Ciudad,Estado,País,Zona horaria,Niveles',
    '2,Aplicada,Ciudad: Zapopan → Tonalá,1,Colegio Uno,14A,Tonalá,,,,',
    '3,Sin cambios,,2,Colegio Dos,14B,,,,,',
    '4,Aplicada,,3,Colegio Tres,14C,,,,,',
  ]);
  expect(file).toContain('5,Omitida: Repetida,Id remoto: Es la misma escuela que la fila 4.');
});

test('the undo puts back what it changed, and leaves what somebody has changed since', async () => {
  await apply((await read(csv('1,Colegio Uno,14A,Zapopan,,'))).id);
  const { id } = await read(csv('1,Colegio Uno,14A,Tonalá,,', '2,Colegio Dos,14B,,,', '3,Colegio Tres,14C,,,'));
  expect((await apply(id)).status).toBe(200);
  const { id: third } = (await server.db('imported_schools').where({ remote_id: '3' }).first('id')) as { id: number };
  expect((await admin.delete(`/imported-schools/${third}`)).status).toBe(200);

  expect((await undo(id)).body).toMatchObject({ data: { kept: 1 } });
  expect(await server.db('imported_schools').orderBy('remote_id').select('remote_id', 'city', 'revision')).toEqual([
    { remote_id: '1', city: 'Zapopan', revision: 3 },
    { remote_id: '3', city: null, revision: 2 },
  ]);
  expect((await rowsOf(id)).map(({ done }) => done)).toEqual(['undone', 'undone', 'kept']);
});

test('a discarded school comes back by an import, and is discarded again by its undo', async () => {
  await apply((await read(csv('1,Colegio Uno,14A,,,'))).id);
  const { id: imported } = (await server.db('imported_schools').first('id')) as { id: number };
  await admin.delete(`/imported-schools/${imported}`);
  expect(await waiting()).toEqual([]);
  const { id } = await read(csv('1,Colegio Uno,14A,,,'));
  expect(await outcomes(id)).toEqual(['2 ready']);
  await apply(id);
  expect(await waiting()).toEqual(['Colegio Uno']);
  await undo(id);
  expect(await waiting()).toEqual([]);
});

test('a school of the network is not changed by an import', async () => {
  await server.db('schools').where({ id: school }).update({ remote_id: '77' });
  const { id } = await read(csv('77,Colegio Otro,14A,,,'));
  expect(await rowsOf(id)).toMatchObject([
    { outcome: 'unchanged', faults: [{ text: 'Ya es una escuela de la red: se cambia en su página.' }] },
  ]);
  expect(code(await apply(id))).toEqual([409, 'imports.nothing']);
});

test('what changed since the preview is shown again before anything is written', async () => {
  const [first, second] = [await read(csv('1,Colegio Uno,14A,,,')), await read(csv('1,Colegio Uno,14A,Colima,,'))];
  await apply(first.id);
  const refused = await apply(second.id);
  expect(code(refused)).toEqual([409, 'imports.outdated']);
  expect(refused.body).toMatchObject({ current: { revision: 2, counts: { ready: 0, changes: 1 } } });
  expect(await server.db('imported_schools').pluck('city')).toEqual([null]);
  expect((await apply(second.id, { revision: 2 })).status).toBe(200);
  expect(await server.db('imported_schools').pluck('city')).toEqual(['Colima']);
});

test('a row is not written that no unique key would refuse: meanwhile it is a school of the network', async () => {
  const { id } = await read(csv('88,Colegio Ocho,14H,,,'));
  await server.db('schools').where({ id: school }).update({ remote_id: '88' });
  const refused = await apply(id);
  expect(code(refused)).toEqual([409, 'imports.outdated']);
  expect(refused.body).toMatchObject({ current: { counts: { ready: 0, unchanged: 1 } } });
  expect(await waiting()).toEqual([]);
});

test('an import is applied once and undone once, within 24 hours and at the revision that was seen', async () => {
  const { id } = await read(csv('1,Colegio Uno,14A,,,'));
  expect(code(await undo(id, 1))).toEqual([409, 'imports.not-applied']);
  expect(code(await apply(id, { revision: 9 }))).toEqual([409, 'imports.stale']);
  expect((await apply(id)).status).toBe(200);
  expect(code(await apply(id, { revision: 2 }))).toEqual([409, 'imports.applied']);
  expect(code(await undo(id, 1))).toEqual([409, 'imports.stale']);
  server.clock.set('2026-11-21T18:00:00Z');
  const nextDay = await server.as(person);
  const undoThen = (revision: number) => nextDay.post(`/imports/${id}/undo`).send({ revision });
  server.clock.set('2026-11-21T18:00:01Z');
  expect(code(await undoThen(2))).toEqual([409, 'imports.too-late']);
  server.clock.set('2026-11-21T18:00:00Z');
  expect((await undoThen(2)).status).toBe(200);
  expect(code(await undoThen(3))).toEqual([409, 'imports.undone']);
});

test('applying wants the password again', async () => {
  const { id } = await read(csv('1,Colegio Uno,14A,,,'));
  server.clock.set('2026-11-20T18:16:00Z');
  expect(code(await apply(id))).toEqual([403, 'access.confirm-first']);
  expect(await waiting()).toEqual([]);
});

test('a kind also wants what its single calls want', async () => {
  const { id } = await read(csv('1,Colegio Uno,14A,,,'));
  const superior = await server.as(await server.world.person('SUPER_ADMIN'));
  const { id: role } = (await server.db('roles').where({ code: 'ADMIN' }).first('id')) as { id: number };
  const { id: cell } = (await server.db('permissions').where({ code: 'school:write' }).first('id')) as { id: number };
  const toggle = (enabled: boolean) => superior.put(`/roles/${role}/permissions/${cell}`).send({ enabled });
  expect((await toggle(false)).status).toBe(200);
  const other = await server.as(await server.world.person('ADMIN'));
  expect(code(await upload(csv('1,Colegio Uno,14A,,,'), { caller: other }))).toEqual([403, 'access.refused']);
  expect(code(await other.get(`/imports/${id}`))).toEqual([404, 'imports.not-found']);
  expect((await other.get('/imports')).body).toMatchObject({ total: 0 });
  expect((await toggle(true)).status).toBe(200);
});

test('an XLSX file is read like a CSV file; its template has the headings that it wants', async () => {
  const { id } = await read(
    xlsxOf([
      ['id remoto', 'NOMBRE', 'Clave', 'Notas'],
      ['410172', 'Colegio & Uno', '14A', 'x'],
    ]),
  );
  expect(await rowsOf(id)).toMatchObject([
    { line: 2, outcome: 'ready', cells: { remote_id: '410172', name: 'Colegio & Uno' } },
  ]);
  expect((await admin.get(`/imports/${id}`)).body).toMatchObject({ data: { ignored: ['Notas'] } });
  const template = await admin.get('/imports/template?kind=schools').set('Accept-Language', 'en');
  expect(template.text.split('\r\n')[0]).toBe('\uFEFFRemote id,Name,Code,City,State,Country,Time zone,Levels');
  expect((await read(template.text)).counts).toMatchObject({ ready: 1 });
});

test('an import that nobody applied is deleted after 30 days', async () => {
  const { sweepImports } = await import('./imports.jobs');
  const [old, applied] = [await read(csv('1,Colegio Uno,14A,,,')), await read(csv('2,Colegio Dos,14B,,,'))];
  await apply(applied.id);
  server.clock.set('2026-12-20T18:00:00Z');
  await sweepImports(server.db, server.clock);
  expect((await admin.get(`/imports/${old.id}`)).status).toBe(200);
  server.clock.set('2026-12-20T18:00:01Z');
  await sweepImports(server.db, server.clock);
  expect(code(await admin.get(`/imports/${old.id}`))).toEqual([404, 'imports.not-found']);
  expect((await admin.get(`/imports/${applied.id}`)).status).toBe(200);
  expect(await server.db('import_batch_rows').count({ rows: '*' })).toEqual([{ rows: 1 }]);
});

test('two files with the same schools applied at once: one is written whole, the other is shown again', async () => {
  const rows = ['1,Colegio Uno,14A,,,', '2,Colegio Dos,14B,,,'];
  const batches = [await read(csv(...rows)), await read(csv(...rows, '3,Colegio Tres,14C,,,'))];
  const answers = await Promise.all(batches.map(({ id }) => apply(id)));
  expect(answers.map(code).sort()).toEqual([
    [200, undefined],
    [409, 'imports.outdated'],
  ]);
  const [winner, loser] = answers[0]?.status === 200 ? batches : [...batches].reverse();
  expect((await waiting()).length).toBe(winner === batches[0] ? 2 : 3);
  const shownAgain = (await admin.get(`/imports/${loser?.id ?? 0}`)).body;
  expect(shownAgain).toMatchObject({ data: { revision: 2, counts: { unchanged: 2 } } });
});

test('an applying that fails half way leaves nothing', async () => {
  await apply((await read(csv('1,Colegio Uno,14A,,,'))).id);
  const { id } = await read(csv('1,Colegio Uno,14A,Colima,,', '2,Colegio Dos,14B,,,'));
  // Its last statement fails.
  await server.db.schema.renameTable('audit_log', 'audit_log_away');
  expect((await apply(id)).status).toBe(500);
  await server.db.schema.renameTable('audit_log_away', 'audit_log');
  expect(await waiting()).toEqual(['Colegio Uno']);
  expect((await admin.get(`/imports/${id}`)).body).toMatchObject({ data: { applied_at: null, revision: 1 } });
  expect((await apply(id)).status).toBe(200);
  expect(await waiting()).toEqual(['Colegio Uno', 'Colegio Dos']);
});
