import { readFile } from 'node:fs/promises';
import { pdfText } from '../../core-api/src/testing/pdf-text';
import { expect, expectAccessible, test } from '../kit/journey';

const DIRECTOR = 'dir@ruta.test';
const ACTIVITY = 'Proyecto interdisciplinario';
const WHY = 'La academia pidió reunirla con la jornada de cierre.';

test.use({ rooms: ['pfi', 'agenda'] });

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

const WRITTEN = 'Feria de ciencias';

test('PFI-02 an administrator writes a central activity by hand, retires it and offers it again; a director dates it', async ({
  page,
  signIn,
}) => {
  await signIn('admin@ruta.test', '/admin/catalogues?kind=central_activities');
  await page.getByRole('link', { name: /a mano/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Actividades centrales' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Agregar actividad' }).click();
  const form = page.getByRole('dialog', { name: 'Agregar actividad' });
  const write = (name: string, text: string) => form.getByRole('textbox', { name, exact: true }).fill(text);
  await write('Clave', 'feria_de_ciencias');
  await write('Título en español', WRITTEN);
  await write('Título en inglés', 'Science fair');
  await write('Descripción en español', 'Cada grupo muestra un experimento.');
  await write('Descripción en inglés', 'Each group shows an experiment.');
  const day = async (group: string, digits: string) => {
    await form.getByRole('group', { name: group }).getByRole('spinbutton').first().click();
    await page.keyboard.type(digits, { delay: 20 });
  };
  const { data: cycles } = (await (await page.request.get('/api/school-cycles')).json()) as {
    data: { state: string; end_at: string }[];
  };
  const end = cycles.find(({ state }) => state === 'started')?.end_at.slice(0, 4) ?? '';
  await day('Primer día sugerido', `0803${end}`);
  await day('Último día sugerido', `1903${end}`);
  await form.getByRole('textbox', { name: 'Horas' }).fill('3');
  await write('Razón 1', 'Los grupos aprenden unos de otros.');
  await write('Razón 1 en inglés', 'Groups learn from each other.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form).toHaveCount(0);

  const act = async (deed: string) => {
    await page.getByRole('button', { name: `Acciones de ${WRITTEN}` }).click();
    await page.getByRole('menuitem', { name: deed, exact: true }).click();
  };
  const row = page.getByRole('row').filter({ hasText: WRITTEN });
  await act('Retirar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(row.getByText('Retirada')).toBeVisible();
  await act('Volver a ofrecer');
  await expect(row.getByText('Retirada')).toHaveCount(0);

  await signIn(DIRECTOR, '/scholastic/pfi/establish');
  const dated = page.getByRole('article', { name: WRITTEN });
  await dated.getByRole('button', { name: /^Usar el/ }).click();
  await page.getByRole('button', { name: 'Guardar 1 fecha' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plan del año (PFI)' })).toBeVisible();
  await expect(page.getByRole('article', { name: WRITTEN })).toBeVisible();
});
