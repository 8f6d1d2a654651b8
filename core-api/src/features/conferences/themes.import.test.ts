import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let content: Caller;
let agent: number;
beforeAll(async () => {
  server = await testServer();
  content = await server.as(await server.world.person('CONTENT'));
  agent = await server.world.person('AGENT_VC', { email: 'agente@ruta.test' });
});
afterAll(() => server.stop());

const HEADING = 'Clave,Área,Rubro,Categoría,Tema,Minutos,Minutos de descanso,Agentes,Vigente';

async function read(...lines: string[]) {
  const reply = await content
    .post('/imports')
    .field('kind', 'session_themes')
    .attach('file', Buffer.from(lines.join('\n')), 'temas.csv');
  expect(reply.status).toBe(201);
  return (reply.body as { data: { id: number; counts: Record<string, number> } }).data;
}
const apply = (id: number) => content.post(`/imports/${id}/apply`).send({ revision: 1, leave_out: false });
const undo = (id: number) => content.post(`/imports/${id}/undo`).send({ revision: 2 });
async function faultsOf(id: number) {
  const { data } = (await content.get(`/imports/${id}/rows`)).body as {
    data: { line: number; faults: { column: string; text: string }[] }[];
  };
  return data.flatMap(({ line, faults }) => faults.map(({ column, text }) => `${line} ${column}: ${text}`));
}
const theme = (code: string) => server.db('schedule_themes').where({ code }).first();
const agentsOf = async (code: string) =>
  server
    .db('agent_theme')
    .where({ schedule_theme_id: (await theme(code))?.id ?? 0 })
    .pluck('agent_id');
const offered = async () => {
  const petitioner = await server.as(await server.world.person('DIR', { school_id: await server.world.school() }));
  return JSON.stringify((await petitioner.get('/schedules/themes')).body);
};

test('VC-01 a real installation begins with themes, each with a code', async () => {
  const { db } = server;
  expect(await db('schedule_themes').count('* as n').first()).toEqual({ n: 30 });
  expect(await db('schedule_themes').where({ code: null })).toEqual([]);
  expect(await theme('calculo_mental')).toMatchObject({ name_es: 'Cálculo mental', duration: 15, cooldown: 0 });
  expect(await offered()).toContain('Cálculo mental');
});

test('VC-01 themes and their agents come by a file, which brings what they are below, and is undone whole', async () => {
  const { id, counts } = await read(
    HEADING,
    'leer_en_casa,académica,Aula,Lectura y escritura,Leer en casa,30,10,Agente@ruta.test,sí',
    'huerto,Comunidad,Entorno,Huerto escolar,Un huerto en la escuela,45,15,,sí',
    'huerto_2,Comunidad,Entorno,Huerto escolar,Cosechar,45,15,,no',
    'calculo_mental,Académica,Aula,Matemáticas,Cálculo mental,20,5,agente@ruta.test,sí',
  );
  expect([counts, await faultsOf(id)]).toEqual([expect.objectContaining({ ready: 3, changes: 1 }), []]);
  const areas = () => server.db('schedule_areas').orderBy('order').pluck('name_es');
  const before = await areas();
  expect((await apply(id)).status).toBe(200);
  expect(await areas()).toEqual([...before, 'Comunidad']);
  expect(await theme('calculo_mental')).toMatchObject({ duration: 20, cooldown: 5, revision: 2 });
  expect([await agentsOf('leer_en_casa'), await agentsOf('calculo_mental')]).toEqual([[agent], [agent]]);
  const shown = await offered();
  expect([shown.includes('Un huerto en la escuela'), shown.includes('Cosechar')]).toEqual([true, false]);

  const file = (await content.get('/catalogues/file?kind=session_themes')).text.replace('\uFEFF', '');
  expect((await read(...file.split('\r\n').filter(Boolean))).counts).toMatchObject({ unchanged: 33 });

  expect((await undo(id)).status).toBe(200);
  expect([await areas(), await theme('huerto')]).toEqual([before, undefined]);
  expect(await theme('calculo_mental')).toMatchObject({ duration: 15, cooldown: 0 });
  expect(await agentsOf('calculo_mental')).toEqual([]);
});

test('VC-01 a row that cannot be applied says why, beside its cell, and nothing is written', async () => {
  const { id } = await read(
    `${HEADING},Área en inglés`,
    'a b,Académica,Aula,Matemáticas,Tema,30,10,,sí,',
    'uno,Académica,Aula,Matemáticas,Tema,31,10,,sí,',
    'dos,Académica,Aula,Matemáticas,Tema,30,125,,sí,',
    'tres,Académica,Aula,Matemáticas,Tema,30,10,nadie@ruta.test,sí,',
    'cuatro,Académica,Aula,Matemáticas,,30,10,,tal vez,',
    'cinco,Académica,Aula,Matemáticas,Tema,30,10,,sí,Academic',
    'seis,Académica,Aula,Matemáticas,Tema,30,10,,sí,',
    'seis,Académica,Aula,Matemáticas,Otro,30,10,,sí,',
  );
  expect(await faultsOf(id)).toEqual([
    '2 code: Usa minúsculas sin acento, números y guion bajo.',
    '3 duration: Escribe minutos del 15 al 240, de cinco en cinco.',
    '4 cooldown: Escribe minutos del 0 al 120, de cinco en cinco.',
    '5 agents: No hay ningún agente con la cuenta «nadie@ruta.test». Invítalo primero en Invitaciones, o corrige el correo.',
    expect.stringMatching(/^6 theme: /),
    '6 active: Escribe una de estas: sí, no.',
    '7 area_en: «Académica» ya se llama «Teaching» en inglés. Escríbelo igual o déjalo vacío.',
    '9 code: Es lo mismo que la fila 8.',
  ]);
  expect((await apply(id)).status).toBe(409);
  expect(await theme('seis')).toBeUndefined();
});

test('VC-01 two files that bring the same new area at once: one is written, the other is shown again', async () => {
  const row = (code: string) => `${code},Recreo,Juegos,Patio,Jugar ${code},30,10,,sí`;
  const files = [await read(HEADING, row('uno')), await read(HEADING, row('dos'))];
  const replies = await Promise.all(files.map(({ id }) => apply(id)));
  for (const [at, { status }] of replies.entries())
    if (status !== 200) {
      expect(replies[at]?.body).toMatchObject({ code: 'imports.outdated' });
      const again = await content.post(`/imports/${files[at]?.id}/apply`).send({
        revision: (replies[at]?.body as { current: { revision: number } }).current.revision,
        leave_out: false,
      });
      expect(again.status).toBe(200);
    }
  expect(await server.db('schedule_areas').where({ name_es: 'Recreo' }).pluck('name_key')).toEqual(['recreo']);
  expect(await server.db('schedule_themes').whereIn('code', ['uno', 'dos']).pluck('parent_id')).toHaveLength(2);
});
