import { readFile } from 'node:fs/promises';
import { pdfText } from '../../core-api/src/testing/pdf-text';
import { expect, expectAccessible, test } from '../kit/journey';

const DIRECTOR = 'dir@ruta.test';
const ACTIVITY = 'Proyecto interdisciplinario';
const WHY = 'La academia pidió reunirla con la jornada de cierre.';

test.use({ rooms: ['pfi', 'agenda'] });
test.use({ world: 'own' });

test('PFI-01 PFI-02 a director dates the year in five minutes, and takes one activity out again', async ({
  page,
  signIn,
}) => {
  await signIn(DIRECTOR);
  await page.goto('/scholastic/pfi');
  await expect(page.getByRole('heading', { level: 1, name: 'Plan del año (PFI)' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Poner fecha a 2 actividades' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fechas del plan del año' })).toBeVisible();
  await page.getByRole('button', { name: 'Aceptar las sugeridas' }).click();
  await expect(page.getByText('2 de 2 con fecha')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar 2 fechas' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Plan del año (PFI)' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Poner fecha/ })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  const document = await saved;
  expect(document.suggestedFilename()).toMatch(/\.pdf$/);
  expect(pdfText(await readFile(await document.path())).replaceAll('\n', '')).toContain(ACTIVITY);
  const row = page.getByRole('article', { name: ACTIVITY });
  await row.getByRole('button', { name: 'Motivos y detalles' }).click();
  await expect(row.getByText('Por qué se hace')).toBeVisible();
  await row.getByRole('button', { name: `Quitar del plan: ${ACTIVITY}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill(WHY);
  await dialog.getByRole('button', { name: 'Quitar del plan', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Motivo: ${WHY}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Poner fecha a 1 actividad' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Motivo: ${WHY}`)).toBeVisible();
  await expectAccessible(page);
});
