import { expect, expectAccessible, test } from '../kit/journey';

test.use({ rooms: ['statistics', 'hierarchy', 'dpi', 'pai', 'pfi', 'pfp', 'observations'] });

const CALLS = /\/api\/schools\/statistics\/(\w[\w-]*)/;

test('J8 STA-03 STA-04 STA-05 the management reads the network, then a manager’s schools, then one school', async ({
  page,
  signIn,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const call = CALLS.exec(request.url())?.[1];
    if (call !== undefined) asked.push(call);
  });
  await signIn('management@ruta.test', '/management');
  await expect(page.getByRole('heading', { level: 1, name: 'Tablero' })).toBeVisible();
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(card('Escuelas activas')).toContainText(/\d/);
  // The figures come at once, charts on demand.
  expect([...new Set(asked)]).toEqual(['cards']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Plan anual (PFI)' }).click();
  await expect(page.getByText('Escuelas con plan anual')).toBeVisible();
  expect([...new Set(asked)]).toEqual(['cards', 'pfi']);

  // From the top down; another director clears who stands below.
  const choose = async (name: string) => {
    const field = page.getByRole('combobox', { name });
    await expect(async () => {
      // By key: on a phone the page scrolls below the list, which opens once there is somebody and chooses nobody
      // while its people are still on their way.
      await field.press('ArrowDown');
      await expect(page.getByRole('option').first()).toBeVisible({ timeout: 500 });
      await field.press('Enter');
      await expect(field).not.toHaveValue('', { timeout: 500 });
    }).toPass();
  };
  await choose('Director(a) de coaching');
  await choose('Gerente');
  const manager = await page.getByRole('combobox', { name: 'Gerente' }).inputValue();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Ver el tablero de ${manager}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: manager })).toBeVisible();
  await expect(card('Visitas')).toContainText('programadas');
  await expectAccessible(page);

  // A school by its remote id: its charts load on entry.
  await page.getByRole('link', { name: 'Tablero de la red' }).click();
  await page.getByRole('searchbox', { name: 'Nombre, ciudad o ID remoto' }).fill('410012');
  const school = page.getByRole('link', { name: 'Centro Escolar Ahuehuete' });
  await expect(page.getByText('1 escuela', { exact: true })).toBeVisible();
  asked.length = 0;
  await school.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Centro Escolar Ahuehuete' })).toBeVisible();
  await expect(page.getByText('Resultados por guía')).toBeVisible();
  await expect
    .poll(() => new Set(asked))
    .toEqual(new Set(['cards', 'dpi', 'pai', 'pfp', 'pfi', 'observations', 'observation-results']));
  await expect(page.getByText('Respuestas por cuadrante')).toBeVisible();
  await expectAccessible(page);
});
