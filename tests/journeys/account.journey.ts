import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { codeOf } from '../../core-api/src/testing/totp';
import { expect, expectAccessible, PASSWORD, signInByRequest, test } from '../kit/journey';

const NEW = 'un caballo correcto';
/** Any page but the sign-in page. */
const INSIDE = (url: URL) => url.pathname !== '/sign-in';

async function typeIn(page: Page, email: string, password: string) {
  await page.goto('/sign-in');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}
const HALF_A_MINUTE = 30_000;
/** Waits if the current code of an authenticator app is about to change, so that it lasts until it is typed. */
const halfMinuteLasts = () => {
  const left = HALF_A_MINUTE - (Date.now() % HALF_A_MINUTE);
  return left < 10_000 ? pause(left) : undefined;
};
/** Another browser without cookies. */
const another = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'es-MX' })).newPage();

test.use({ rooms: ['access'] });

test('ACC-04 ACC-07 a profile is edited, and everything speaks the new language and shows the new name', async ({
  page,
  signIn,
}) => {
  await signIn('coach-sec@ruta.test');
  await expect(page.getByRole('heading', { level: 1, name: /^Hola,/ })).toBeVisible();
  await page.getByRole('button', { name: /Menú de tu cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Tu perfil' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu perfil' })).toBeVisible();
  await expect(page.getByLabel(/^Nombre/)).toHaveValue('Daniel');
  await expectAccessible(page);

  await page
    .getByRole('region', { name: 'Foto' })
    .getByLabel('Foto')
    .setInputFiles({
      name: 'yo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
  await expect(page.getByRole('button', { name: 'Quitar foto' })).toBeVisible();
  await page.getByLabel(/^Nombre/).fill('Daniel Iván');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Perfil guardado.')).toBeVisible();
  const photo = page.getByRole('banner').locator('img').first();
  await expect(photo).toHaveJSProperty('naturalWidth', 256);
  await expect(page.getByRole('button', { name: /Daniel Iván.*Menú de tu cuenta/ })).toBeVisible();

  // The field and its list have the same name; the button is the field.
  await page.getByRole('button', { name: /Idioma/ }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Daniel Iván');
});

test('ACC-04 T04 the password is changed, and the other browser is out at once', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const other = await another(browser, baseURL);
  await typeIn(other, 'coor@ruta.test', PASSWORD);
  await other.waitForURL(INSIDE);
  await signIn('coor@ruta.test', '/profile/security');
  const sessions = page.getByRole('list', { name: 'Dónde tienes tu sesión abierta' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);

  await page.getByLabel(/Contraseña actual/).fill(PASSWORD);
  await page.getByLabel(/^Contraseña nueva/).fill('ruta-demo-2026');
  await page.getByLabel(/Repite la contraseña/).fill('ruta-demo-2026');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('Es de las primeras que cualquiera probaría.', { exact: false })).toBeVisible();
  await page.getByLabel(/^Contraseña nueva/).fill(NEW);
  await page.getByLabel(/Repite la contraseña/).fill(NEW);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('Contraseña cambiada.', { exact: false })).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  await other.reload();
  await expect(other.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await other.context().close();

  const fresh = await another(browser, baseURL);
  await typeIn(fresh, 'coor@ruta.test', PASSWORD);
  await expect(fresh.getByRole('alert')).toBeVisible();
  await typeIn(fresh, 'coor@ruta.test', NEW);
  await fresh.waitForURL(INSIDE);
  await fresh.context().close();
});

test('ASVS 6.3.3 two-step verification is turned on, asked for, and a recovery code helps out once', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  await signIn('subd@ruta.test', '/profile/security');
  await page.getByRole('button', { name: 'Activar' }).click();
  await page.getByRole('dialog').getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await expectAccessible(page);
  const secret = await page.getByRole('dialog').locator('code').innerText();
  await halfMinuteLasts();
  await page.getByLabel('Código de 6 dígitos').fill(codeOf(secret, -1));
  await page.getByRole('dialog').getByRole('button', { name: 'Activar' }).click();
  const codes = page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText(/Te quedan 10 códigos de recuperación/)).toBeVisible();

  const other = await another(browser, baseURL);
  const enter = async (label: string, code: string) => {
    await other.getByLabel(label).fill(code);
    await other.getByRole('button', { name: 'Continuar' }).click();
  };
  await typeIn(other, 'subd@ruta.test', PASSWORD);
  await expect(other.getByLabel('Código de 6 dígitos')).toBeVisible();
  await expectAccessible(other);
  await enter('Código de 6 dígitos', '000000');
  await expect(other.getByRole('alert')).toContainText('El código no es correcto');
  await enter('Código de 6 dígitos', codeOf(secret));
  await other.waitForURL(INSIDE);
  await other.context().clearCookies();

  await typeIn(other, 'subd@ruta.test', PASSWORD);
  await other.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await enter('Código de recuperación', recovery);
  await other.waitForURL(INSIDE);
  await other.context().clearCookies();

  await typeIn(other, 'subd@ruta.test', PASSWORD);
  await other.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await enter('Código de recuperación', recovery);
  await expect(other.getByRole('alert')).toContainText('ya se usó');
  await other.context().close();

  // The sessions begun meanwhile are in the list and can be ended.
  await page.reload();
  await expect(page.getByText(/Te quedan 9 códigos de recuperación/)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar las demás' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar las demás' }).click();
  await expect(page.getByText('Solo tienes abierta esta sesión.')).toBeVisible();
});

test('ACC-05 who has several roles picks one, once, and changes it in the menu', async ({ page }) => {
  await typeIn(page, 'fernanda.beltran@ruta.test', PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: '¿Con qué rol quieres trabajar?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Coach secundario(a)' }).click();
  await page.waitForURL(INSIDE);
  await page.getByRole('button', { name: /Menú de tu cuenta/ }).click();
  await page.getByRole('menuitemradio', { name: 'Coach', exact: true }).click();
  await expect(
    page.getByText('Ahora trabajas con otro rol.').or(page.getByRole('heading', { level: 1 })),
  ).toBeVisible();
  // The reply sets the cookie of the other role's session; a later reply of the old session would set it back.
  await expect(page.getByRole('button', { name: /Zazueta Coach Menú de tu cuenta/ })).toBeVisible();
  await page.goto('about:blank');
  await page.context().clearCookies();
  await typeIn(page, 'fernanda.beltran@ruta.test', PASSWORD);
  await page.waitForURL(INSIDE);
});

test('ASVS 6.3.3 a super administrator gets in with the code of the demo', async ({ page }) => {
  await typeIn(page, 'super@ruta.test', PASSWORD);
  await page.getByLabel('Código de 6 dígitos').fill(codeOf('RUTADEMORUTADEMORUTADEMORUTADEMO'));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/admin'));
  await expect(page.getByText('Activa la verificación en dos pasos')).toBeHidden();
});

test('ACC-06 a tab saves nothing as somebody else who signs in in another tab, and loses nothing that was typed', async ({
  page,
  signIn,
}) => {
  const nameNow = async () =>
    ((await (await page.request.get('/api/profile')).json()) as { data: { name: string } }).data.name;
  await signInByRequest(page.request, 'dir@ruta.test');
  const before = await nameNow();
  await signIn('coach@ruta.test', '/profile');
  await page.getByLabel(/^Nombre/).fill('Nombre de coach');
  // The requests of a context have the cookies of all its tabs.
  await signInByRequest(page.request, 'dir@ruta.test');

  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const asked = page.getByRole('dialog', { name: /^Ahora está / });
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  expect(await nameNow()).toBe(before);
  await asked.getByRole('button', { name: /^Iniciar sesión como/ }).click();
  await asked.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await asked.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Perfil guardado.')).toBeVisible();
  await expect(page.getByLabel(/^Nombre/)).toHaveValue('Nombre de coach');
  expect(await nameNow()).toBe('Nombre de coach');
  await signInByRequest(page.request, 'dir@ruta.test');
  expect(await nameNow()).toBe(before);
});
