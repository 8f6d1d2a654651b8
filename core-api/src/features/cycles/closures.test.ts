import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as(await server.world.person('ADMIN'));
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['pfp_closures', 'dpi_closures', 'school_cycles', 'periods']) await server.db(table).delete();
});

// The server's today is 2026-11-20.
const RANGE = { start_at: '2026-08-24', end_at: '2027-07-15' };
const code = ({ body }: { body: { code?: string } }) => body.code;
const pfp = (id: number, limit: unknown, differs: object = {}) =>
  admin.put(`/school-cycles/${id}/pfp/set-limit`).send({ limit, ...RANGE, ...differs });
const dpi = (id: number, end_at: unknown, differs: object = {}) =>
  admin.put(`/school-cycles/${id}/dpi-closure-dt`).send({ end_at, ...differs });

test('CYC-02 the limit of the formation plan is a day, kept as its closure with the range; setting it again moves it', async () => {
  const id = await server.world.cycle();
  const set = await pfp(id, '2027-05-28', { revision: 1 });
  expect(set.body).toMatchObject({
    data: { pfpClosure: { closure_at: '2027-05-28', ...RANGE }, revision: 2 },
    message: 'Cierre del PFP guardado.',
  });
  await pfp(id, '2026-11-20', { revision: 2 });
  const rows = await server.db('pfp_closures');
  expect(rows).toMatchObject([{ cycle_id: id, closure_at: '2026-11-20', revision: 2 }]);
});

test('CYC-02 B05 a closure is today or later, inside the cycle, and a day', async () => {
  const id = await server.world.cycle();
  for (const [day, sentence] of [
    ['2026-11-19', 'El cierre debe ser hoy o después.'],
    ['2027-07-16', 'La fecha debe estar dentro del ciclo escolar.'],
  ]) {
    const [first, second] = [await pfp(id, day), await dpi(id, day)];
    expect([first.status, first.body.errors]).toEqual([422, { limit: [sentence] }]);
    expect([second.status, second.body.errors]).toEqual([422, { end_at: [sentence] }]);
  }
  for (const limit of [-1, 1.5, '3', 1e9, null, '2027-02-29', undefined])
    expect([(await pfp(id, limit)).status, (await dpi(id, limit)).status]).toEqual([422, 422]);
  expect((await dpi(id, '2027-02-26', { start_at: '2027-02-27' })).body.errors).toEqual({
    end_at: ['El cierre no puede ser anterior a su inicio.'],
  });
  expect((await dpi(id, '2027-02-26', { start_at: '2026-08-01' })).status).toBe(422);
});

test('CYC-02 DPI-04 the diagnostic begins with the cycle unless told, and its closure waits for nothing once it is past', async () => {
  const id = await server.world.cycle();
  expect((await dpi(id, '2026-12-11')).body.data.dpiClosure).toEqual({ start_at: '2026-08-24', end_at: '2026-12-11' });
  const told = await dpi(id, '2026-11-27', { start_at: '2026-11-09' });
  expect(told.body.data.dpiClosure).toEqual({ start_at: '2026-11-09', end_at: '2026-11-27' });
  expect((await dpi(id, '2026-11-20')).body.data.dpiClosure).toEqual({ start_at: '2026-11-09', end_at: '2026-11-20' });
  // Ten hours later it is the next day in the server's zone.
  server.clock.set('2026-11-21T05:30:00Z');
  const late = await dpi(id, '2026-12-11');
  server.clock.set('2026-11-20T18:00:00Z');
  expect([late.status, code(late)]).toEqual([409, 'cycles.dpi-over']);
});

test('CYC-02 closures are set from prepared to finished, over the range that the cycle has', async () => {
  const unprepared = await server.world.cycle({ state: 'pending', prepared: false });
  const finished = await server.world.cycle({ state: 'finished' });
  for (const [id, refusal] of [
    [unprepared, 'cycles.not-prepared'],
    [finished, 'cycles.finished'],
  ] as const) {
    const answers = [await pfp(id, '2027-05-28'), await dpi(id, '2027-02-26')];
    expect(answers.map((answer) => [answer.status, code(answer)])).toEqual([
      [409, refusal],
      [409, refusal],
    ]);
  }
  const id = await server.world.cycle({ state: 'pending' });
  expect((await dpi(id, '2027-02-26')).status).toBe(200);
  for (const differs of [{ end_at: '2027-07-16' }, { revision: 1 }]) {
    const stale = await pfp(id, '2027-05-28', differs);
    expect([stale.status, code(stale), stale.body.current.revision]).toEqual([409, 'cycles.stale', 2]);
  }
});
