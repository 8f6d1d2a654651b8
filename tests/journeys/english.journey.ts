import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/journey';
import { speak } from '../kit/speak';

test.use({ rooms: ['pfi', 'pfp', 'sharing', 'agenda'] });

/** Words of the interface that no name in the demo's data has. */
const SPANISH =
  /\b(Guardar|Cancelar|Continuar|Ciclo|Enviar a|Elegir|Pendiente|Vencida|Realizada|Contenidos|Por consultar|Motivos|Establecido|Quitar del plan|Cargando)\b/;

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Everything on the page is in English, and axe finds nothing. */
async function expectEnglish(page: Page): Promise<void> {
  await expectAccessible(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await page.getByRole('main').innerText()).match(SPANISH)?.[0]).toBeUndefined();
}

test('PFI-01 PFI-02 in English a director dates the year and takes an activity out again', async ({ page, signIn }) => {
  await signIn('dir@ruta.test');
  await speak(page, 'English');
  await page.goto('/scholastic/pfi');
  await heading(page, 'Yearly plan (PFI)');
  await expectEnglish(page);
  await page.getByRole('link', { name: 'Date 2 activities' }).click();
  await heading(page, 'Dates of the yearly plan');
  await page.getByRole('button', { name: 'Take the suggested ones' }).click();
  await expect(page.getByText('2 of 2 with a date')).toBeVisible();
  await expectEnglish(page);
  await page.getByRole('button', { name: 'Save 2 dates' }).click();
  await heading(page, 'Yearly plan (PFI)');
  await expect(page.getByRole('link', { name: /^Date \d/ })).toHaveCount(0);
  const row = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Take out of the plan:/ }) });
  await row.first().getByRole('button', { name: 'Reasons and details' }).click();
  await expect(row.first().getByText('Why it is done')).toBeVisible();
  await row
    .first()
    .getByRole('button', { name: /^Take out of the plan:/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The academy asked to join it with another one.');
  await dialog.getByRole('button', { name: 'Take out of the plan', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Reason: The academy asked to join it with another one.')).toBeVisible();
  await expectEnglish(page);
});

test('PFP-01 in English a teacher opens a content of a formation plan, which becomes consulted', async ({
  page,
  signIn,
}) => {
  await signIn('prof@ruta.test');
  await speak(page, 'English');
  await page.goto('/scholastic/pfp/formation-plans');
  await heading(page, 'Formation plans (PFP)');
  const card = page.getByRole('article').filter({ hasText: 'To consult' }).first();
  await expectEnglish(page);
  await card.getByRole('link', { name: /^See contents:/ }).click();
  await expect(page.getByText('When you open any of them, the plan is consulted.')).toBeVisible();
  await page
    .getByRole('button', { name: /^(Open|Watch film|Download):/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Consulted on/)).toBeVisible();
  await expectEnglish(page);
});

test('SHA-01 SHA-02 in English a coach shares the next week, and finds it in the history', async ({ page, signIn }) => {
  await signIn('coach@ruta.test');
  await speak(page, 'English');
  await page.goto('/coach/schools/1/share-agenda');
  await heading(page, 'Share the agenda');
  await expect(page.getByText(/^There (is|are) .* activit/)).toBeVisible();
  await expectEnglish(page);
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  await page.getByRole('button', { name: 'Choose all' }).click();
  await next.click();
  await page.getByRole('button', { name: /^Everybody \(/ }).click();
  await expectEnglish(page);
  await next.click();
  await page.getByRole('textbox', { name: /Message/ }).fill('See you next week.');
  await page.getByRole('button', { name: /^Send to/ }).click();
  await expect(page.getByText('Agenda shared.')).toBeVisible();
  await page.goto('/coach/schools/1/share-agenda/history');
  await heading(page, 'Shared agendas');
  await expect(page.getByText(/activit(y|ies) · \d+ people/).first()).toBeVisible();
  await expectEnglish(page);
});
