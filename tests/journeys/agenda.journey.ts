import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/journey';

const NAME = 'Academia de Matemáticas: fracciones';
const WHY = 'El salón estará ocupado por la entrega de libros de texto.';

/** Types into the segments of a date or time field, starting at the first. */
async function type(page: Page | Locator, keyboard: Page['keyboard'], field: string, digits: string) {
  await page.getByRole('group', { name: field }).getByRole('spinbutton').first().click();
  await keyboard.type(digits, { delay: 20 });
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const button = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true });
/** The director's school, from the address. */
const schoolIn = (page: Page) => /\/schools\/(\d+)\//.exec(page.url())?.[1] ?? '';

/** Pages of a PDF that Chromium printed. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test.use({ rooms: ['activities', 'agenda'] });
test.describe.configure({ mode: 'serial' });

let school = '';

test('AGE-06 ACT-01 a school director adds an activity, moves it, runs it on its day and finishes it', async ({
  page,
  signIn,
}) => {
  await signIn('dir@ruta.test');
  await heading(page, /^Hola,/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Agenda' }).first().click();
  await heading(page, 'Agenda');
  school = schoolIn(page);
  await expect(page.getByRole('gridcell')).toHaveCount(42);
  await expect(page.getByRole('heading', { level: 2, name: 'Pendientes' })).toBeVisible();
  await expectAccessible(page);

  await test.step('AGE-06 what is missing is said beside its field', async () => {
    await page.getByRole('link', { name: 'Nueva actividad' }).first().click();
    await heading(page, 'Nueva actividad');
    await button(page, 'Agregar a la agenda').click();
    for (const sentence of [
      'Escribe el nombre de la actividad.',
      'La fecha es obligatoria.',
      'La hora es obligatoria.',
    ])
      await expect(page.getByText(sentence)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('AGE-06 it is on the agenda of its day', async () => {
    await page.getByLabel('Nombre de la actividad').fill(NAME);
    await type(page, page.keyboard, 'Fecha', '24112026');
    await type(page, page.keyboard, 'Hora', '0900');
    await page.getByLabel('Lugar').fill('Sala de maestros');
    await button(page, 'Agregar a la agenda').click();
    await expect(page.getByText('Actividad agregada a la agenda.')).toBeVisible();
    await heading(page, 'Agenda');
    await expect(page).toHaveURL(/day=2026-11-24/);
    await page.getByRole('link', { name: NAME }).first().click();
    await heading(page, NAME);
    await expect(button(page, 'Iniciar actividad')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('AGE-06 another day needs a reason, beside its field', async () => {
    await button(page, 'Reprogramar').click();
    const dialog = page.getByRole('dialog', { name: 'Reprogramar actividad' });
    await type(dialog, page.keyboard, 'Nueva fecha', '20112026');
    await button(dialog, 'Reprogramar').click();
    await expect(dialog.getByText('Explica el motivo en al menos 10 caracteres.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Motivo del cambio').fill(WHY);
    await button(dialog, 'Reprogramar').click();
    await expect(page.getByText('Actividad reprogramada.')).toBeVisible();
    await expect(page.getByText(WHY)).toBeVisible();
    await expect(page.getByText('Del 24-11-2026 a las 09:00 al 20-11-2026 a las 09:00')).toBeVisible();
  });

  await test.step('ACT-01 on its day it starts, once asked', async () => {
    await button(page, 'Iniciar actividad').click();
    const dialog = page.getByRole('alertdialog', { name: `¿Iniciar “${NAME}”?` });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await button(dialog, 'Iniciar actividad').click();
    await expect(page.getByText('Actividad iniciada.')).toBeVisible();
    await expect(page).toHaveURL(/\/activity\/\d+\/start/);
    await expect(button(page, 'Finalizar actividad')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('ACT-02 attendance', async () => {
    const people = page.getByRole('checkbox', { name: /.+ .+/ });
    await people.nth(1).click({ force: true });
    await people.nth(2).click({ force: true });
    await expect(page.getByText(/2 de \d+ presentes/)).toBeVisible();
  });
  await test.step('ACT-03 observations and proof', async () => {
    await page.getByLabel('Observaciones generales').fill('Se acordó una secuencia común para cuarto y quinto.');
    await page.getByLabel('Observaciones generales').blur();
    await expect(page.getByText(/Guardado \d\d:\d\d/).last()).toBeVisible();
    await button(page, 'Guardar constancia').click();
    await expect(page.getByText('Constancia guardada.')).toBeVisible();
  });
  await test.step('ACT-01 the end returns to the agenda', async () => {
    await button(page, 'Finalizar actividad').click();
    const dialog = page.getByRole('alertdialog', { name: `¿Finalizar “${NAME}”?` });
    await expect(dialog).toContainText('Después ya no se podrá cambiar nada.');
    await button(dialog, 'Finalizar actividad').click();
    await expect(page.getByText('Actividad finalizada.')).toBeVisible();
    await heading(page, 'Agenda');
  });
});

test('AGE-01 the coach of the school sees it done, with what was recorded', async ({ page, signIn }) => {
  await signIn('coach@ruta.test', `/coach/schools/${school}/agenda?month=2026-11&day=2026-11-20`);
  await page.getByRole('link', { name: NAME }).first().click();
  await heading(page, NAME);
  await expect(page.getByText('Se acordó una secuencia común para cuarto y quinto.')).toBeVisible();
  await expect(page.getByText(/2 de \d+ presentes/)).toBeVisible();
  await expect(button(page, 'Reprogramar')).toHaveCount(0);
  await expectAccessible(page);
});

test('AGE-05 a superior reads the agenda and the detail, and no button changes anything', async ({ page, signIn }) => {
  await signIn('coach-man@ruta.test', `/coach/schools/${school}/agenda?month=2026-11&day=2026-11-20`);
  await heading(page, 'Agenda');
  await expect(page.getByText('Solo lectura')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nueva actividad' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: NAME }).first().click();
  await heading(page, NAME);
  await expect(page.getByText(WHY)).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('button', { name: /Iniciar|Editar|Eliminar|Reprogramar|Finalizar/ }),
  ).toHaveCount(0);
  await expectAccessible(page);
});

test('AGE-01 AGE-05 a superior sees their branch in one calendar, and its week prints on one page', async ({
  page,
  signIn,
}) => {
  await signIn('coach-man@ruta.test', '/coach/agenda?view=week&month=2026-11&day=2026-11-20');
  await heading(page, 'Agenda');
  await expect(page.getByText('Solo lectura')).toBeVisible();
  await expect(page.locator('[data-event]').first()).toBeVisible();
  await expect(button(page, 'Agregar')).toHaveCount(0);
  await expectAccessible(page);
  for (const paper of [{ preferCSSPageSize: true }, { format: 'A4' }, { format: 'Letter', landscape: true }] as const)
    expect({ paper, pages: pagesOf(await page.pdf(paper)) }).toEqual({ paper, pages: 1 });
});

test('T01 a coach of other schools finds neither the agenda nor the activity', async ({ page, signIn }) => {
  await signIn('coach-2@ruta.test', `/coach/schools/${school}/agenda`);
  await expect(page.getByText('No encontramos', { exact: false }).first()).toBeVisible();
  expect((await page.request.get(`/api/schools/agenda/pending?school_id=${school}`)).status()).toBe(404);
});
