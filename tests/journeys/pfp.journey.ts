import { expect, expectAccessible, test } from '../kit/journey';

const TEACHER = 'prof@ruta.test';
const PLAN = 'Planeación didáctica';

test.use({ rooms: ['pfp'] });
test.use({ world: 'own' });

test('J5 PFP-01 a teacher opens a content of a plan, which becomes consulted; after the closing day nothing counts', async ({
  page,
  signIn,
}) => {
  await signIn(TEACHER);
  await page.goto('/scholastic/pfp/formation-plans');
  await expect(page.getByRole('heading', { level: 1, name: 'Planes de formación (PFP)' })).toBeVisible();
  await expectAccessible(page);
  const card = page.getByRole('article', { name: PLAN });
  await expect(card.getByText('Por consultar')).toBeVisible();
  await card.getByRole('link', { name: `Ver contenidos: ${PLAN}` }).click();
  await page.getByRole('button', { name: 'Ver video: Una clase planeada al revés' }).click();
  const film = page.getByRole('dialog').locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(16);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Consultado el/)).toBeVisible();
  await page.getByRole('button', { name: 'Abrir: Guía para planear por proyectos' }).click();
  await expect(page.getByRole('dialog').getByText('Página 1 de 1')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText(/^Consultado el/)).toBeVisible();

  // Last year's plans are closed: they open, and nothing is marked.
  await page.goto('/scholastic/pfp/formation-plans?cycle=1');
  await expect(page.getByText(/^Cerrado el .+, ya no cuenta$/)).toBeVisible();
  await page.getByRole('link', { name: `Ver contenidos: ${PLAN}` }).click();
  await page.getByRole('button', { name: 'Ver video: Una clase planeada al revés' }).click();
  await expect(page.getByRole('dialog').locator('video')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Por consultar')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Por consultar')).toBeVisible();
});
