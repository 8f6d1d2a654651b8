import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInByRequest, test } from '../kit/journey';

const SCHOOL = '/coach/schools/1';
/** The newest finished central activity of the demo's school. Her leader was present and has not answered. */
const ACTIVITY = 'Taller de evaluación formativa';
const LEADER = { email: 'coor@ruta.test', name: 'Verónica Luna Hernández' };
const QUESTIONS = [
  ['¿Qué tan útil fue para tu trabajo?', 'Ya sé cómo usarlo mañana'],
  ['¿Qué tan claras fueron las explicaciones?', 'Entendí casi todo'],
  ['¿Qué tanto puedes aplicarlo con tu grupo?', 'Una parte, con ajustes'],
  ['¿Cómo estuvo organizada?', 'Bien, con todo a la mano'],
  ['¿Qué tanto pudo participar el grupo?', 'Participó la mitad'],
] as const;
const REMARK = 'Más tiempo para planear por academia.';

const heading = (page: Page, name: string | RegExp, level = 1) =>
  expect(page.getByRole('heading', { level, name })).toBeVisible();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

test.use({ rooms: ['surveys', 'proofs', 'agenda'] });
test.describe.configure({ mode: 'serial' });

test('J5 SUR-01 SUR-02 who was present answers the survey: instructions, countdown, questions in both languages, end', async ({
  page,
  signIn,
}) => {
  await signIn(LEADER.email);
  await heading(page, /^Hola/);
  // It stands below what the school waits for; the last group shows three lines.
  await page
    .getByRole('button', { name: /^Ver \d+ más$/ })
    .last()
    .click();
  await page.getByRole('link', { name: new RegExp(`^Contestar: ${ACTIVITY}`) }).click();
  await heading(page, 'Tu opinión sobre la actividad');
  await heading(page, 'Quién verá tus respuestas', 2);
  await expectAccessible(page);
  await press(page, 'Comenzar');
  await expect(page.getByRole('timer', { name: 'La encuesta empieza en' })).toBeVisible();
  await press(page, 'Cancelar');
  await press(page, 'Comenzar');
  await press(page, 'Comenzar ya');

  for (const [at, [question, answer]] of QUESTIONS.entries()) {
    await heading(page, question, 2);
    // The radio's own circle is what is drawn over it.
    await page.getByRole('radio', { name: answer, exact: true }).check({ force: true });
    if (at === 0) await expectAccessible(page);
    await press(page, 'Siguiente');
  }
  await page.getByLabel('Tu respuesta').fill(REMARK);
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();

  await test.step('SUR-02 the content changes its language, a reload keeps answers and place', async () => {
    await page.getByRole('radio', { name: 'English' }).click();
    await heading(page, 'What would you change next time?', 2);
    await expect(page.getByLabel('Tu respuesta')).toHaveValue(REMARK);
    await page.reload();
    await heading(page, '¿Qué cambiarías para la próxima vez?', 2);
    await expect(page.getByLabel('Tu respuesta')).toHaveValue(REMARK);
  });
  await press(page, 'Enviar la encuesta');
  await heading(page, 'Encuesta contestada', 2);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver la encuesta' }).click();
  await expect(page.getByText(QUESTIONS[0][1])).toBeVisible();
  await page.goto('/');
  await heading(page, /^Hola/);
  await expect(page.getByRole('link', { name: new RegExp(`^Contestar: ${ACTIVITY}`) })).toHaveCount(0);
});

test('J5 ACT-05 the coach reads the figures and who answered what; a teacher does not', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('coach@ruta.test', `${SCHOOL}/activity-ratings`);
  await heading(page, 'Valoración de actividades');
  await expectAccessible(page);
  await page.getByRole('link', { name: `Ver respuestas: ${ACTIVITY}` }).click();
  await heading(page, 'Respuestas de la encuesta');
  await expect(page.getByText(/^\d+ de \d+ personas? presentes?$/)).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Respuestas por persona/ })
    .first()
    .click();
  const people = page.getByRole('group', { name: /^Respuestas por persona/ }).first();
  await expect(people.getByText("Elvira Sánchez D'Ávila")).toBeVisible();
  await expectAccessible(page);
  const address = new URL(page.url()).pathname;
  const activityId = /activity\/(\d+)\//.exec(address)?.[1] ?? '';

  await test.step('the answer of the leader is among them, by name', async () => {
    const figures = { schoolId: '1', activityId, questionId: '1', size: '50' };
    const reply = await page.request.get('/api/schools/surveys/activity/users-responses', { params: figures });
    const { data } = (await reply.json()) as { data: { user: { fullname: string } | null; option: string | null }[] };
    expect(data.find(({ user }) => user?.fullname === LEADER.name)?.option).toBe(QUESTIONS[0][1]);
  });
  await context.clearCookies();
  await signInByRequest(page.request, 'prof@ruta.test');
  const refused = await page.request.get('/api/schools/surveys/activity-responses', {
    params: { schoolId: '1', activityId },
  });
  expect(refused.status()).toBe(403);
});

test('J5 ACT-06 a proof opens by its public address: good, then revoked; a forged one says so', async ({
  page,
  signIn,
  browser,
  product,
}) => {
  await signIn('coach@ruta.test', `${SCHOOL}/attendance-proofs`);
  await heading(page, 'Constancias de asistencia');
  await expectAccessible(page);
  const reply = await page.request.get('/api/schools/activity/attendance-proofs', { params: { school_id: '1' } });
  const { data } = (await reply.json()) as {
    data: { code: string; person: string; folio: string; revoked_at: string | null }[];
  };
  const good = data.find(({ revoked_at }) => revoked_at === null);
  if (!good) throw new Error('The demo has no valid proof');

  // Who is shown a proof has no account.
  const outside = await browser.newContext({ baseURL: product.url, locale: 'es-MX' });
  const check = await outside.newPage();
  await check.goto(`/proofs/${good.code}`);
  await expect(check.getByText('Constancia válida')).toBeVisible();
  for (const printed of [good.person, good.folio]) await expect(check.getByText(printed)).toBeVisible();
  await expectAccessible(check);
  const last = good.code.at(-1) === '0' ? '1' : '0';
  await check.goto(`/proofs/${good.code.slice(0, -1)}${last}`);
  await expect(check.getByText('No hay ninguna constancia con ese código')).toBeVisible();
  await expectAccessible(check);

  await press(page, `Acciones de la constancia de ${good.person}`);
  await page.getByRole('menuitem', { name: 'Revocar' }).click();
  const dialog = page.getByRole('dialog', { name: `Revocar la constancia de ${good.person}` });
  await dialog.getByLabel('Motivo').fill('El nombre se imprimió mal.');
  await dialog.getByRole('button', { name: 'Revocar', exact: true }).click();
  await expect(dialog).toBeHidden();
  await check.goto(`/proofs/${good.code}`);
  await expect(check.getByText('Constancia revocada')).toBeVisible();
  await expectAccessible(check);
  await outside.close();
});
