import type { Page } from '@playwright/test';
import { mailSink, type MailSink } from '../../core-api/src/testing/mail-sink';
import { expect, expectAccessible, PASSWORD, signInByRequest, withOwnServers } from '../kit/journey';
import { startProduct } from '../kit/product';

const NEW_TEACHER = 'ana.nunez@escuela.test';
const OTHERS = ['luis.rey@escuela.test', 'eva.sol@escuela.test'];
const PHRASE = 'cuatro caballos azules';
const OTHER_PHRASE = 'seis barcos de papel';

/** Runs the product with a mail server of the test. */
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
      const own = await startProduct(database, { SMTP_URL: mail.url });
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.use({ rooms: ['access', 'invitations', 'users'] });
test.describe.configure({ mode: 'serial' });

const lettersTo = (mail: MailSink, address: string) => mail.taken.filter(({ to }) => to === address);
async function letterTo(mail: MailSink, address: string, count = 1) {
  await expect.poll(() => lettersTo(mail, address).length).toBe(count);
  return mail.to(address);
}
async function choose(page: Page, label: RegExp, option: string) {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('ADM-03 an administrator invites several people: one invalid address and nothing is sent; then all of them', async ({
  page,
  signIn,
  mail,
}) => {
  await signIn('admin@ruta.test');
  await expect(page.getByRole('heading', { level: 1, name: /^Hola,/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Por atender' })).toContainText('invitaciones esperan respuesta');
  await page.getByRole('link', { name: 'Invitaciones' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invitaciones' })).toBeVisible();
  await expect(page.getByText('10 invitaciones')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Invitar a varias personas' }).click();

  await page.getByRole('textbox', { name: 'Correos' }).fill(`${NEW_TEACHER}, luis.rey@@escuela, ${OTHERS.join(', ')}`);
  await choose(page, /Rol/, 'Docente');
  await page.getByRole('button', { name: 'Enviar invitaciones' }).click();
  await expect(page.getByText('Estos correos no son válidos: luis.rey@@escuela. No se envió nada.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Revisar la lista' }).click();
  await expect(page.getByText('Hay 1 correo que no es válido')).toBeVisible();
  await expectAccessible(page);
  expect(mail.taken).toEqual([]);
  await page.getByRole('button', { name: 'Corregir la lista' }).click();
  await page.getByRole('textbox', { name: 'Correos' }).fill([NEW_TEACHER, ...OTHERS, NEW_TEACHER].join('\n'));
  await page.getByRole('button', { name: 'Revisar la lista' }).click();
  await expect(page.getByText('Repetido: se omite')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar 3 invitaciones' }).click();
  await expect(page.getByText('Se crearon 3 invitaciones')).toBeVisible();
  await expect(page.getByText('3 de 3')).toBeVisible();
  await expectAccessible(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar el resultado (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^invitaciones-2026-11-20-\d+\.csv$/);
  expect(mail.taken.map(({ to }) => to).sort()).toEqual([NEW_TEACHER, ...OTHERS].sort());
});

test('ACC-02 the new teacher opens the link of the letter, registers, and is at home; the link works once', async ({
  page,
  mail,
}) => {
  const { link } = await letterTo(mail, NEW_TEACHER);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeVisible();
  await expect(page.getByText('Te invitaron como Docente. Tu escuela está por asignarse.')).toBeVisible();
  await expect(page.getByText('a•••@escuela.test')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page.getByText('Acepta las condiciones para continuar.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused();

  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Apellidos' }).fill('Núñez Gil');
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(PHRASE);
  await page.getByRole('textbox', { name: 'Repite la contraseña' }).fill(PHRASE);
  await page.getByText('Acepto que Ruta guarde estos datos').click();
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await page.waitForURL(/\/professor$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible();
  await expect(page.getByText('Tu escuela está por asignarse')).toBeVisible();
  await expectAccessible(page);

  // The link is over, signed in or not.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeVisible();
  await expectAccessible(page);
});

test('ACC-03 she forgets the password, sets another with the letter, and signs in with it', async ({ page, mail }) => {
  await page.goto('/sign-in');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '¿Olvidaste tu contraseña?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Correo' }).fill(NEW_TEACHER);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByText('Revisa tu correo')).toBeVisible();
  await expectAccessible(page);

  const { link } = await letterTo(mail, NEW_TEACHER, 2);
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Nueva contraseña' }).fill(OTHER_PHRASE);
  await page.getByRole('textbox', { name: 'Repite la contraseña' }).fill(PHRASE);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Las contraseñas no coinciden.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Repite la contraseña' }).fill(OTHER_PHRASE);
  // The button moves when the message disappears, so wait for that.
  await expect(page.getByText('Las contraseñas no coinciden.')).not.toBeVisible();
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contraseña guardada' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
  await page.getByLabel('Correo').fill(NEW_TEACHER);
  await page.getByLabel('Contraseña', { exact: true }).fill(OTHER_PHRASE);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible();
});

test('ADM-02 the administrator edits one, sends it again and deletes it; the older links end', async ({
  page,
  signIn,
  mail,
}) => {
  const first = (await letterTo(mail, 'luis.rey@escuela.test')).link;
  await signIn('admin@ruta.test', '/admin/invitations?email=luis.rey');
  await expect(page.getByText('1 invitación', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Acciones de luis.rey@escuela.test' }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar la invitación' });
  await dialog.getByRole('textbox', { name: 'Correo' }).fill('luisa.rey@escuela.test');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(dialog).not.toBeVisible();
  await letterTo(mail, 'luisa.rey@escuela.test');

  await page.goto('/admin/invitations?email=luisa.rey');
  await page.getByRole('button', { name: 'Acciones de luisa.rey@escuela.test' }).click();
  await page.getByRole('menuitem', { name: 'Enviar de nuevo' }).click();
  await expect(page.getByText('Correo enviado de nuevo.')).toBeVisible();
  const last = (await letterTo(mail, 'luisa.rey@escuela.test', 2)).link;
  await page.getByRole('button', { name: 'Acciones de luisa.rey@escuela.test' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Ninguna invitación coincide')).toBeVisible();
  for (const link of [first, last]) {
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeVisible();
  }
});

test('ADM-05 an administrator’s change of address, seen from both mailboxes', async ({
  page,
  browser,
  baseURL,
  signIn,
  mail,
}) => {
  const [before, after] = ['coach-sec@ruta.test', 'daniel.sosa@escuela.test'];
  const elsewhere = async () => (await browser.newContext({ baseURL: baseURL ?? '', locale: 'es-MX' })).newPage();
  // He works in a browser of his own.
  const theirs = await elsewhere();
  await signInByRequest(theirs.request, before);
  await theirs.goto('/');
  await expect(theirs.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();

  await signIn('admin@ruta.test', `/admin/users?search=${before}`);
  await page.getByRole('link', { name: /Daniel/ }).click();
  await page.getByRole('textbox', { name: 'Correo' }).fill(after);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const question = page.getByRole('dialog', { name: /¿Cambiar el correo de Daniel/ });
  await question.getByLabel('Tu contraseña', { exact: true }).fill(PASSWORD);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Guardar y enviar enlace' }).click();
  await expect(page.getByText(`Espera confirmación: ${after}`)).toBeVisible();
  await expectAccessible(page);

  expect((await letterTo(mail, before)).text).toContain(`pidió que tu cuenta de Ruta use el correo ${after}`);
  const { link } = await letterTo(mail, after);
  expect((await theirs.request.get('/api/me')).status()).toBe(200);

  const opened = await elsewhere();
  await opened.goto(link);
  await expect(opened.getByRole('heading', { level: 1, name: 'Confirma tu correo nuevo' })).toBeVisible();
  await expect(opened.getByText('c•••@ruta.test')).toBeVisible();
  await expect(opened.getByText(after)).toBeVisible();
  await expectAccessible(opened);
  await opened.getByRole('button', { name: 'Confirmar este correo' }).click();
  await expect(opened.getByRole('heading', { level: 1, name: 'Correo cambiado' })).toBeVisible();
  await expectAccessible(opened);
  await letterTo(mail, before, 2);

  // The session in his browser is over; he enters with the new address and the password that he has.
  expect((await theirs.request.get('/api/me')).status()).toBe(401);
  await opened.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
  const enter = async (email: string) => {
    await opened.getByLabel('Correo').fill(email);
    await opened.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await opened.getByRole('button', { name: 'Iniciar sesión' }).click();
  };
  await enter(before);
  await expect(opened.getByText('El correo o la contraseña no coinciden.')).toBeVisible();
  await enter(after);
  await expect(opened.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();
  await theirs.context().close();
  await opened.context().close();
});
