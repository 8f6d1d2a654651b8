import type { APIRequestContext, Page } from '@playwright/test';
import { CYCLE_KINDS, IMPORT_KINDS, type ImportKindKey } from '@ruta/contracts/imports/import-kinds';
import { mailSink, type MailSink } from '../../core-api/src/testing/mail-sink';
import { codeOf } from '../../core-api/src/testing/totp';
import { expect, expectAccessible, withOwnServers } from '../kit/journey';
import { startProduct } from '../kit/product';

const ADMINISTRATOR = 'primera@ruta.test';
const PHRASE = 'un caballo correcto';
const DATES = { start_at: '2026-08-24', end_at: '2027-07-15' };
/** The theme and the school that the product's own templates name. */
const THEME = 'Leer en casa';
const SCHOOL = 'Colegio Matías Romero';

/** A real installation: migrated, without the demo, with a mail server of the test. */
const test = withOwnServers.extend<object, { mail: MailSink }>({
  mail: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const mail = await mailSink();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  own: [
    async ({ database, mail }, use) => {
      const own = await startProduct(database, {
        DEMO: '0',
        SMTP_URL: mail.url,
      });
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.use({ rooms: ['first-steps', 'imports', 'cycles', 'hierarchy', 'invitations', 'conferences', 'dpi'] });

interface Reply<T> {
  data: T;
}
/** Calls of the API in a browser's session, each of which must succeed. */
function callsOf(api: APIRequestContext) {
  const send = async (method: 'get' | 'post' | 'put', path: string, body: object = {}) => {
    const token = ((await (await api.get('/api/csrf')).json()) as Reply<{ token: string }>).data.token;
    const reply = await api[method](`/api${path}`, {
      ...body,
      headers: { 'X-CSRF-Token': token },
    });
    expect({
      path,
      status: reply.status(),
      told: reply.ok() ? '' : await reply.text(),
    }).toMatchObject({ told: '' });
    return reply;
  };
  const read = async <T>(reply: ReturnType<typeof send>) => ((await (await reply).json()) as Reply<T>).data;
  return {
    get: <T>(path: string) => read<T>(send('get', path)),
    post: <T = unknown>(path: string, data: object) => read<T>(send('post', path, { data })),
    put: <T = unknown>(path: string, data: object) => read<T>(send('put', path, { data })),
    upload: <T>(path: string, multipart: object) => read<T>(send('post', path, { multipart })),
    download: async (path: string) => (await send('get', path)).body(),
  };
}
type Calls = ReturnType<typeof callsOf>;

const stepsOf = (page: Page) => page.getByRole('region', { name: 'Primeros pasos' });
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** The link of `npm run admin` is opened, a password chosen, and the first administrator signs in. */
async function arrive(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Nueva contraseña' }).fill(PHRASE);
  await page.getByRole('textbox', { name: 'Repite la contraseña' }).fill(PHRASE);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
  await page.getByLabel('Correo').fill(ADMINISTRATOR);
  await page.getByLabel('Contraseña', { exact: true }).fill(PHRASE);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL(/\/admin/);
}

/** A cycle is written, prepared and started. */
async function startCycle(admin: Calls): Promise<number> {
  const period = await admin.post<{ id: number }>('/periods', {
    start_year: 2026,
  });
  const { id } = await admin.post<{ id: number }>('/school-cycles', {
    period_id: period.id,
    ...DATES,
  });
  const at = `/school-cycles/${id}`;
  const revision = async () => (await admin.get<{ revision: number }>(at)).revision;
  await admin.post(`${at}/prepare`, {
    action: 'inherit_data',
    ...DATES,
    revision: await revision(),
  });
  await admin.put(`${at}/pfp/set-limit`, {
    limit: '2027-05-28',
    ...DATES,
    revision: await revision(),
  });
  await admin.put(`${at}/dpi-closure-dt`, {
    end_at: '2026-12-18',
    revision: await revision(),
  });
  await admin.put(`${at}/start`, { revision: await revision() });
  return id;
}

/** The template of a kind is downloaded and imported with the row that it shows. */
async function importTemplate(admin: Calls, kind: ImportKindKey, cycle: number): Promise<void> {
  const buffer = await admin.download(`/imports/template?kind=${kind}`);
  const isOfCycle = CYCLE_KINDS.some((one) => one === kind);
  const { id, counts } = await admin.upload<{
    id: number;
    counts: Record<string, number>;
  }>('/imports', {
    kind,
    ...(isOfCycle ? { cycle_id: String(cycle) } : {}),
    file: { name: `${kind}.csv`, mimeType: 'text/csv', buffer },
  });
  const rows = await admin.get<{ faults: object[] }[]>(`/imports/${id}/rows`);
  expect({ kind, faults: rows.flatMap(({ faults }) => faults) }).toEqual({
    kind,
    faults: [],
  });
  if (counts['unchanged'] !== 1) await admin.post(`/imports/${id}/apply`, { revision: 1, leave_out: false });
}

/** A formation plan with a link is written and published. */
async function publishPlan(admin: Calls): Promise<void> {
  const { id } = await admin.post<{ id: number }>('/formation-plans', {
    key: 'lectura',
    name_es: 'Leer cada día',
    name_en: '',
    description_es: 'Un acuerdo por grado.',
    description_en: '',
    levels: [],
    roles: [],
    hours: 2,
  });
  await admin.post(`/formation-plans/${id}/links`, {
    name: 'Guía',
    required: true,
    url: 'https://ruta.example/guia',
  });
  const plans = await admin.get<{ id: number; revision: number }[]>('/formation-plans');
  await admin.post(`/formation-plans/${id}/publish`, {
    revision: plans.find((plan) => plan.id === id)?.revision,
  });
}

test('ADM-07 a real installation: from npm run admin to the first visit, the first session and an open diagnostic', async ({
  page,
  own,
  mail,
  playwright,
}) => {
  const admin = callsOf(page.request);

  await test.step('ACC-02 the first administrator chooses a password, signs in and turns the second step on', async () => {
    const output = await own.command('admin', '--email', ADMINISTRATOR);
    const [link = ''] = /http:\S+#\S+/.exec(output) ?? [];
    await arrive(page, link);
    await expect(page.getByRole('heading', { level: 2, name: 'Falta proteger tu cuenta' })).toBeVisible();
    await expectAccessible(page);
    const { secret } = await admin.put<{ secret: string }>('/profile/two-factor/begin', { password: PHRASE });
    await admin.put('/profile/two-factor', { code: codeOf(secret) });
    await page.goto('/admin');
    await heading(page, /^Hola/);
    await expect(stepsOf(page).getByText('0 de 7 listos')).toBeVisible();
    await expectAccessible(page);
    // The list is a row per step on a desktop and a column on a phone; neither is wider than the screen.
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });

  /** Invites somebody, who registers by the link of the letter. */
  const arrives = async (email: string, role: string, school_id?: number): Promise<Calls> => {
    let role_id = 0;
    await own.inDatabase(async (db) => {
      role_id =
        (
          await db('roles')
            .where({ code: role as 'COACH' })
            .first('id')
        )?.id ?? 0;
    });
    await admin.post('/invitations', {
      email,
      role_id,
      ...(school_id === undefined ? {} : { school_id }),
    });
    await expect.poll(() => mail.taken.some(({ to }) => to === email)).toBe(true);
    const [, token] = mail.to(email).link.split('#');
    const context = await playwright.request.newContext({ baseURL: own.url });
    const calls = callsOf(context);
    await calls.post('/register', {
      token,
      name: 'Persona',
      surname: 'De La Red',
      timezone: 'America/Mexico_City',
      accept_terms: true,
      password: PHRASE,
      password_confirmation: PHRASE,
    });
    return calls;
  };

  await test.step('the mail is tried in place', async () => {
    await stepsOf(page)
      .getByRole('button', { name: /^Enviarme una prueba/ })
      .click();
    await expect(stepsOf(page).getByText('1 de 7 listos')).toBeVisible();
    expect(mail.to(ADMINISTRATOR).text).toContain('funciona');
  });

  const cycle = await startCycle(admin);
  await arrives('directora@ruta.test', 'COACH_DIR');
  await arrives('gerente@ruta.test', 'COACH_MAN');
  await arrives('coordinadora@ruta.test', 'COACH_CORD');
  const coach = await arrives('coach@ruta.test', 'COACH');
  const agent = await arrives('agente@ruta.test', 'AGENT_VC');

  await test.step('ADM-07 the template of schools is downloaded, chosen as it is, and applied', async () => {
    await stepsOf(page)
      .getByRole('link', { name: /^Importar escuelas/ })
      .click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar plantilla' }).click(),
    ]);
    await page.locator('input[type=file]').setInputFiles(await file.path());
    await expect(page.getByRole('row', { name: new RegExp(SCHOOL) })).toBeVisible();
    await page.getByRole('button', { name: 'Aplicar', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByRole('button', { name: 'Aplicar', exact: true })).toHaveCount(0);
  });

  const school_id = await test.step('HIE-04 the school is set up with its first assignment', async () => {
    let imported = { id: 0, revision: 0 };
    await own.inDatabase(async (db) => {
      imported = await db('imported_schools').first('id', 'revision');
    });
    await admin.put(`/schools-hierarchy/store-new/${imported.id}`, {
      school_id: imported.id,
      school_name: SCHOOL,
      revision: imported.revision,
      director_access: 'directora@ruta.test',
      manager_access: 'gerente@ruta.test',
      coordinator_access: 'coordinadora@ruta.test',
      coach_access: 'coach@ruta.test',
    });
    let id = 0;
    await own.inDatabase(async (db) => {
      id = (await db('schools').first('id'))?.id ?? 0;
    });
    return id;
  });

  await test.step('ADM-07 every other template that the product gives is imported', async () => {
    // Surveys come before what names them.
    const kinds = IMPORT_KINDS.filter((kind) => kind !== 'schools' && kind !== 'surveys');
    for (const kind of ['surveys', ...kinds] as const) await importTemplate(admin, kind, cycle);
    await publishPlan(admin);
  });

  await test.step('VIS-01 the coach plans a visit', async () => {
    await coach.post('/schools/visits', {
      school_id,
      objective: 'Primera visita',
      eraser: false,
      date: '2026-11-23',
      time: '10:00',
      school_visit_axis: [1, 2, 3, 4].map((id) => ({
        id,
        actions: 'Observar',
        specifications: 'En aula',
      })),
    });
  });

  await test.step('the first steps are done but for the backup, which is made on the server', async () => {
    await page.goto('/admin');
    await expect(stepsOf(page).getByText('6 de 7 listos')).toBeVisible();
    await expectAccessible(page);
  });

  const { user } = await agent.get<{ user: { id: number } }>('/me');
  await agent.put(`/schedules/agent/${user.id}/availabilities`, {
    id: null,
    mode: 'weekly',
    weekday: 2,
    also: [],
    start_at: '09:00',
    end_at: '14:00',
  });
  await arrives('direccion@ruta.test', 'DIR', school_id);
  await page.context().clearCookies();
  const director = callsOf(page.request);
  await director.post('/login', {
    email: 'direccion@ruta.test',
    password: PHRASE,
  });

  await test.step('DPI-01 the director’s diagnostic opens', async () => {
    await page.goto('/scholastic/dpi');
    await heading(page, 'Diagnóstico (DPI)');
    await director.post('/schools/dpi/start', {});
  });

  await test.step('VC-01 the director books the first session with the agent of the theme', async () => {
    let schedule_theme_id = 0;
    await own.inDatabase(async (db) => {
      schedule_theme_id = (await db('schedule_themes').where({ code: 'lectura_en_casa' }).first('id'))?.id ?? 0;
    });
    const slots = await director.get<{ start_at: string }[]>(
      `/schedules?date=2026-11-24&schedule_theme_id=${schedule_theme_id}`,
    );
    await director.post('/scheduled', {
      schedule_theme_id,
      start_at: slots[0]?.start_at,
      notes: 'La primera',
    });
    await page.goto('/sessions');
    await heading(page, 'Sesiones por video');
    await expect(page.getByRole('heading', { level: 3, name: THEME })).toBeVisible();
    await expectAccessible(page);
  });
});
