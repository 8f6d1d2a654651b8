import { expect, expectAccessible, test } from '../kit/journey';

test.use({ rooms: ['pills'] });

const TITLE = 'Cuando nadie levanta la mano';

test('J9 PIL-01 PIL-02 a designer adds a video and tidies categories; a level that is off is gone for readers', async ({
  page,
  signIn,
}) => {
  await signIn('content@ruta.test', '/admin/pills');
  await expect(page.getByText('48 videos')).toBeVisible();
  await page.getByRole('button', { name: 'Agregar video' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar video' });
  // A button with a reason why it is disabled is another element.
  const save = () => dialog.getByRole('button', { name: 'Guardar' });
  await dialog.getByRole('textbox', { name: 'Título' }).fill(TITLE);
  const url = dialog.getByRole('textbox', { name: 'Dirección del video' });
  await url.fill('https://example.mx/medias/1');
  await expect(dialog.getByText('La url es invalida').first()).toBeVisible();
  await expect(save()).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await url.fill('https://ruta.wistia.com/medias/mano');
  for (const [label, option] of [
    ['Categoría', 'Didáctica'],
    ['Subcategoría', 'Planeación'],
  ] as const) {
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
    const level = dialog.getByRole('combobox', { name: new RegExp(label) });
    await level.fill(option);
    await expect(page.getByRole('option')).toHaveCount(1);
    // By key: on a phone the page scrolls below the list.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(level).toHaveValue(option);
  }
  await dialog.getByRole('textbox', { name: 'Palabras clave' }).fill('silencio');
  await page.keyboard.press('Enter');
  await save().click();
  await expect(page.getByText('Video agregado.')).toBeVisible();
  await page.goto('/admin/pills?search=silencio');
  await expect(page.getByText(TITLE)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Acciones de ${TITLE}` }).click();
  await page.getByRole('menuitem', { name: 'Temas e indicadores' }).click();
  const tied = page.getByRole('dialog', { name: `Para qué sirve: ${TITLE}` });
  await tied.getByText('Comunicación').click();
  await expectAccessible(page);
  await tied.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Temas e indicadores guardados.')).toBeVisible();

  await page.goto('/admin/pills/categories');
  const act = async (name: string, item: string) => {
    await page.getByRole('button', { name: `Acciones de ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await act('Didáctica', 'Eliminar');
  const kept = page.getByRole('dialog', { name: '«Didáctica» no se puede eliminar' });
  await expect(kept.getByText(/Tiene 17 videos/)).toBeVisible();
  await kept.getByRole('button', { name: 'Entendido' }).click();
  await page.getByRole('button', { name: 'Didáctica', exact: true }).click();
  await page.getByRole('button', { name: 'Planeación', exact: true }).click();
  await act('Secuencias', 'Eliminar');
  await expect(page.getByRole('alertdialog').getByText(/la pierden?; /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Nombres y niveles' }).click();
  await page.getByRole('dialog').getByText('Tema en la biblioteca').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Niveles guardados.')).toBeVisible();
  await expect(page.getByText('Nivel apagado: no aparece en la biblioteca.').first()).toBeVisible();

  await signIn('prof@ruta.test', '/content');
  const answer = await page.request.get('/api/pills/videos/filter-catalog');
  const { data } = (await answer.json()) as { data: { topics: unknown[]; tags: unknown[]; subcategories: unknown[] } };
  expect([data.topics, data.tags, data.subcategories.length]).toEqual([[], [], 12]);

  await signIn('dir@ruta.test', '/pills');
  const recommended = page.getByRole('list', { name: 'Te puede servir' });
  await expect(recommended.getByRole('link', { name: TITLE })).toBeVisible();
  await expect(recommended.getByText(/^Comunicación: promedio de/).first()).toBeVisible();
});
