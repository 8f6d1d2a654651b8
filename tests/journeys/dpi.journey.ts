import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/journey';
import { speak } from '../kit/speak';

const TEACHER = 'prof@ruta.test';
const DIRECTOR = 'dir@ruta.test';
/** The server takes the order of the options by the person, so a quadrant is chosen by its key. */
const QUADRANT = '4';

const heading = (page: Page, name: string | RegExp, level = 1) =>
  expect(page.getByRole('heading', { level, name })).toBeVisible();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const place = (page: Page, at: number) =>
  expect(page.getByText(new RegExp(`^(Pregunta ${at} de|Question ${at} of) `))).toBeVisible();

/** Chooses by the keyboard, as somebody who hurries does. */
async function choose(page: Page): Promise<void> {
  await page.getByRole('radio').first().focus();
  await page.keyboard.press(QUADRANT);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
}

/** Prepares the cycle that comes next, whose questions nobody answers yet. Returns its id. */
async function prepareNext(request: APIRequestContext): Promise<number> {
  const read = async <Data>(path: string) => ((await (await request.get(path)).json()) as { data: Data }).data;
  const cycles = await read<{ id: number; state: string }[]>('/api/school-cycles');
  const next = cycles.find(({ state }) => state === 'pending');
  const { id, revision, start_at, end_at } = await read<{
    id: number;
    revision: number;
    start_at: string;
    end_at: string;
  }>(`/api/school-cycles/${next?.id ?? 0}`);
  const { token } = await read<{ token: string }>('/api/csrf');
  const prepared = await request.post(`/api/school-cycles/${id}/prepare`, {
    data: { action: 'inherit_data', start_at, end_at, revision },
    headers: { 'X-CSRF-Token': token },
  });
  expect(prepared.status()).toBe(200);
  return id;
}

test.use({ rooms: ['dpi', 'notifications'] });
test.describe.configure({ mode: 'serial' });

test.describe('who has not finished', () => {
  test.use({ entry: true });

  test('J3 DPI-01 DPI-02 the home leads to the diagnostic; double time, a reload, English and back, a question that expires, the end', async ({
    page,
    signIn,
  }) => {
    await page.clock.install();
    await signIn(TEACHER);
    await test.step('DPI-01 from the home, by the countdown', async () => {
      const entry = page.getByRole('dialog', { name: 'El diagnóstico de tu escuela' });
      await expect(entry.getByRole('timer', { name: 'Vamos al diagnóstico en' })).toBeVisible();
      await expectAccessible(page);
      await page.clock.runFor(6000);
      await heading(page, 'Diagnóstico (DPI)');
      await expect(page).toHaveURL(/\/scholastic\/dpi$/);
    });
    await test.step('DPI-01 the session asks once; a banner stays', async () => {
      await page.goto('/');
      await heading(page, /^Hola/);
      await expect(page.getByText('Tu escuela contesta su diagnóstico (DPI)')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Contestar el diagnóstico' }).click();
    });
    await heading(page, 'Antes de empezar', 2);
    await expect(page.getByText('Son 9 preguntas', { exact: false })).toBeVisible();
    await page.getByRole('radio', { name: 'El doble' }).check({ force: true });
    await expectAccessible(page);
    await press(page, 'Comenzar');
    await press(page, 'Comenzar ya');

    await place(page, 1);
    await choose(page);
    await expectAccessible(page);
    await press(page, 'Siguiente');
    await test.step('DPI-02 a reload goes on at the question that was shown', async () => {
      await place(page, 2);
      await page.reload();
      await place(page, 2);
    });
    await test.step('DPI-02 English and back keep question and choice', async () => {
      await choose(page);
      await speak(page, 'English');
      await expect(page.getByText(/^Question 2 of 9/)).toBeVisible();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
      await speak(page, 'Español');
      await place(page, 2);
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
      await press(page, 'Siguiente');
    });
    await test.step('DPI-02 a question that expires has no answer, and the next one follows', async () => {
      await place(page, 3);
      // Not after the usual 20 seconds: time is double.
      await page.clock.runFor(21_000);
      await place(page, 3);
      await page.clock.runFor(20_000);
      await place(page, 4);
    });
    for (const at of [4, 5, 6, 7, 8, 9]) {
      await place(page, at);
      await choose(page);
      await press(page, at === 9 ? 'Finalizar' : 'Siguiente');
    }
    await heading(page, 'Diagnóstico contestado', 2);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    await heading(page, /^Hola/);
    await expect(page.getByText('Tu escuela contesta su diagnóstico (DPI)')).toHaveCount(0);
  });
});

test('J3 DPI-03 DPI-04 the director reads the results from the navigation, reminds once, and moves the end to today', async ({
  page,
  signIn,
}) => {
  await signIn(DIRECTOR);
  await heading(page, /^Hola/);
  await page.getByRole('link', { name: /^Ver: Faltan \d+ personas por terminar/ }).click();
  await heading(page, 'Resultados del DPI');
  await expect(page.getByRole('heading', { name: 'Por dónde empezar' })).toBeVisible();
  await expectAccessible(page);

  await press(page, 'Recordar a quienes faltan');
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar' }).click();
  const remind = page.getByRole('button', { name: 'Recordar a quienes faltan' });
  await expect(remind).toHaveAttribute('aria-disabled', 'true');

  await press(page, 'Cambiar el cierre');
  const dialog = page.getByRole('dialog', { name: 'Último día del diagnóstico' });
  const reply = await page.request.get('/api/schools/dpi/status');
  const { data } = (await reply.json()) as { data: { today: string } };
  const [year = '', month = '', day = ''] = data.today.split('-');
  await dialog.getByRole('spinbutton').first().click();
  await page.keyboard.type(`${day}${month}${year}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`al ${day}-${month}-${year}`)).toBeVisible();
});

test('DPI-02 the bank of the next cycle: a question is written, moved by the keyboard, previewed and switched off', async ({
  page,
  signIn,
}) => {
  await signIn('admin@ruta.test');
  const cycle = await prepareNext(page.request);
  await page.goto(`/admin/dpi-questions?cycle=${cycle}`);
  await heading(page, 'Preguntas del diagnóstico (DPI)');
  const rows = page.getByRole('row');
  const count = await rows.count();
  expect(count).toBeGreaterThan(5);
  await expectAccessible(page);

  await test.step('DPI-02 written, with a theme of its own', async () => {
    await press(page, 'Agregar pregunta');
    const form = page.getByRole('dialog', { name: 'Agregar pregunta' });
    const theme = form.getByRole('combobox', { name: /^Tema/ });
    await theme.pressSequentially('Clima escolar');
    await expect(page.getByRole('option')).toHaveText('Clima escolar (tema nuevo)');
    // By key: on a phone the page scrolls below the list.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(theme).toHaveValue('Clima escolar');
    await form.getByRole('textbox', { name: /^Pregunta en español/ }).fill('¿Cómo llegamos cada mañana?');
    for (const quadrant of [1, 2, 3, 4, 5])
      await form.getByRole('textbox', { name: new RegExp(`^Cuadrante ${quadrant},`) }).fill(`Mañana ${quadrant}`);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Guardar' }).click();
    await expect(form).toBeHidden();
    await expect(rows).toHaveCount(count + 1);
    await expect(rows.last()).toContainText('¿Cómo llegamos cada mañana?');
  });

  await test.step('DPI-02 moved by the keyboard, and it stays there', async () => {
    const saved = page.waitForResponse((reply) => reply.url().includes('/order'));
    await rows.last().focus();
    await page.keyboard.press('ArrowRight');
    await expect(rows.last().getByRole('button', { name: /^Arrastrar/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-drop-target]')).toHaveCount(1);
    await page.keyboard.press('Home');
    // The first place is the target once its row is.
    await expect(page.locator(':focus')).toHaveAccessibleName(/antes de ¿Cómo se toman/);
    await page.keyboard.press('Enter');
    expect((await saved).status()).toBe(200);
    await expect(rows.first()).toContainText('¿Cómo llegamos cada mañana?');
    await page.reload();
    await expect(rows.first()).toContainText('¿Cómo llegamos cada mañana?');
  });

  await test.step('DPI-02 previewed as it is answered', async () => {
    await press(page, 'Acciones de la pregunta 1');
    await page.getByRole('menuitem', { name: 'Ver como se contesta' }).click();
    const preview = page.getByRole('dialog', { name: 'Así se contesta la pregunta 1' });
    await expect(preview.getByRole('radio')).toHaveCount(5);
    await expectAccessible(page);
    await preview.getByRole('button', { name: 'Cerrar' }).last().click();
    await expect(preview).toBeHidden();
  });

  await test.step('DPI-02 switched off', async () => {
    await press(page, 'Acciones de la pregunta 1');
    await page.getByRole('menuitem', { name: 'No preguntar' }).click();
    await expect(rows.first()).toContainText('No se pregunta');
    await expectAccessible(page);
  });
});
