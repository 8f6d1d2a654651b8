import { expect, test, type FrameLocator, type Page } from '@playwright/test';

/** Five components, each with a key of its keyboard table in both languages. */
const components = [
  { id: 'componentes-button', key: 'Enter', es: 'Lo presiona', en: 'Presses it' },
  { id: 'componentes-campos-select', key: '↓', es: 'Opción siguiente', en: 'The next choice' },
  { id: 'componentes-calendarios-slotlist', key: '→', es: 'Elige la hora siguiente', en: 'Chooses the next hour' },
  {
    id: 'componentes-calendarios-agendacalendar',
    key: 'Page Down',
    es: 'Mes siguiente',
    en: 'The next month',
  },
  {
    id: 'componentes-datos-datatable',
    key: 'Enter',
    es: 'En un encabezado: ordena; otra vez, al revés',
    en: 'On a heading: sorts; once more, the other way round',
  },
] as const;

/** Storybook's dark background: every channel below 100. */
const DARK = /^rgb\(\d{1,2}, \d{1,2}, \d{1,2}\)$/;

/** Chooses an option of a toolbar menu. */
async function choose(page: Page, menu: string, option: string) {
  await page.getByRole('button', { name: new RegExp(`^${menu} `) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const preview = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

/** Opens a page. Returns the CSP violations and page errors, also later ones. */
async function open(page: Page, path: string): Promise<string[]> {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|is not defined|UI Error/.test(message.text())) refused.push(message.text());
  });
  await page.goto(`${process.env['WORKSHOP_URL'] ?? ''}?path=${path}`);
  return refused;
}

/** `npm run test:all` reads all of them, `npm test` two: the docs page is the same for every component. */
const read = process.env['TESTS_WHOLE'] === undefined ? components.slice(0, 2) : components;

// Patterns, unlike texts, tell capitals apart: “Al mover: mes siguiente” is another row.
for (const { id, key, es, en } of read) {
  test(`DS-02 a designer reads the keyboard table of ${id} in the dark and in English`, async ({ page }) => {
    const refused = await open(page, `/docs/${id}--docs`);
    const effect = preview(page)
      .getByRole('table', { name: 'Teclado' })
      .getByRole('row', { name: new RegExp(es) });
    await expect(effect).toBeVisible();

    await choose(page, 'Tema', 'Oscuro');
    await expect(preview(page).locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expect(preview(page).locator('.sbdocs-wrapper')).toHaveCSS('background-color', DARK);

    await choose(page, 'Idioma', 'English');
    const row = preview(page)
      .getByRole('table', { name: 'Keyboard' })
      .getByRole('row', { name: new RegExp(en) });
    await expect(row).toBeVisible();
    await expect(row).toContainText(key);
    await expect(effect).toHaveCount(0);
    await expect(preview(page).getByRole('table', { name: 'Anatomy' })).toBeVisible();
    expect(refused).toEqual([]);
  });
}

test('DS-02 a page of a component does not move sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${process.env['WORKSHOP_URL'] ?? ''}iframe.html?id=componentes-button--docs&viewMode=docs`);
  await expect(page.getByRole('row', { name: /^variant/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('DS-02 a designer sees a story close together', async ({ page }) => {
  const refused = await open(page, '/story/componentes-button--default');
  const button = preview(page).getByRole('button', { name: 'Guardar visita' });
  await expect(button).toHaveCSS('min-height', '40px');
  await choose(page, 'Densidad', 'Densidad compacta');
  await expect(preview(page).locator('html')).toHaveAttribute('data-density', 'compact');
  await expect(button).toHaveCSS('min-height', '32px');
  expect(refused).toEqual([]);
});

test('DS-02 a designer sees a story on another day', async ({ page }) => {
  const refused = await open(page, '/story/componentes-calendarios-weekselector--default');
  const today = preview(page).getByRole('button', { name: /jueves, 14 de mayo.*hoy/ });
  await expect(preview(page).getByRole('button', { name: /miércoles, 13 de mayo.*hoy/ })).toBeVisible();
  await expect(today).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Hoy' }).fill('2026-05-14');
  await expect(today).toBeVisible();
  expect(refused).toEqual([]);
});
