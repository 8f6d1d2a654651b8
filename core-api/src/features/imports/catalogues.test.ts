import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let content: Caller;
beforeAll(async () => {
  server = await testServer();
  await server.world.cycle();
  content = await server.as(await server.world.person('CONTENT'));
});
afterAll(() => server.stop());

type Kind = 'guides' | 'surveys' | 'central_activities' | 'dpi_questions' | 'coach_activities';
interface Batch {
  id: number;
  revision: number;
  counts: Record<string, number>;
  day_read: { written: string; day: string } | null;
}
interface Row {
  line: number;
  outcome: string;
  faults: { column: string; text: string }[];
  changes: { column: string; from: string; to: string }[];
  done: string | null;
}
const upload = (kind: Kind, lines: readonly string[], caller = content) =>
  caller
    .post('/imports')
    .field('kind', kind)
    .attach('file', Buffer.from(lines.join('\r\n')), `${kind}.csv`);
const read = async (kind: Kind, ...lines: string[]): Promise<Batch> => {
  const { status, body } = await upload(kind, lines);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data as Batch;
};
const apply = ({ id, revision }: Batch) => content.post(`/imports/${id}/apply`).send({ revision, leave_out: false });
const undo = ({ id }: Batch) => content.post(`/imports/${id}/undo`).send({ revision: 2 });
const rowsOf = async ({ id }: Batch) => ((await content.get(`/imports/${id}/rows`)).body as { data: Row[] }).data;
const outcomes = async (batch: Batch) => (await rowsOf(batch)).map(({ line, outcome }) => `${line} ${outcome}`);
const faults = async (batch: Batch) =>
  (await rowsOf(batch)).flatMap(({ line, faults: all }) => all.map(({ column, text }) => `${line} ${column}: ${text}`));
const listed = async (kind: Kind) =>
  ((await content.get(`/catalogues?filter[kind]=${kind}`)).body as { data: Record<string, unknown>[] }).data;
const file = async (kind: Kind) => (await content.get(`/catalogues/file?kind=${kind}`)).text.replace('\uFEFF', '');
const code = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

const GUIDE = 'Clave de la guía,Nivel,Nombre,Sección,Indicador,Pregunta';
const guide = (...rows: string[]) => [GUIDE, ...rows] as const;
const FIRST = guide(
  'prim,Primaria,Clase en primaria,Inicio,p.1,El propósito está a la vista.',
  'prim,,,Inicio,p.2,"Se recupera lo visto, en grupo."',
  'prim,,,Cierre,p.3,Hay una conclusión.',
);
const versions = (table: 'observation_guides' | 'surveys', of: string) =>
  server.db(table).where({ code: of }).orderBy('version').select('version', 'status');

describe('OBS-01 guides by file', () => {
  test('a guide is published whole, its file changes nothing, and another one is another version', async () => {
    const first = await read('guides', ...FIRST);
    expect(first.counts).toMatchObject({ ready: 3, invalid: 0 });
    expect(await versions('observation_guides', 'prim')).toEqual([]);
    expect((await apply(first)).status).toBe(200);
    expect(await listed('guides')).toEqual([
      expect.objectContaining({ code: 'prim', version: 1, name: 'Clase en primaria', about: 'Primaria', items: 3 }),
    ]);
    const asItStands = await file('guides');
    expect(asItStands.split('\r\n')[1]).toBe(
      'prim,primaria,Clase en primaria,,Inicio,,p.1,El propósito está a la vista.,',
    );
    expect((await read('guides', ...asItStands.split('\r\n').filter(Boolean))).counts).toMatchObject({ unchanged: 3 });

    const second = await read(
      'guides',
      ...guide(
        'prim,Primaria,Clase en primaria,Inicio,p.1,El propósito está escrito.',
        'prim,,,Cierre,p.3,Hay una conclusión.',
        'prim,,,Cierre,p.4,Se anuncia lo que sigue.',
      ),
    );
    expect(await outcomes(second)).toEqual(['2 changes', '3 changes', '4 ready']);
    expect((await rowsOf(second))[0]?.changes).toEqual([
      { column: 'question', from: 'El propósito está a la vista.', to: 'El propósito está escrito.' },
      { column: 'question', from: 'Se recupera lo visto, en grupo.', to: '' },
    ]);
    expect((await apply(second)).status).toBe(200);
    expect(await versions('observation_guides', 'prim')).toEqual([
      { version: 1, status: 'retired' },
      { version: 2, status: 'published' },
    ]);

    expect((await undo(second)).body.data).toMatchObject({ kept: 0 });
    expect(await versions('observation_guides', 'prim')).toEqual([{ version: 1, status: 'published' }]);
  });

  test('the undo keeps a version that an observation names', async () => {
    const batch = await read('guides', ...guide('prim,Primaria,Clase,Inicio,p.1,Otra pregunta.'));
    await apply(batch);
    const { id: guide_id, level_id } = (await server
      .db('observation_guides')
      .where({ code: 'prim', version: 2 })
      .first('id', 'level_id')) as { id: number; level_id: number };
    const school_id = await server.world.school();
    const professor_id = await server.world.person('PROF', { school_id });
    await server.db('observation_drafts').insert({
      ...{ observer_id: professor_id, professor_id, guide_id, school_id, level_id, replaces_id: 0, payload: '{}' },
      ...{ created_at: '2026-11-20 12:00:00', updated_at: '2026-11-20 12:00:00' },
    });
    expect((await undo(batch)).body.data).toMatchObject({ kept: 1 });
    expect((await rowsOf(batch)).map(({ done }) => done)).toEqual(['used']);
    expect(await versions('observation_guides', 'prim')).toMatchObject([
      { status: 'retired' },
      { status: 'published' },
    ]);
  });

  test('with a bad row none of its guide is published, another guide is', async () => {
    const batch = await read(
      'guides',
      ...guide(
        'nueva,Primaria,Nueva,Inicio,n.1,Una.',
        'nueva,Secundaria,,Inicio,n.1,Dos.',
        'NUEVA,Kínder,,Inicio,n.1,',
        'otra,Kínder,Otra,Inicio,o.1,Una.',
      ),
    );
    expect(await outcomes(batch)).toEqual(['2 invalid', '3 twice', '4 invalid', '5 unknown']);
    expect(await faults(batch)).toEqual([
      '2 code: La fila 3, de la misma clave, no se puede aplicar; se publican juntas o ninguna.',
      '3 indicator: Es lo mismo que la fila 2.',
      '3 level: No es lo mismo que en la fila 2, que es de la misma clave. Déjalo vacío o escríbelo igual.',
      '4 code: Usa minúsculas sin acento, números y guion bajo.',
      '4 name: Escribe un texto.',
      '4 question: Escribe un texto.',
      '4 level: No conocemos el nivel «Kínder».',
      '5 level: No conocemos el nivel «Kínder».',
    ]);
  });

  test('a guide of 201 questions is refused, and nothing else is touched', async () => {
    const rows = Array.from({ length: 201 }, (_, at) => `larga,Primaria,Larga,Una,l.${at},Pregunta ${at}.`);
    const batch = await read('guides', ...guide(...rows));
    expect(batch.counts).toMatchObject({ invalid: 201, ready: 0 });
    expect((await rowsOf(batch))[0]?.faults[0]?.text).toMatch(/^La fila 202/);
    expect(code(await apply(batch))).toEqual([409, 'imports.bad-rows']);
  });

  test('two files of one guide: the second is judged anew, and becomes the version after', async () => {
    const one = await read('guides', ...guide('prim,Primaria,Clase,Inicio,p.1,Una.'));
    const other = await read('guides', ...guide('prim,Primaria,Clase,Inicio,p.1,Otra.'));
    await apply(one);
    const refused = await apply(other);
    expect(code(refused)).toEqual([409, 'imports.outdated']);
    expect((await apply((refused.body as { current: Batch }).current)).status).toBe(200);
    expect((await versions('observation_guides', 'prim')).filter(({ status }) => status === 'published')).toHaveLength(
      1,
    );
  });
});

const SURVEY =
  'Clave de la encuesta,Tipo,Anónima,Título,Instrucciones,Pregunta,Tipo de pregunta,Obligatoria,Opciones,Opciones en inglés';
const survey = (...rows: string[]) => [SURVEY, ...rows] as const;
const QUADRANTS = 'Nada | Poco | Algo | Bien | Mucho';

describe('SUR-01 surveys by file', () => {
  test('types, options and quadrants are read; another file is another version', async () => {
    const batch = await read(
      'surveys',
      ...survey(
        `taller,actividad,sí,Sobre el taller,Di lo que piensas.,¿Fue útil?,cuadrantes,sí,${QUADRANTS},`,
        'taller,,,,,¿Lo recomiendas?,0 a 10,sí,,',
        'taller,,,,,¿Qué faltó?,abierta,no,,',
        'taller,,,,,¿Puntual?,escala,sí,No | Sí,No | Yes',
      ),
    );
    expect(await faults(batch)).toEqual([]);
    await apply(batch);
    const questions = await server.db('survey_questions').orderBy('order').select('type', 'required');
    expect(questions.map(({ type, required }) => `${type} ${required}`)).toEqual([
      ...['quadrant 1', 'nps 1', 'text 0', 'scale 1'],
    ]);
    const options = await server.db('survey_options').orderBy('id').select('value', 'quadrant', 'display_en');
    expect(options.map(({ value, quadrant }) => [value, quadrant])).toEqual([
      ...[1, 2, 3, 4, 5].map((value) => [value, value]),
      ...[1, 2].map((value) => [value, null]),
    ]);
    expect(options.at(-1)?.display_en).toBe('Yes');
    const asItStands = (await file('surveys')).split('\r\n').filter(Boolean);
    expect((await read('surveys', ...asItStands)).counts).toMatchObject({ unchanged: 4 });
    const changed = await read('surveys', ...asItStands.map((row) => row.replace('Puntual', 'A tiempo')));
    await apply(changed);
    expect(await versions('surveys', 'taller')).toMatchObject([{ status: 'retired' }, { status: 'published' }]);
    expect((await undo(changed)).body.data).toMatchObject({ kept: 0 });
    expect(await versions('surveys', 'taller')).toEqual([{ version: 1, status: 'published' }]);
  });

  test('a question of no type, four quadrants or options where there are none is refused with its sentence', async () => {
    const batch = await read(
      'surveys',
      ...survey(
        'mala,actividad,quizá,Mala,Lee.,¿Una?,otra,sí,,',
        'mala,,no,,,¿Dos?,cuadrantes,sí,1 | 2 | 3 | 4,',
        'mala,,no,,,¿Tres?,abierta,sí,Sí | No,',
        'mala,,no,,,¿Cuatro?,escala,sí,Sí | No,Yes',
      ),
    );
    expect(await faults(batch)).toEqual([
      '2 anonymous: Escribe una de estas: sí, no.',
      '2 type: Escribe una de estas: cuadrantes, escala, 0 a 10, abierta.',
      '3 options: Este tipo de pregunta lleva 5 opciones, separadas por |.',
      '4 options: Este tipo de pregunta no lleva opciones.',
      '5 options_en: Deben ser tantos como en español (2), o ninguno.',
    ]);
    expect(code(await apply(batch))).toEqual([409, 'imports.bad-rows']);
  });
});

const CENTRAL = 'Clave,Título,Descripción,Desde,Hasta,Horas,Niveles,Roles,Encuesta,Da constancia,Orden,Vigente,Razones';
const central = (...rows: string[]) => [CENTRAL, ...rows] as const;
const PLAN = 'plan,Taller,Diseño.,2026-10-05,2026-10-23,2.5,primaria,DIR | Docente,taller,sí,3,sí,Una. | Dos.';

describe('ACT-04 central activities by file', () => {
  const stored = () => server.db('central_activities').where({ code: 'plan' }).first();
  test('they are added, changed in place, and put back', async () => {
    const batch = await read('central_activities', ...central(PLAN));
    expect(await faults(batch)).toEqual([]);
    await apply(batch);
    expect(await stored()).toMatchObject({ tenths: 25, roles: '["DIR","PROF"]', order: 3, revision: 1 });
    const asItStands = (await file('central_activities')).split('\r\n').filter(Boolean);
    const inMexico = asItStands.map((line) =>
      line.replace('2026-10-05', '05/10/2026').replace('2026-10-23', '6/11/2026'),
    );
    const resaved = await read('central_activities', ...inMexico.map((line) => line.replace(',sí,3', ',VERDADERO,3')));
    expect(resaved.day_read).toEqual({ written: '05/10/2026', day: '2026-10-05' });
    expect((await rowsOf(resaved))[0]?.changes).toEqual([
      { column: 'window_end', from: '2026-10-23', to: '2026-11-06' },
    ]);

    const changed = await read('central_activities', ...central(PLAN.replace('2.5', '4').replace(' | Dos.', '')));
    expect((await rowsOf(changed))[0]?.changes).toEqual([
      { column: 'hours', from: '2.5', to: '4' },
      { column: 'reasons', from: 'Una. | Dos.', to: 'Una.' },
    ]);
    await apply(changed);
    expect(await stored()).toMatchObject({ tenths: 40, revision: 2 });
    await undo(changed);
    expect(await stored()).toMatchObject({ tenths: 25, revision: 3 });
    expect(await server.db('central_activity_reasons').pluck('reason_es')).toEqual(['Una.', 'Dos.']);
  });

  test('a window outside the cycle, an unknown survey and hours that are none are refused', async () => {
    const batch = await read(
      'central_activities',
      ...central(
        PLAN.replace('plan,', 'uno,').replace('2026-10-23', '2026-10-01'),
        PLAN.replace('plan,', 'dos,').replace('2026-10-05', '2025-10-05'),
        PLAN.replace('plan,', 'tres,').replace('taller,', 'nada,'),
        PLAN.replace('plan,', 'cuatro,').replace('2.5', '2.55'),
      ),
    );
    expect(await faults(batch)).toEqual([
      '2 window_end: Va después de que empieza.',
      '3 window_start: El ciclo va del 2026-08-24 al 2027-07-15.',
      '4 survey: No hay una encuesta publicada con esta clave.',
      '5 hours: Escribe las horas entre 0.5 y 40, como 2.5.',
    ]);
  });
});

const BANK = 'Número,Tema,Pregunta,Segundos,Roles,Opciones,Vigente';
const OPTIONS = 'Nunca | Rara vez | A veces | Casi siempre | Siempre';

describe('DPI-02 the bank of the diagnostic by file', () => {
  test('questions are added with five options, changed, and put back', async () => {
    const batch = await read(
      'dpi_questions',
      ...[
        BANK,
        `1,liderazgo,¿Cómo se decide?,,,${OPTIONS},sí`,
        `2,claridad,¿Sabes qué te toca?,30,DIR | Subdirector(a) escolar,${OPTIONS},sí`,
      ],
    );
    expect(await faults(batch)).toEqual([]);
    await apply(batch);
    expect(await listed('dpi_questions')).toMatchObject([
      { code: '1', about: 'liderazgo', items: 20 },
      { code: '2', about: 'claridad', items: 30 },
    ]);
    expect(await server.db('dpi_options').count({ n: '*' }).first()).toMatchObject({ n: 10 });
    expect(await server.db('dpi_question_roles').orderBy('role').pluck('role')).toEqual(['DIR', 'SUBD']);
    const asItStands = (await file('dpi_questions')).split('\r\n').filter(Boolean);
    expect((await read('dpi_questions', ...asItStands)).counts).toMatchObject({ unchanged: 2 });
    const changed = await read('dpi_questions', BANK, `1,liderazgo,¿Quién decide?,45,,${OPTIONS},no`);
    await apply(changed);
    expect(await server.db('dpi_questions').where({ order: 1 }).first()).toMatchObject({
      ...{ question_es: '¿Quién decide?', timeout_seconds: 45, revision: 2 },
    });
    await undo(changed);
    expect(await server.db('dpi_questions').where({ order: 1 }).first()).toMatchObject({
      ...{ question_es: '¿Cómo se decide?', timeout_seconds: null, revision: 3 },
    });
  });

  test('four options, a time that is none and an unknown role are refused', async () => {
    const batch = await read('dpi_questions', BANK, '3,liderazgo,¿Qué?,200,Agente,Una | Dos | Tres | Cuatro,quizá');
    expect(await faults(batch)).toEqual([
      '2 seconds: Escribe un número del 5 al 120.',
      '2 options: Este tipo de pregunta lleva 5 opciones, separadas por |.',
      '2 active: Escribe una de estas: sí, no.',
      '2 roles: No conocemos este rol. Escribe su nombre como aparece en Usuarios.',
    ]);
  });

  test('B60 of a file of 1,000 questions the last is refused beside its number: 999 are the most', async () => {
    const questions = Array.from({ length: 1000 }, (_, at) => `${at + 1},liderazgo,¿Y?,,,${OPTIONS},sí`);
    const batch = await read('dpi_questions', BANK, ...questions);
    expect(batch.counts).toMatchObject({ invalid: 1 });
    const { body } = await content.get(`/imports/${batch.id}/rows`).query({ 'filter[outcome]': 'invalid' });
    expect((body.data as Row[]).map(({ line, faults: all }) => [line, all])).toEqual([
      [1001, [{ column: 'order', text: 'Escribe un número del 1 al 999.' }]],
    ]);
  });

  test('once somebody answers, it does not change: neither by a file that was read before, nor by a new one', async () => {
    const textOf = async () => (await server.db('dpi_questions').where({ order: 2 }).first())?.question_es;
    const kept = await textOf();
    const before = await read('dpi_questions', BANK, `2,claridad,¿Otra?,30,,${OPTIONS},sí`);
    const cycle = await server.db('school_cycles').first('id');
    const school_id = await server.world.school();
    await server.db('dpi_submissions').insert({
      ...{ user_id: await server.world.person('PROF', { school_id }), school_id, cycle_id: cycle?.id ?? 0 },
      ...{ role: 'PROF', time_factor: 1, started_at: '2026-11-20 12:00:00' },
    });
    expect(code(await apply(before))).toEqual([409, 'dpi.bank-in-use']);
    expect(code(await upload('dpi_questions', [BANK, `2,claridad,¿Otra?,30,,${OPTIONS},sí`]))).toEqual([
      ...[409, 'dpi.bank-in-use'],
    ]);
    expect(await textOf()).toBe(kept);
  });
});

test('PAI-01 what coaches offer beside a plan is kept by file', async () => {
  const head = 'Clave,Tema,Actividad,Vigente';
  const batch = await read(
    'coach_activities',
    ...[head, 'CPAI-LIDERAZGO-1,liderazgo,Sesión con el equipo,sí', 'cpai-1,liderazgo,Otra,sí'],
  );
  expect(await faults(batch)).toEqual(['3 code: Escríbela como CPAI-LIDERAZGO-1.']);
  const good = await read('coach_activities', head, 'CPAI-LIDERAZGO-1,liderazgo,Sesión con el equipo,sí');
  await apply(good);
  expect(await listed('coach_activities')).toMatchObject([{ code: 'CPAI-LIDERAZGO-1', items: 0, active: true }]);
  const retired = await read('coach_activities', head, 'CPAI-LIDERAZGO-1,liderazgo,Sesión con el equipo,no');
  expect((await rowsOf(retired))[0]?.changes).toEqual([{ column: 'active', from: 'sí', to: 'no' }]);
  await apply(retired);
  expect(await listed('coach_activities')).toMatchObject([{ active: false }]);
});

test('T03 catalogues are for who manages them: schools by file are not, and coaches have neither', async () => {
  expect(code(await upload('guides', FIRST, await server.as(await server.world.person('COACH'))))).toEqual([
    ...[403, 'access.refused'],
  ]);
  expect(
    code(await content.post('/imports').field('kind', 'schools').attach('file', Buffer.from('a'), 'a.csv')),
  ).toEqual([403, 'access.refused']);
  expect(code(await content.get('/catalogues/file?kind=schools'))).toEqual([422, 'request.invalid']);
});
