import { expect, expectAccessible, PASSWORD, signInByRequest, test } from '../kit/journey';

const AGREED = 'Cerrar los acuerdos de convivencia con el equipo directivo antes de las vacaciones.';

test.use({ rooms: ['access', 'visits'] });

test('ACC-01 VIS-04 a session that ends while a coach writes: signed in again over the page, the text is saved', async ({
  page,
  browser,
  product,
}) => {
  await signInByRequest(page.request, 'coach@ruta.test');
  const draft = (await (await page.request.get('/api/schools/visits/has-draft?school_id=2')).json()) as {
    data: { id: number };
  };
  await page.goto(`/coach/schools/2/visits/edit/${draft.data.id}/draft`);
  const objective = page.getByLabel('Objetivo de la visita');
  await expect(objective).toBeVisible();

  await test.step('the server ends the session, on another device that holds the same one', async () => {
    const other = await browser.newContext({
      baseURL: product.url,
      storageState: await page.context().storageState(),
    });
    const { data } = (await (await other.request.get('/api/csrf')).json()) as { data: { token: string } };
    const ended = await other.request.post('/api/logout', { headers: { 'X-CSRF-Token': data.token } });
    expect(ended.ok()).toBe(true);
    await other.close();
  });

  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  await test.step('the next save asks to sign in again, over the page', async () => {
    await objective.fill(AGREED);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Correo')).toHaveValue('coach@ruta.test');
    await expect(dialog.getByLabel('Contraseña', { exact: true })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('a wrong password is said there, and nothing is lost', async () => {
    await dialog.getByLabel('Contraseña', { exact: true }).fill('no-es-esta-2026');
    await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(objective).toHaveValue(AGREED);
  });

  await test.step('signed in, what was typed is saved and the focus is where it was', async () => {
    await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Guardado \d\d:\d\d$/)).toBeVisible();
    await expect(objective).toBeFocused();
    await page.reload();
    await expect(objective).toHaveValue(AGREED);
    const saved = (await (await page.request.get(`/api/schools/visits/${draft.data.id}`)).json()) as {
      data: { objective: string };
    };
    expect(saved.data.objective).toBe(AGREED);
  });
});

test('ACC-01 who leaves instead finds what they wrote when they come back', async ({
  page,
  signIn,
  browser,
  product,
}) => {
  await signIn('coach@ruta.test', '/coach/schools/3/visits/create');
  const objective = page.getByLabel('Objetivo de la visita');
  await objective.fill('Lo que todavía no se guarda.');
  const other = await browser.newContext({ baseURL: product.url, storageState: await page.context().storageState() });
  const { data } = (await (await other.request.get('/api/csrf')).json()) as { data: { token: string } };
  await other.request.post('/api/logout', { headers: { 'X-CSRF-Token': data.token } });
  await other.close();

  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Guardar borrador' });
  // A call of the page itself may be the first that finds the session gone; the dialog then covers this one.
  await confirm.click({ timeout: 10_000 }).catch(() => expect(dialog).toBeVisible());
  await dialog.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByText('Tu sesión terminó. Inicia sesión de nuevo.')).toBeVisible();
  await page.getByLabel('Correo').fill('coach@ruta.test');
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/coach\/schools\/3\/visits\/create/);
  await expect(objective).toHaveValue('Lo que todavía no se guarda.');
});
