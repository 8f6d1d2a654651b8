import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { UserList } from '@ruta/contracts/users/users.screens';
import { expect, expectAccessible, PASSWORD, test } from '../kit/journey';

const TEACHERS = '/admin/users?roles=PROF';
const bar = (page: Page) => page.getByRole('group', { name: 'Personas elegidas' });

/** Somebody else changes an account while it is chosen. */
async function changeMeanwhile({ request }: Page): Promise<string> {
  const { data: csrf } = (await (await request.get('/api/csrf')).json()) as { data: { token: string } };
  const list = (await (await request.get('/bff/admin/users?roles=PROF&sort=-id')).json()) as { data: UserList };
  const [first] = list.data.users.data;
  if (!first) throw new Error('The demo has no teachers');
  const { id, name, surname, revision } = first;
  const reply = await request.put(`/api/users/${id}`, {
    data: { surname: `${surname} Ríos`, revision },
    headers: { 'X-CSRF-Token': csrf.token },
  });
  expect(reply.status()).toBe(200);
  return `${name} ${surname}`;
}

/** Presses the box of all people of a page by key: its input lies beneath what is drawn, and the page may still scroll. */
async function choosePage(page: Page) {
  const all = page.getByRole('checkbox', { name: 'Elegir a todas las de esta página' });
  await expect(all).toBeEnabled();
  await expect(all).not.toBeChecked();
  await all.press('Space');
  await expect(all).toBeChecked();
}

test.use({ rooms: ['users'] });

test('ADM-04 an administrator chooses thirty people over three pages, exports and suspends them, and lets them in again', async ({
  page,
  signIn,
  product,
}) => {
  await signIn('admin@ruta.test', TEACHERS);
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();

  await test.step('thirty of three pages are chosen, and the bar says how many are not in sight', async () => {
    await choosePage(page);
    for (const chosen of [10, 20]) {
      await expect(bar(page).getByRole('status')).toContainText(`${chosen} elegidas`);
      await page.getByRole('button', { name: 'Página siguiente' }).click();
      await choosePage(page);
    }
    await expect(bar(page).getByRole('status')).toHaveText('30 elegidas · 20 en otras páginas o filtros');
    await expectAccessible(page);
  });

  await test.step('their file has a row for each', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      bar(page).getByRole('button', { name: 'Exportar (CSV)' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect([download.suggestedFilename(), lines.length]).toEqual(['usuarios.csv', 31]);
  });

  const changed = await changeMeanwhile(page);
  await test.step('one question and one password; who was changed meanwhile is refused and stays chosen', async () => {
    await product.leaveAlone();
    await bar(page).getByRole('button', { name: 'Suspender' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Suspender 30 cuentas?' });
    await expect(question.getByRole('listitem')).toHaveCount(30);
    await question.getByRole('button', { name: 'Suspender' }).click();
    const confirm = page.getByRole('dialog', { name: 'Confirma que eres tú' });
    await confirm.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await confirm.getByRole('button', { name: 'Confirmar' }).click();
    const told = page.getByRole('dialog', { name: '29 de 30 suspendidas' });
    await expect(told.getByRole('listitem').first()).toContainText(`${changed}Alguien más cambió esta cuenta`);
    await expectAccessible(page);
    await told.getByRole('button', { name: 'Entendido' }).click();
    await expect(bar(page).getByRole('status')).toContainText('1 elegida');
  });

  await test.step('the audit log has an entry for each', async () => {
    await page.goto('/admin/audit?subject=user');
    await expect(page.getByRole('list', { name: 'Registros' }).getByRole('listitem').first()).toContainText(
      'Suspendió la cuenta',
    );
  });

  await test.step('they are let in again', async () => {
    for (let left = 3; left > 0; left -= 1) {
      await page.goto(`${TEACHERS}&access=banned`);
      await choosePage(page);
      await bar(page).getByRole('button', { name: 'Quitar suspensión' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar suspensión' }).click();
      await page
        .getByRole('dialog', { name: /ya sin suspensión$/ })
        .getByRole('button', { name: 'Entendido' })
        .click();
    }
  });
});
