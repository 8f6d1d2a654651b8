import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, PASSWORD, signInByRequest, test } from '../kit/journey';

const VISITS = '/coach/schools/1/visits';

/** A person in their own browser. */
async function browserOf(browser: Browser, page: Page, baseURL: string, email: string) {
  const context = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'es-MX' });
  const theirs = await context.newPage();
  const csrf = async () =>
    ((await (await context.request.get('/api/csrf')).json()) as { data: { token: string } }).data.token;
  await signInByRequest(context.request, email);
  return {
    page: theirs,
    close: () => context.close(),
    /** Schedules a visit by request and returns the status: what the server itself allows. */
    schedule: async () => {
      const axes = [1, 2, 3, 4].map((id) => ({ id, actions: 'Acción', specifications: 'Detalle' }));
      const visit = { school_id: 1, eraser: false, objective: 'Acompañar', date: '2026-11-24', time: '18:00' };
      const reply = await context.request.post('/api/schools/visits', {
        data: { ...visit, school_visit_axis: axes },
        headers: { 'X-CSRF-Token': await csrf() },
      });
      return reply.status();
    },
    whoAmI: async () => (await context.request.get('/api/me')).status(),
  };
}

const cell = (page: Page) => page.getByRole('checkbox', { name: 'Programar y editar visitas, Coach: ' });

/** Switches the coach's permission and saves it after the review. */
async function switchAndSave(page: Page, kind: 'Se da' | 'Se quita', inBetween = async () => {}) {
  await cell(page).click();
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible();
  await page.getByRole('button', { name: 'Revisar y guardar' }).click();
  const review = page.getByRole('dialog', { name: 'Cambios por guardar' });
  await expect(review.getByRole('heading', { name: 'Coach', exact: true })).toBeVisible();
  await expect(review.getByRole('listitem')).toHaveText(`${kind}Programar y editar visitas`);
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Guardar cambios' }).click();
  await inBetween();
  // The message of the previous save may still be shown.
  await expect(page.getByText('Permisos guardados. Ya están en vigor.').last()).toBeVisible();
  await expect(page.getByText('1 cambio sin guardar')).toBeHidden();
}

/** Gives the password in the dialog; the waiting change then continues. */
async function confirm(page: Page, password: string) {
  const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
}

test.use({ rooms: ['access', 'roles', 'users', 'visits'] });
test.describe.configure({ mode: 'serial' });

test('ADM-06 an administrator takes a permission away: the other browser loses the button and the call at once', async ({
  page,
  browser,
  signIn,
  product,
}) => {
  const coach = await browserOf(browser, page, product.url, 'coach@ruta.test');
  const channel = coach.page.waitForEvent('websocket');
  await coach.page.goto(VISITS);
  const newVisit = coach.page.getByRole('link', { name: 'Nueva visita' }).first();
  await expect(newVisit).toBeVisible();
  await coach.page.evaluate(() => Object.assign(window, { neverReloaded: true }));
  await channel; // the socket opens after the page

  await signIn('admin@ruta.test', '/admin/roles?role=COACH');
  await expect(page.getByRole('heading', { level: 1, name: 'Roles y permisos' })).toBeVisible();
  await expect(cell(page)).toBeChecked();
  await expectAccessible(page);

  await product.leaveAlone();
  await switchAndSave(page, 'Se quita', async () => {
    // A wrong password is refused in the dialog, and nothing is saved.
    await confirm(page, 'otra-contraseña-2026');
    await expect(page.getByText('Esta no es tu contraseña actual.')).toBeVisible();
    await expectAccessible(page);
    await expect(newVisit).toBeVisible();
    await confirm(page, PASSWORD);
  });
  await expect(newVisit).toBeHidden();
  expect(await coach.schedule()).toBe(403);

  await test.step('and gives it back', async () => {
    await switchAndSave(page, 'Se da');
    await expect(page.getByRole('dialog', { name: 'Confirma que eres tú' })).toBeHidden();
    await expect(newVisit).toBeVisible();
    expect(await coach.page.evaluate(() => 'neverReloaded' in window)).toBe(true);
    expect(await coach.schedule()).toBe(201);
  });
  await coach.close();

  await test.step('the log holds both, with before and after', async () => {
    await page.goto('/admin/audit?subject=role');
    const lines = page.getByRole('list', { name: 'Registros' }).getByRole('listitem');
    // Two of the demo data come below.
    await expect(lines).toHaveCount(4);
    await expect(lines.first()).toContainText('Dio un permiso');
    await expect(lines.first()).toContainText('Gabriela Zepeda Fuentes');
    await expect(lines.nth(1)).toContainText('Quitó un permiso');
    await expect(lines.nth(1)).toContainText('Antes: sí');
    await expect(lines.nth(1)).toContainText('Después: no');
    await expectAccessible(page);
  });
});

test('T20 a purge asks for the password of who was away, over its own question; turning back changes nothing', async ({
  page,
  signIn,
  product,
}) => {
  await signIn('admin@ruta.test', '/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
  await product.leaveAlone();
  await page.getByRole('button', { name: 'Depurar cuentas' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Depurar las cuentas para siempre?' });
  await question.getByRole('button', { name: 'Depurar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Confirma tu contraseña para hacer esto.')).toBeVisible();

  await page.getByRole('button', { name: 'Depurar cuentas' }).click();
  await question.getByRole('button', { name: 'Depurar' }).click();
  await confirm(page, PASSWORD);
  await expect(page.getByText('Cuentas depuradas.')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('ADM-04 ADM-05 an account is found, edited and suspended, and its owner is out at once', async ({
  page,
  browser,
  signIn,
  product,
}) => {
  const other = await browserOf(browser, page, product.url, 'coach-2@ruta.test');
  await other.page.goto('/');
  await expect(other.page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await other.whoAmI()).toBe(200);

  await signIn('admin@ruta.test', '/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('castaneda pena');
  await expect(page.getByText('1 cuenta', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/search=castaneda/);
  await expectAccessible(page);

  await test.step('ADM-05 a level of her role is set', async () => {
    await page.getByRole('link', { name: 'Adriana Castañeda Peña' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Adriana Castañeda Peña' })).toBeVisible();
    const levels = page.getByRole('group', { name: 'Niveles de Coach', exact: true });
    await levels.getByText('Secundaria').click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Cuenta guardada.')).toBeVisible();
    await expect(levels.getByRole('checkbox', { name: 'Secundaria' })).toBeChecked();
  });

  await test.step('ADM-04 she is suspended, after a question that names her', async () => {
    await page.goBack();
    await page.getByRole('button', { name: 'Acciones de Adriana Castañeda Peña' }).click();
    await page.getByRole('menuitem', { name: 'Suspender' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Suspender la cuenta de Adriana Castañeda Peña?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Suspender' }).click();
    await expect(page.getByText('Cuenta suspendida. Sus sesiones terminaron.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Adriana/ }).getByText('Suspendida')).toBeVisible();
    expect(await other.whoAmI()).toBe(401);
  });

  await test.step('ADM-04 and let in again', async () => {
    await page.getByRole('button', { name: 'Acciones de Adriana Castañeda Peña' }).click();
    await page.getByRole('menuitem', { name: 'Quitar suspensión' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar suspensión' }).click();
    await expect(page.getByText('La cuenta puede entrar de nuevo.')).toBeVisible();
  });
  await other.close();
});
