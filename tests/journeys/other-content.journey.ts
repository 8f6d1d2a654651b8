import { expect, expectAccessible, test } from '../kit/journey';

test.use({ rooms: ['other-content'] });

const NAME = 'Guía de la primera semana';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

test('OTH-01 OTH-02 a designer adds a file for teachers; a teacher opens it, a director never sees it', async ({
  page,
  signIn,
}) => {
  await signIn('content@ruta.test', '/admin/other-content');
  await expect(page.getByRole('heading', { level: 1, name: 'Otros contenidos' })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar archivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar archivo' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'guia.pdf', mimeType: 'application/pdf', buffer: PDF });
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill(NAME);
  await dialog.getByText('Docentes', { exact: true }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Docentes' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Contenido agregado.')).toBeVisible();
  await expectAccessible(page);

  await signIn('prof@ruta.test', '/content?search=guia');
  const open = page.getByRole('button', { name: `Abrir: ${NAME}` });
  await expect(open).toBeVisible();
  await expectAccessible(page);
  const counted = page.waitForResponse((response) => response.url().endsWith('/opened'));
  await open.click();
  const shown = page.getByRole('dialog', { name: NAME });
  const file = shown.getByRole('link', { name: 'Descargar' });
  await expect(file).toBeVisible();
  await expectAccessible(page);
  expect((await counted).status()).toBe(200);
  const answer = await page.request.get((await file.getAttribute('href')) ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.goto('/intelligence');
  await expect(page.getByRole('heading', { name: 'No encontramos ese contenido' })).toBeVisible();

  await signIn('dir@ruta.test', '/content?search=guia');
  await expect(page.getByText('Ningún contenido coincide')).toBeVisible();
});
