import { screen, waitFor, within } from '@testing-library/react';
import { OFFLINE, Refusal } from '../../testing';
import { here, openSecurity } from './testing/open-security';

describe('ASVS 7.5.2 signed in here and there', () => {
  test('names the devices, and ends one', async () => {
    const page = openSecurity({ 'DELETE /api/sessions/2': { data: null, message: 'Sesión terminada.' } });
    const list = await screen.findByRole('list', { name: 'Dónde tienes tu sesión abierta' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('Firefox en Windows');
    expect(first).toHaveTextContent('Este dispositivo');
    expect(second).toHaveTextContent('Chrome en Android');
    expect(second).toHaveTextContent('Se mantiene iniciada');
    page.server.reply({ 'GET /api/sessions': { data: [here] } });
    await page.user.click(screen.getByRole('button', { name: 'Cerrar sesión de Chrome en Android' }));
    expect(await screen.findByText('Solo tienes abierta esta sesión.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cerrar las demás' })).not.toBeInTheDocument();
  });

  test('ends all the others after a question, which says why it failed', async () => {
    const page = openSecurity({ 'DELETE /api/sessions': OFFLINE });
    await page.user.click(await screen.findByRole('button', { name: 'Cerrar las demás' }));
    const question = await screen.findByRole('alertdialog');
    const confirm = within(question).getByRole('button', { name: 'Cerrar las demás' });
    await page.user.click(confirm);
    expect(await within(question).findByRole('alert')).toHaveTextContent('No hay conexión');
    page.server.reply({ 'DELETE /api/sessions': { data: { ended: 1 } }, 'GET /api/sessions': { data: [here] } });
    await page.user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Solo tienes abierta esta sesión.')).toBeInTheDocument();
  });
});

describe('ACC-04 the password', () => {
  test('is changed, and the fields are empty again', async () => {
    const page = openSecurity({ 'PUT /api/profile/password': { data: { ended: 1 }, message: 'Contraseña cambiada.' } });
    await page.user.type(await screen.findByLabelText(/Contraseña actual/), 'ruta-demo-2026');
    await page.user.type(screen.getByLabelText(/^Contraseña nueva/), 'un caballo correcto');
    await page.user.type(screen.getByLabelText(/Repite la contraseña/), 'un caballo correcto');
    await page.user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(await screen.findByText('Contraseña cambiada.')).toBeInTheDocument();
    expect(page.server.sentTo('PUT /api/profile/password')[0]?.body).toEqual({
      current_password: 'ruta-demo-2026',
      password: 'un caballo correcto',
      password_confirmation: 'un caballo correcto',
    });
    expect(screen.getByLabelText(/Contraseña actual/)).toHaveValue('');
  });

  test('what is wrong stands beside its field', async () => {
    const page = openSecurity({
      'PUT /api/profile/password': new Refusal(422, 'request.invalid', 'Revisa los campos marcados.', {
        errors: { current_password: ['Esta no es tu contraseña actual.'] },
      }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Cambiar contraseña' }));
    await waitFor(() =>
      expect(screen.getByLabelText(/Contraseña actual/)).toHaveAccessibleDescription(/no es tu contraseña actual/),
    );
  });
});
