import type { Knex } from 'knex';
import { searchKey } from '../../database/search-key';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { canonicalTimezone } from '../../time/timezones';
import { startingPlaces } from './202611291041-starting-places';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as(await server.world.person('ADMIN'));
});
afterAll(() => server.stop());
afterEach(() => server.db('imported_schools').delete());

/** Reads a file, and gives the import with what is wrong in each row. */
async function read(kind: string, caller: Caller, ...lines: string[]) {
  const reply = await caller
    .post('/imports')
    .field('kind', kind)
    .attach('file', Buffer.from(lines.join('\n')), 'f.csv');
  expect(reply.status).toBe(201);
  const { id, counts } = (reply.body as { data: { id: number; counts: Record<string, number> } }).data;
  const { data } = (await caller.get(`/imports/${id}/rows`)).body as { data: ReadRow[] };
  return {
    id,
    counts,
    faults: data.flatMap(({ line, faults }) => faults.map((one) => `${line} ${one.column}: ${one.text}`)),
  };
}
interface ReadRow {
  line: number;
  faults: { column: string; text: string }[];
}

/** Imports schools, each of a city and a state, and gives the state and the zone that they got. */
async function imported(places: readonly (readonly [city: string, state: string, country?: string])[]) {
  const lines = places.map(
    ([city, state, country = 'México'], at) => `${100 + at},Colegio ${at},C${at},"${city}","${state}",${country}`,
  );
  const { id, counts } = await read('schools', admin, 'Id remoto,Nombre,Clave,Ciudad,Estado,País', ...lines);
  expect(counts).toMatchObject({ ready: places.length });
  expect((await admin.post(`/imports/${id}/apply`).send({ revision: 1, leave_out: false })).status).toBe(200);
  return server
    .db('imported_schools')
    .join('states', 'states.id', 'imported_schools.state_id')
    .orderBy('imported_schools.id')
    .select<{ state: string; timezone: string }[]>('states.name as state', 'imported_schools.timezone');
}

test('HIE-06 a real installation takes a state by its official, everyday or short name', async () => {
  const named = [
    ['Michoacán de Ocampo', 'Michoacán'],
    ['MICHOACAN', 'Michoacán'],
    ['Distrito Federal', 'Ciudad de México'],
    ['CDMX', 'Ciudad de México'],
    ['México', 'Estado de México'],
    ['Edo. de México', 'Estado de México'],
    ['Estado de México', 'Estado de México'],
    ['Veracruz de Ignacio de la Llave', 'Veracruz'],
    ['Coahuila de Zaragoza', 'Coahuila'],
    ['Querétaro de Arteaga', 'Querétaro'],
    ['N.L.', 'Nuevo León'],
    ['1', 'Aguascalientes'],
    ['32', 'Zacatecas'],
  ] as const;
  const rows = await imported(named.map(([text]) => ['Centro', text]));
  expect(rows.map(({ state }) => state)).toEqual(named.map(([, name]) => name));
});

test('HIE-06 a school gets the time zone of its state, and that of its municipality where the clock is another', async () => {
  const zones = [
    ['Tijuana', 'Baja California', 'America/Tijuana'],
    ['Chihuahua', 'Chihuahua', 'America/Chihuahua'],
    ['Ciudad Juárez', 'Chihuahua', 'America/Ciudad_Juarez'],
    ['Cd. Juarez', 'Chih.', 'America/Ciudad_Juarez'],
    ['Ojinaga', 'Chihuahua', 'America/Ojinaga'],
    ['Ciudad Acuña', 'Coahuila', 'America/Matamoros'],
    ['Saltillo', 'Coahuila', 'America/Monterrey'],
    ['H. Matamoros', 'Tamaulipas', 'America/Matamoros'],
    ['Nuevo Laredo', 'Tamaulipas', 'America/Matamoros'],
    ['Ciudad Victoria', 'Tamaulipas', 'America/Monterrey'],
    ['Anáhuac', 'Nuevo León', 'America/Matamoros'],
    ['Bucerías', 'Nayarit', 'America/Bahia_Banderas'],
    ['Tepic', 'Nayarit', 'America/Mazatlan'],
    ['Cancún', 'Quintana Roo', 'America/Cancun'],
    ['Mérida', 'Yucatán', 'America/Merida'],
    ['Hermosillo', 'Sonora', 'America/Hermosillo'],
    ['Juárez', 'Nuevo León', 'America/Monterrey'],
  ] as const;
  const rows = await imported(zones.map(([city, state]) => [city, state]));
  expect(rows.map(({ timezone }) => timezone)).toEqual(zones.map(([, , zone]) => zone));
});

test('HIE-06 states of another country come by a file, with refusals per row, and their schools follow', async () => {
  const content = await server.as(await server.world.person('CONTENT'));
  const heading = 'Clave,Nombre,Otros nombres,Región,Zona horaria';
  const bad = await read(
    'states',
    content,
    heading,
    'ZZ-1,Nada,,,America/Bogota',
    'CO,Antioquia,,,America/Bogota',
    'CO-BOG,Bogotá,,,America/Medellin',
    'MX-99,Jalisco,,,America/Mexico_City',
  );
  expect(bad.faults).toEqual([
    '2 code: No conocemos este país. Escribe su nombre o sus dos letras, como MX.',
    '3 code: Escribe las dos letras del país, un guion y la clave del estado, como CO-ANT.',
    expect.stringMatching(/^4 timezone: /),
    '5 name: Otro estado del mismo país ya se llama así: Jalisco.',
  ]);
  const { id, counts } = await read(
    'states',
    content,
    heading,
    'CO-ANT,Antioquia,Departamento de Antioquia,Andina,America/Bogota',
    'CO-CUN,Cundinamarca,,,America/Bogota',
  );
  expect(counts).toMatchObject({ ready: 2 });
  const apply = { revision: 1, leave_out: false };
  expect((await content.post(`/imports/${id}/apply`).send(apply)).status).toBe(200);
  expect(await imported([['Medellín', 'departamento de antioquia', 'Colombia']])).toEqual([
    { state: 'Antioquia', timezone: 'America/Bogota' },
  ]);
  const file = (await content.get('/catalogues/file?kind=states')).text
    .replace('\uFEFF', '')
    .split('\r\n')
    .filter(Boolean);
  expect(file).toHaveLength(35);
  expect((await read('states', content, ...file)).counts).toMatchObject({ unchanged: 34 });
  const { data } = (await content.get('/catalogues?filter[kind]=states&sort=-code')).body as { data: object[] };
  expect(data).toContainEqual(expect.objectContaining({ code: 'CO-ANT', name: 'Antioquia', about: 'Colombia' }));
  // The state with a school stays; the other one goes.
  expect((await content.post(`/imports/${id}/undo`).send({ revision: 2 })).status).toBe(200);
  const country_id = (await server.db('countries').where({ code: 'CO' }).first('id'))?.id ?? 0;
  expect(await server.db('states').where({ country_id }).pluck('code')).toEqual(['ANT']);
  await server.db('imported_schools').delete();
  await server.db('states').where({ country_id }).delete();
});

test('the starting places bear no name twice, and their zones exist', async () => {
  const { db } = server;
  const states = await db('states').select('code', 'name', 'aliases', 'timezone');
  expect(states).toHaveLength(32);
  const names = states.flatMap(({ code, name, aliases }) => [
    ...new Set([code, name, ...(JSON.parse(aliases) as string[])].map(searchKey)),
  ]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const zones = [...states.map(({ timezone }) => timezone ?? ''), ...(await db('state_zones').pluck('timezone'))];
  expect(zones.filter((zone) => canonicalTimezone(zone) !== zone)).toEqual([]);
  expect(await db('countries').count('* as n').first()).toEqual({ n: 21 });
});

test('an installation with rows of its own keeps their ids and names, and gets what they lack', async () => {
  const { db } = server;
  const kept = async (trx: Knex) => ({
    countries: await trx('countries').orderBy('id').select('id', 'code', 'name'),
    states: await trx('states').where({ code: '16' }).select('id', 'name'),
  });
  const undone = new Error('undone');
  await db
    .transaction(async (trx) => {
      await trx('state_zones').delete();
      await trx('states').whereNot({ code: '16' }).delete();
      await trx('states').update({ name: 'Michoacán de O.', aliases: '[]', timezone: null });
      await trx('countries').whereNot({ code: 'MX' }).delete();
      await trx('countries').update({ name: 'Mexico', aliases: '[]' });
      const before = await kept(trx);
      await startingPlaces.up(trx);
      const after = await kept(trx);
      expect(after.states).toEqual(before.states);
      expect(after.countries[0]).toEqual(before.countries[0]);
      expect(await trx('states').where({ code: '16' }).first('timezone')).toEqual({ timezone: 'America/Mexico_City' });
      expect(await trx('states').count('* as n').first()).toEqual({ n: 32 });
      throw undone;
    })
    .catch((error: unknown) => expect(error).toBe(undone));
});
