import { expect, expectAccessible, test } from '../kit/journey';

test.use({ rooms: ['availability'] });

test('J7 VC-04 an agent sets a week, a day off and an emergency, changes and deletes hours', async ({
  page,
  signIn,
}) => {
  await signIn('agent@ruta.test', '/agent');
  await page.getByRole('main').getByRole('link', { name: 'Disponibilidad' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Disponibilidad' })).toBeVisible();
  const week = page.getByRole('list', { name: 'Semana' });
  await expect(week.getByRole('listitem').filter({ hasText: 'Sábado' })).toContainText('Sin horario');
  await expectAccessible(page);

  const dialog = page.getByRole('dialog');
  const time = async (label: string, hour: string, minute: string) => {
    const parts = dialog.getByRole('group', { name: label }).getByRole('spinbutton');
    await parts.first().click();
    await page.keyboard.type(hour);
    await parts.last().click();
    await page.keyboard.type(minute);
  };
  const save = () => dialog.getByRole('button', { name: 'Guardar' }).click();

  // An hour that is taken is refused beside its field; another one is saved for both days.
  await page.getByRole('button', { name: 'Agregar horario' }).click();
  for (const day of ['martes', 'sábado']) await dialog.getByRole('checkbox', { name: day }).click({ force: true });
  await time('Desde', '12', '00');
  await time('Hasta', '14', '00');
  await expectAccessible(page);
  await save();
  await expect(dialog.getByText(/se cruza con este/)).toBeVisible();
  await time('Desde', '19', '00');
  await time('Hasta', '20', '30');
  await save();
  await expect(dialog).toBeHidden();
  for (const day of ['Martes', 'Sábado'])
    await expect(week.getByRole('listitem').filter({ hasText: day })).toContainText('19:00 a 20:30');

  const act = async (hours: string, deed: string) => {
    await page.getByRole('button', { name: `Acciones de ${hours}` }).click();
    await page.getByRole('menuitem', { name: deed }).click();
  };
  await act('sábado, 19:00 a 20:30', 'Editar');
  await time('Hasta', '21', '00');
  await save();
  await expect(week).toContainText('19:00 a 21:00');
  await act('sábado, 19:00 a 21:00', 'Eliminar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(week.getByRole('listitem').filter({ hasText: 'Sábado' })).toContainText('Sin horario');

  // A reload reads what was saved.
  await page.reload();
  await expect(week.getByRole('listitem').filter({ hasText: 'Martes' })).toContainText('19:00 a 20:30');
  await expect(page.getByRole('list', { name: 'Emergencias' })).toContainText('17:00 a 23:00');
});
