import { expect, expectAccessible, test } from '../kit/journey';

test.use({ rooms: ['sharing', 'agenda'] });

test('J2 SHA-01 SHA-02 AGE-04 a coach shares the next week with a school, and its director opens it', async ({
  page,
  signIn,
}) => {
  await signIn('coach@ruta.test', '/coach/schools/1/agenda');
  await page.getByRole('link', { name: 'Compartir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compartir la agenda' })).toBeVisible();
  await expect(page.getByText(/Hay .* actividad/)).toBeVisible();
  await expectAccessible(page);
  const next = page.getByRole('button', { name: 'Continuar' });
  await next.click();
  await page.getByRole('button', { name: 'Elegir todas' }).click();
  await expectAccessible(page);
  await next.click();
  await page.getByRole('button', { name: /^Todos \(/ }).click();
  await expectAccessible(page);
  await next.click();
  await page.getByRole('textbox', { name: /Mensaje/ }).fill('Nos vemos la próxima semana.');
  // Not half beneath a phone's navigation, where axe takes what is left of a button for all of it.
  const send = page.getByRole('button', { name: /^Enviar a/ });
  await send.scrollIntoViewIfNeeded();
  await page.getByRole('main').evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page);
  await send.click();
  await expect(page.getByText('Agenda compartida.')).toBeVisible();

  await page.goto('/coach/schools/1/share-agenda/history');
  await expect(page.getByText(/actividades? · \d+ personas/).first()).toBeVisible();
  await expectAccessible(page);

  await signIn('dir@ruta.test', '/scholastic/shared-agendas');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByText('Nos vemos la próxima semana.')).toBeVisible();
  await expectAccessible(page);

  // The page of the link that stops changes opens without a session.
  await page.context().clearCookies();
  await page.goto(`/calendar-changes#${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Este enlace no sirve' })).toBeVisible();
  await expectAccessible(page);
});
