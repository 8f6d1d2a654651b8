import { screen, waitFor, within } from '@testing-library/react';
import { sampleProfile as profile } from '@ruta/contracts/access/account.sample';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { ProfilePreferences } from '../../shared/ProfilePreferences';
import { ProfilePage } from './pages/ProfilePage';

const openProfile = (replies: Replies = {}, preferences: string | null = null) =>
  renderScreen(
    <ProfilePreferences value={preferences}>
      <ProfilePage />
    </ProfilePreferences>,
    {
      path: '/profile',
      route: '/profile',
      replies: {
        'GET /api/profile': { data: profile },
        'GET /api/timezones': { data: [{ name: 'America/Monterrey', offset: '-06:00' }] },
        ...replies,
      },
    },
  );
test('UI-03 the preferences of the device stand at the end of the profile', async () => {
  openProfile({}, 'Preferencias de este equipo');
  expect(await screen.findByText('Preferencias de este equipo')).toBeInTheDocument();
});

describe('ACC-04 the profile', () => {
  test('shows what is kept, and saves what was changed with the revision it was seen at', async () => {
    const saved = { ...profile, name: 'Laura Elena', sex: 'x' as const, revision: 4 };
    const page = openProfile({ 'PUT /api/profile': { data: saved, message: 'Perfil guardado.' } });
    const name = await screen.findByRole('textbox', { name: /Nombre/ });
    await page.user.clear(name);
    await page.user.type(name, 'Laura Elena');
    await page.user.click(screen.getByRole('radio', { name: 'Otro o prefiero no decirlo' }));
    await page.user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Perfil guardado.')).toBeInTheDocument();
    const { id: _id, email: _email, pending_email: _pending, photo: _photo, ...form } = profile;
    expect(page.server.sentTo('PUT /api/profile')[0]?.body).toEqual({ ...form, name: 'Laura Elena', sex: 'x' });
    // The session is reloaded, so that the top bar shows the new name.
    await waitFor(() => expect(page.server.sentTo('GET /api/me')).toHaveLength(1));
  });

  test('ADM-05 an address that waits to be confirmed stands beside the one that counts', async () => {
    openProfile({ 'GET /api/profile': { data: { ...profile, pending_email: 'laura.nueva@ruta.test' } } });
    const email = await screen.findByRole('textbox', { name: 'Correo' });
    expect(email).toHaveValue(profile.email);
    expect(email).toHaveAccessibleDescription(/Cambiará a laura\.nueva@ruta\.test cuando lo confirmes/);
  });

  test('a refusal stands beside its field and keeps what was typed', async () => {
    const refusal = new Refusal(422, 'request.invalid', 'Revisa los campos marcados.', {
      errors: { birthday: ['La fecha no puede ser posterior a hoy.'] },
    });
    const page = openProfile({ 'PUT /api/profile': refusal });
    await page.user.type(await screen.findByRole('textbox', { name: /Nombre/ }), ' Elena');
    await page.user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('La fecha no puede ser posterior a hoy.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Laura Elena');
  });

  test('what was saved elsewhere meanwhile can be looked at, and then saved on', async () => {
    const current = { ...profile, name: 'Laurita', revision: 8 };
    const page = openProfile({
      'PUT /api/profile': new Refusal(409, 'access.profile-stale', 'Tus datos cambiaron en otro lugar.', { current }),
    });
    await page.user.type(await screen.findByRole('textbox', { name: /Nombre/ }), 'x');
    await page.user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await page.user.click(await screen.findByRole('button', { name: 'Ver cómo quedaron' }));
    expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Laurita');
    page.server.reply({ 'PUT /api/profile': { data: { ...current, revision: 9 } } });
    await page.user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(page.server.sentTo('PUT /api/profile')[1]?.body).toMatchObject({ revision: 8 }));
  });

  test('the photo is removed after a question', async () => {
    const page = openProfile({
      'GET /api/profile': { data: { ...profile, photo: '/api/photos/x' } },
      'DELETE /api/profile/photo': { data: profile, message: 'Foto eliminada.' },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Quitar foto' }));
    const question = await screen.findByRole('alertdialog');
    await page.user.click(within(question).getByRole('button', { name: 'Quitar foto' }));
    expect(await screen.findByRole('button', { name: 'Elegir foto' })).toBeInTheDocument();
  });

  test('B23 a photo that is too large is refused before it is sent', async () => {
    const page = openProfile();
    await screen.findByRole('button', { name: 'Elegir foto' });
    const big = new File([new Uint8Array(6 * 1024 * 1024)], 'yo.jpg', { type: 'image/jpeg' });
    await page.user.upload(screen.getByLabelText('Foto', { selector: 'input' }), big);
    expect(await screen.findByRole('alert')).toHaveTextContent('hasta 5 MB');
  });

  test('UI-02 loads, and fails with Retry', async () => {
    const page = openProfile({ 'GET /api/profile': OFFLINE });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    page.server.reply({ 'GET /api/profile': { data: profile } });
    await page.user.click(retry);
    expect(await screen.findByRole('textbox', { name: /Nombre/ })).toBeInTheDocument();
  });
});
