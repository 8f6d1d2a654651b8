import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/journey';

const DIRECTOR = 'dir@ruta.test';
const AGENT = 'agent@ruta.test';
const THEME = 'Dar fecha al año';

test.use({ rooms: ['conferences', 'availability', 'notifications'] });
test.describe.configure({ mode: 'serial' });

const heading = (page: Page, name: string | RegExp, level = 1) =>
  expect(page.getByRole('heading', { level, name })).toBeVisible();

async function choose(page: Page, level: string, option: string): Promise<void> {
  const field = page.getByRole('button', { name: new RegExp(`${level}$`) });
  await field.press('Enter');
  await page.getByRole('option', { name: option }).press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toContainText(option);
}

/** Opens the booking and chooses what the session is about. A level with one option takes it by itself. */
async function chooseTheme(page: Page): Promise<void> {
  await heading(page, 'Agendar sesión');
  await choose(page, 'Área', 'Directiva');
  await choose(page, 'Rubro', 'Gestión escolar');
  await choose(page, 'Categoría', 'Planes de la escuela');
  await choose(page, 'Tema', THEME);
  await expect(page.getByText('Dura 30 minutos.')).toBeVisible();
}

test('J7 VC-01 VC-02 a director chooses theme, day and hour and books a session with a message', async ({
  page,
  signIn,
}) => {
  await signIn(DIRECTOR);
  await heading(page, /^Hola/);
  await page.goto('/sessions');
  await heading(page, 'Sesiones por video');
  await expect(page.getByRole('heading', { level: 3, name: 'Del diagnóstico al PAI' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Agendar sesión' }).click();
  await chooseTheme(page);
  await expectAccessible(page);

  await test.step('VC-01 a day with a session of one’s own says so when an hour is chosen', async () => {
    await page.getByRole('button', { name: 'Semana siguiente' }).click();
    await page.getByRole('button', { name: /24 de noviembre/ }).click();
    const hour = page
      .getByRole('radiogroup', { name: /^Horas del martes 24/ })
      .getByRole('radio')
      .last();
    await hour.press('Space');
    await expect(page.getByText('Ya tienes una sesión ese día. Elige otro día.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Confirmar/ })).toHaveCount(0);
    await expectAccessible(page);
  });
  await page.getByRole('button', { name: /25 de noviembre/ }).click();
  const hours = page.getByRole('radiogroup', { name: /^Horas del miércoles 25/ });
  await page.getByRole('textbox', { name: 'Mensaje para quien te atiende' }).fill('Llevo el calendario de la zona');
  await hours.getByRole('radio').first().press('Space');
  await page.getByRole('button', { name: /^Confirmar/ }).press('Enter');
  await heading(page, 'Sesiones por video');
  await expect(page.getByText('Sesión agendada.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: THEME }).first()).toBeVisible();
  await expect(page.getByText('Mensaje: Llevo el calendario de la zona')).toBeVisible();
});

test('J7 VC-03 who takes part enters from five minutes before; the room opens in a tab of its own', async ({
  page,
  context,
  product,
  signIn,
}) => {
  await product.inDatabase(async (db) => {
    // The session with the message begins in two minutes.
    const soon = { start_at: '2026-11-20 18:04:00', end_at: '2026-11-20 23:34:00', full_end_at: '2026-11-20 23:44:00' };
    await db('conferences').where({ notes: 'Llevo el calendario de la zona' }).update(soon);
  });
  await context.route('https://meet.jit.si/**', (route) => route.fulfill({ body: 'La sala' }));
  await signIn(DIRECTOR, '/sessions');
  const waiting = page.getByRole('button', { name: 'Entrar: Del diagnóstico al PAI' });
  await expect(waiting).toHaveAccessibleDescription(/^Podrás entrar a las /);
  const room = context.waitForEvent('page');
  await page.getByRole('button', { name: `Entrar: ${THEME}` }).click();
  await (await room).waitForURL(/^https:\/\/meet\.jit\.si\/ruta-/);
});

test('J7 VC-02 VC-04 the agent sees how many sessions a day has and cancels one with a reason; the director is told', async ({
  page,
  signIn,
}) => {
  await signIn(AGENT, '/agent/sessions');
  await heading(page, 'Mis sesiones');
  await page.getByRole('gridcell', { name: 'martes 24 de noviembre de 2026, 2 sesiones' }).click();
  await heading(page, /^martes 24 de noviembre/, 2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancelar sesión: Del diagnóstico al PAI' }).click();
  const ask = page.getByRole('dialog', { name: '¿Cancelar «Del diagnóstico al PAI»?' });
  await ask.getByRole('button', { name: 'Cancelar sesión' }).click();
  await expect(ask.getByText('Escribe o elige el motivo.')).toBeVisible();
  await ask.getByText('Enfermedad', { exact: true }).click();
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Cancelar sesión' }).click();
  await expect(ask).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: 'Del diagnóstico al PAI' })).toHaveCount(0);

  await signIn(DIRECTOR, '/notifications');
  await expect(page.getByText('Sesión del 24-11-2026 cancelada')).toBeVisible();
  await expect(page.getByText(/canceló la sesión «Del diagnóstico al PAI».*Enfermedad/)).toBeVisible();
});
