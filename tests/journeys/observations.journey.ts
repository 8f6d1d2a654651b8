import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInByRequest, test } from '../kit/journey';

const GUIDE = 'Observación de clase en primaria';
/** Teaches primary school at the school of `coach@ruta.test`; a demo account like hers. */
const TEACHER = { name: "Ramón Peña O'Connor", email: 'ramon.pena@ruta.test' };
const COMMENT = 'Está en el pizarrón; lo lee una alumna en voz alta.';
const FINAL = 'Fortaleza: el grupo sabe qué hace. Acuerdo: dejar diez minutos para el cierre.';
const REPLY = 'Gracias. En la siguiente clase aparto diez minutos para el cierre.';

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const answered = (page: Page, done: string) => expect(page.getByText(done, { exact: true })).toBeVisible();

async function choose(page: Page, field: string, option: string | RegExp) {
  await page.getByRole('button', { name: new RegExp(field) }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** Answers the question in sight; the radio's own circle is what is drawn over it. */
async function respond(page: Page, response: 'Sí' | 'No' | 'No aplica') {
  await page.getByRole('radio', { name: response, exact: true }).check({ force: true });
}

interface Listed {
  total: number;
  data: { id: number; pie: Record<'yes' | 'no' | 'na', number> }[];
}
const listed = async (page: Page, filter: string): Promise<Listed> =>
  (await (await page.request.get(`/api/schools/observations?school_id=1&${filter}`)).json()) as Listed;

test.use({ rooms: ['observations'] });
test.describe.configure({ mode: 'serial' });

test('J4 OBS-01 OBS-02 a coach chooses teacher and guide, answers every question and registers once', async ({
  page,
  signIn,
  product,
}) => {
  // Teachers read their own where an administrator switches it on.
  await product.inDatabase(async (db) => {
    const role = await db('roles').where({ code: 'PROF' }).first('id');
    const permission = await db('permissions').where({ code: 'observation:read' }).first('id');
    await db('role_permissions')
      .where({ role_id: role?.id ?? 0, permission_id: permission?.id ?? 0 })
      .update({ enabled: true });
    await db('roles').where({ code: 'PROF' }).increment('revision', 1);
  });
  await signIn('coach@ruta.test', '/coach/schools/1/observation-guides');
  await heading(page, 'Observaciones de clase');
  await expectAccessible(page);
  await press(page, 'Abrir la guía');
  await expect(page.getByText(/Elige nivel, docente y guía/)).toBeVisible();
  await choose(page, 'Nivel', 'Primaria');
  await choose(page, 'Docente', TEACHER.name);
  await choose(page, 'Guía de observación', GUIDE);
  await page.getByRole('link', { name: 'Abrir la guía' }).click();
  await heading(page, GUIDE);
  await expect(page.getByText(`Docente: ${TEACHER.name}`)).toBeVisible();
  await expectAccessible(page);

  await test.step('OBS-02 comments are optional; registering without every answer leads to what is missing', async () => {
    await respond(page, 'Sí');
    await page.getByLabel('Comentario (opcional)').fill(COMMENT);
    await press(page, 'Siguiente');
    await respond(page, 'No');
    await expect(page.getByText('Borrador guardado')).toBeVisible();
    await press(page, 'Revisar');
    await expect(page.getByText('Faltan 16 respuestas')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Pregunta 3');
  });
  for (let number = 3; number <= 18; number += 1) {
    await expect(page.getByText(new RegExp(`pregunta ${number} de 18`))).toBeVisible();
    await respond(page, number === 18 ? 'No aplica' : 'Sí');
    await press(page, number === 18 ? 'Revisar' : 'Siguiente');
  }
  await answered(page, '18 de 18');
  await press(page, 'Registrar la observación');
  await expect(page.getByText('Escribe las observaciones finales y los acuerdos.')).toBeVisible();
  await page.getByLabel('Observaciones finales y acuerdos').fill(FINAL);
  await press(page, 'Registrar la observación');
  await expect(page.getByRole('heading', { name: 'Observación registrada' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver las observaciones' }).click();
  const today = page.getByRole('row', { name: new RegExp(`${TEACHER.name}.*20-11-2026`) });
  await today.getByRole('link').click();
  await heading(page, TEACHER.name);
  await expect(page.getByText(COMMENT)).toBeVisible();
  await expect(page.getByText('16 sí, 1 no, 1 no aplica')).toBeVisible();
  await expect(page.getByText('Todavía no la marca como vista')).toBeVisible();
});

test('J4 OBS-05 the observed teacher hears of it, reads it and answers once', async ({ page, signIn }) => {
  await signIn(TEACHER.email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/professor/observations');
  await heading(page, 'Mis observaciones');
  await page.getByRole('link', { name: GUIDE }).first().click();
  await heading(page, GUIDE);
  await expect(page.getByText(FINAL)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Respuesta (opcional)').fill(REPLY);
  await page.reload();
  await expect(page.getByLabel('Respuesta (opcional)')).toHaveValue(REPLY);
  await press(page, 'Enviar la respuesta');
  await expect(page.getByText(/^La marcaste como vista el/)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText(REPLY)).toBeVisible();
});

test('J4 OBS-03 a leader reads the observation, the teacher’s answer, the report and the figures', async ({
  page,
  signIn,
}) => {
  await signIn('dir@ruta.test', '/scholastic/observation-guides');
  await heading(page, 'Observaciones de clase');
  await page.getByRole('link', { name: TEACHER.name }).first().click();
  await heading(page, TEACHER.name);
  await expect(page.getByText(REPLY)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Corregir' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Reporte de la guía' }).click();
  await heading(page, GUIDE);
  await expect(page.getByRole('figure', { name: 'Respuestas de la guía' })).toBeVisible();
  await expect(page.getByText(/^6 observaciones\. Cumplimiento: /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'English' }).click({ force: true });
  await expect(page).toHaveURL(/__lang=en/);
  await expect(page.getByText(/^6 observations\. Compliance: /)).toBeVisible();
  await page.goto('/scholastic/observation-guides/dashboard');
  await heading(page, 'Tablero de observaciones');
  await expect(page.getByRole('figure', { name: 'Observaciones por mes' })).toBeVisible();
  await expectAccessible(page);
});

test('J4 OBS-02 F05 a guide of 60 questions on a phone: the line is cut three times, the tab is killed, all is there once', async ({
  page: first,
  product,
  context,
}) => {
  test.slow();
  const WHOLE = 60;
  const NAME = 'Guía larga de primaria';
  const ids = { guide: 0, professor: 0, level: 0 };
  await product.inDatabase(async (db) => {
    const level = await db('levels').where({ key: 'primaria' }).first('id');
    const professor = await db('users').where({ email: TEACHER.email }).first('id');
    const at = '2026-11-20 12:00:00';
    const [guide = 0] = await db('observation_guides').insert({
      ...{ code: 'larga_primaria', version: 1, level_id: level?.id ?? 0, name_es: NAME, name_en: null },
      ...{ status: 'published', created_at: at, updated_at: at },
    });
    const [section = 0] = await db('observation_sections').insert({
      ...{ guide_id: guide, order: 1, title_es: 'Todo', title_en: null },
    });
    await db('observation_questions').insert(
      Array.from({ length: WHOLE }, (_, index) => ({
        ...{ guide_id: guide, section_id: section, order: index + 1, indicator: `larga_${index + 1}` },
        ...{ question_es: `Indicador ${index + 1}.`, question_en: null },
      })),
    );
    Object.assign(ids, { guide, professor: professor?.id ?? 0, level: level?.id ?? 0 });
  });
  const address = `/coach/observation-guides/${ids.guide}?school_id=1&professor_id=${ids.professor}&level_id=${ids.level}`;
  let page = first;
  await page.setViewportSize({ width: 360, height: 780 });
  await signInByRequest(page.request, 'coach@ruta.test');
  await page.goto(address);

  /** Answers from one question to another: each third one with no, each tenth with a comment. */
  const answer = async (from: number, to: number) => {
    for (let number = from; number <= to; number += 1) {
      await expect(page.getByText(new RegExp(`pregunta ${number} de ${WHOLE}$`))).toBeVisible();
      await respond(page, number % 3 === 0 ? 'No' : 'Sí');
      if (number % 10 === 0) await page.getByLabel('Comentario (opcional)').fill(`Nota ${number}`);
      if (number < to) await press(page, 'Siguiente');
    }
    await answered(page, `${to} de ${WHOLE}`);
  };
  const kept = () => expect(page.getByText('Sin conexión: guardado en este equipo')).toBeVisible();
  const saved = () => expect(page.getByText('Borrador guardado')).toBeVisible();

  await test.step('the line is cut and comes back', async () => {
    await answer(1, 12);
    await saved();
    await context.setOffline(true);
    await press(page, 'Siguiente');
    await answer(13, 25);
    await kept();
    await context.setOffline(false);
    await saved();
  });
  await test.step('it is cut again, and the tab is killed', async () => {
    await press(page, 'Siguiente');
    await answer(26, 33);
    await context.setOffline(true);
    await press(page, 'Siguiente');
    await answer(34, 41);
    await kept();
    await page.close({ runBeforeUnload: false });
    await context.setOffline(false);
    page = await context.newPage();
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(address);
    await answered(page, `41 de ${WHOLE}`);
    await press(page, 'Revisar');
    await press(page, 'Pregunta 42');
    await answer(42, WHOLE);
    await saved();
  });
  await test.step('it is cut while the observation is registered, and its answer is lost', async () => {
    await press(page, 'Revisar');
    await page.getByLabel('Observaciones finales y acuerdos').fill(FINAL);
    const lost = '**/api/schools/observations';
    await page.route(lost, async (route) => {
      // The server registers it; the phone never hears.
      await route.fetch();
      await route.abort('connectionreset');
    });
    await press(page, 'Registrar la observación');
    await expect(page.getByText(/La observación no se registró|Observación registrada/).first()).toBeVisible();
    await page.unroute(lost);
    const again = page.getByRole('button', { name: 'Registrar la observación' });
    if (await again.isVisible()) await again.click();
    await expect(page.getByRole('heading', { name: 'Observación registrada' })).toBeVisible();
  });
  const { total, data } = await listed(page, `filter[guide_id]=${ids.guide}`);
  expect({ total, pie: data[0]?.pie }).toEqual({ total: 1, pie: { yes: 40, no: 20, na: 0 } });
  const reply = await page.request.get(`/api/schools/observations/${data[0]?.id ?? 0}`);
  const { data: registered } = (await reply.json()) as {
    data: { finalObservations: string; sections: { questions: { response: string; comment: string }[] }[] };
  };
  expect(registered.finalObservations).toBe(FINAL);
  const answers = registered.sections.flatMap(({ questions }) => questions);
  expect(answers.map(({ response }) => response)).toEqual(
    Array.from({ length: WHOLE }, (_, index) => ((index + 1) % 3 === 0 ? 'no' : 'yes')),
  );
  expect(answers.flatMap(({ comment }) => (comment === '' ? [] : [comment]))).toEqual(
    [10, 20, 30, 40, 50, 60].map((number) => `Nota ${number}`),
  );
});
