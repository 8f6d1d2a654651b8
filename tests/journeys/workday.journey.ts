import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/journey';

const WHY = 'La directora tiene junta de zona ese día.';
const CALLED_OFF = 'La escuela suspendió clases por la tormenta.';
const THURSDAY = '2026-11-26';

test.use({ rooms: ['agenda', 'visits'] });
/** A change by request. */
async function post(page: Page, path: string, data: object) {
  const { data: csrf } = (await (await page.request.get('/api/csrf')).json()) as { data: { token: string } };
  return (await page.request.post(path, { data, headers: { 'X-CSRF-Token': csrf.token } })).status();
}

/** What a coach has planned: a visit today, one on Tuesday and one on Thursday, and a draft. */
async function plan(page: Page, hour: string, word: string) {
  const axes = (text: string) => [1, 2, 3, 4].map((id) => ({ id, actions: text, specifications: text }));
  const visit = (objective: string, date: string, time: string) =>
    post(page, '/api/schools/visits', {
      ...{ school_id: 1, eraser: false, objective, date, time, school_visit_axis: axes('Con el equipo directivo') },
    });
  const names = { today: `Hoy ${word}`, moved: `Lectura ${word}`, off: `Ciencias ${word}` };
  expect(await visit(names.today, '2026-11-20', `${hour}:00`)).toBe(201);
  expect(await visit(names.moved, THURSDAY, `${hour}:00`)).toBe(201);
  expect(await visit(names.off, '2026-11-24', `${hour}:00`)).toBe(201);
  await post(page, '/api/schools/visits', {
    ...{ school_id: 1, eraser: true, objective: 'Borrador', date: null, time: null, school_visit_axis: axes('') },
  });
  return names;
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const inWeek = (page: Page, name: string) => page.locator('[data-event]').filter({ hasText: name });
const WEEK = `/coach/schools/1/agenda?view=week&month=2026-11&day=${THURSDAY}`;
const friday = (page: Page, hour: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^viernes 27 de noviembre de 2026, ${hour}:00`) });

/** From the middle of one box to the middle of another, pressed near the upper edge. */
async function drag(page: Page, item: Locator, to: Locator) {
  const [from, onto] = [await item.boundingBox(), await to.boundingBox()];
  if (!from || !onto) throw new Error('Nothing to drag in sight');
  await page.mouse.move(from.x + from.width / 2, from.y + 4);
  await page.mouse.down();
  await page.mouse.move(onto.x + onto.width / 2, onto.y + 6, { steps: 8 });
  await expect(page.getByText(/viernes 27 de noviembre de 2026, 10:00/).last()).toBeVisible();
  await page.mouse.up();
}

test('AGE-06 ACT-07 VIS-04 UI-02 a coach’s day: starts, moves, cancels, brings back, goes to another school', async ({
  page,
  signIn,
}) => {
  await signIn('coach@ruta.test', '/coach');
  await heading(page, /^Hola,/);
  const names = await plan(page, '10', 'del ratón');
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;

  await test.step('ACT-07 the home starts today’s visit', async () => {
    await page.reload();
    await page.getByRole('link', { name: `Iniciar: ${names.today}` }).click();
    await page.getByRole('button', { name: 'Iniciar visita' }).click();
    await expect(page.getByText('Visita iniciada.')).toBeVisible();
  });
  await test.step('AGE-06 Thursday’s goes to Friday: dragged, on a phone by pressing the place', async () => {
    await page.goto(WEEK);
    const item = inWeek(page, names.moved);
    await expect(item).toHaveAttribute('data-movable');
    if (isPhone) {
      await item.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Mover' }).click();
      await expect(page.getByText(`Mover: ${names.moved}`)).toBeVisible();
      await friday(page, '10').click({ position: { x: 20, y: 4 } });
    } else {
      await drag(page, item, friday(page, '10'));
    }
    const dialog = page.getByRole('dialog', { name: 'Reprogramar visita' });
    await dialog.getByLabel('Motivo del cambio').fill(WHY);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Reprogramar' }).click();
    await expect(page.getByText('Visita reprogramada.')).toBeVisible();
    await expect(friday(page, '10').getByText(names.moved)).toBeVisible();
  });
  await test.step('VIS-01 one is cancelled from its card', async () => {
    await inWeek(page, names.off).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Ver' }).click();
    await page.getByRole('button', { name: 'Cancelar visita' }).click();
    const question = page.getByRole('dialog', { name: /^¿Cancelar la visita/ });
    await question.getByLabel('Motivo').fill(CALLED_OFF);
    await question.getByRole('button', { name: 'Cancelar visita' }).click();
    await expect(page.getByText('Visita cancelada.')).toBeVisible();
  });
  await test.step('VIS-04 a deleted draft comes back', async () => {
    await page.goto('/coach/schools/1/agenda');
    await page.getByRole('link', { name: 'Continuar borrador' }).click();
    await page.getByRole('button', { name: 'Eliminar borrador' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar borrador' }).click();
    await page.getByRole('button', { name: 'Deshacer' }).first().click();
    await expect(page.getByText('Borrador recuperado.')).toBeVisible();
  });
  await test.step('UI-02 the palette goes to another school', async () => {
    await page.getByRole('button', { name: 'Buscar en todo' }).click();
    await page.getByRole('searchbox', { name: 'Buscar en todo' }).fill('rio hondo');
    await page
      .getByRole('menuitem', { name: /Río Hondo/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/coach\/schools\/2\//);
    await heading(page, 'Agenda');
  });
});

/** Presses a key until something has the focus. */
async function pressUntil(page: Page, key: string, to: Locator) {
  await expect(to).toBeVisible();
  const isThere = () => to.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < 80 && !(await isThere()); pressed += 1) await page.keyboard.press(key);
  await expect(to).toBeFocused();
}
const tabTo = (page: Page, to: Locator) => pressUntil(page, 'Tab', to);
/** Goes to something by Tab and presses Enter on it. */
async function enter(page: Page, on: Locator) {
  await tabTo(page, on);
  await page.keyboard.press('Enter');
}
interface Place {
  /** Days after Sunday. */
  column: number;
  /** Whether something else of that hour comes before. */
  isSecond?: boolean;
}
/** Opens the card of something at 08:00: to the grid by Tab, to the hour by arrows, then Enter; twice where it is second. */
async function openInWeek(page: Page, name: string, day: string, { column, isSecond = false }: Place) {
  const { keyboard } = page;
  const hour = page.getByRole('gridcell', { name: new RegExp(`^${day} de noviembre de 2026, 08:00`) });
  await expect(inWeek(page, name)).toBeVisible();
  await tabTo(page, page.locator('[role="gridcell"][tabindex="0"]'));
  await keyboard.press('Home');
  for (let at = 0; at < column; at += 1) await keyboard.press('ArrowRight');
  for (let at = 0; at < 24; at += 1) await keyboard.press('ArrowUp');
  await pressUntil(page, 'ArrowDown', hour);
  await keyboard.press('Enter');
  if (isSecond) {
    await keyboard.press('ArrowDown');
    await expect(inWeek(page, name)).toBeFocused();
    await keyboard.press('Enter');
  }
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

test('AGE-06 ACT-07 VIS-04 UI-02 the same day by keyboard alone', async ({ page, signIn }) => {
  test.skip((page.viewportSize()?.width ?? 0) < 768, 'Phones have no keyboard.');
  await signIn('coach@ruta.test', '/coach');
  await heading(page, /^Hola,/);
  const names = await plan(page, '08', 'con teclas');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const { keyboard } = page;

  await test.step('ACT-07 the home starts today’s visit', async () => {
    await page.reload();
    await enter(page, page.getByRole('link', { name: `Iniciar: ${names.today}` }));
    await enter(page, button('Iniciar visita'));
    await expect(page.getByText('Visita iniciada.')).toBeVisible();
  });
  await test.step('AGE-06 Thursday’s goes to Friday', async () => {
    await page.goto(WEEK);
    await openInWeek(page, names.moved, 'jueves 26', { column: 4 });
    await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Mover' }));
    await expect(page.getByText(`Mover: ${names.moved}`)).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /^jueves 26 de noviembre de 2026, 08:00/ })).toBeFocused();
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Reprogramar visita' });
    await tabTo(page, dialog.getByLabel('Motivo del cambio'));
    await keyboard.type(WHY);
    await enter(page, dialog.getByRole('button', { name: 'Reprogramar' }));
    await expect(page.getByText('Visita reprogramada.')).toBeVisible();
    await expect(friday(page, '08').getByText(names.moved)).toBeVisible();
  });
  await test.step('VIS-01 one is cancelled from its card', async () => {
    await openInWeek(page, names.off, 'martes 24', { column: 2, isSecond: true });
    await enter(page, page.getByRole('dialog').getByRole('link', { name: 'Ver' }));
    await enter(page, button('Cancelar visita'));
    const question = page.getByRole('dialog', { name: /^¿Cancelar la visita/ });
    await tabTo(page, question.getByLabel('Motivo'));
    await keyboard.type(CALLED_OFF);
    await enter(page, question.getByRole('button', { name: 'Cancelar visita' }));
    await expect(page.getByText('Visita cancelada.')).toBeVisible();
  });
  await test.step('VIS-04 a deleted draft comes back', async () => {
    await page.goto('/coach/schools/1/agenda');
    await enter(page, page.getByRole('link', { name: 'Continuar borrador' }).first());
    await enter(page, button('Eliminar borrador'));
    await enter(page, page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar borrador' }));
    await expect(button('Deshacer').first()).toBeVisible();
    await keyboard.press('F6');
    await enter(page, button('Deshacer').first());
    await expect(page.getByText('Borrador recuperado.')).toBeVisible();
  });
  await test.step('UI-02 the palette goes to another school', async () => {
    await keyboard.press('Control+k');
    await expect(page.getByRole('searchbox', { name: 'Buscar en todo' })).toBeFocused();
    await keyboard.type('rio hondo');
    const school = page.getByRole('group', { name: 'Escuelas' }).getByRole('menuitem', { name: /Río Hondo/ });
    await expect(school).toBeVisible();
    await expect(async () => {
      await keyboard.press('ArrowDown');
      await expect(school).toHaveAttribute('data-focused', 'true', { timeout: 200 });
    }).toPass();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/coach\/schools\/2\//);
    await heading(page, 'Agenda');
  });
});
