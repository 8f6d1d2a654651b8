import { screen, waitFor, within } from '@testing-library/react';
import { userCan, userWith } from '@ruta/contracts/users/user.sample';
import { Refusal } from '../../testing';
import { openReset, pageOf } from './testing/open-users';

const SENT = 'PUT /api/users/40/reset-password';
const LINK = 'https://ruta.test/reset#abc';

describe('ACC-03 the page that resets a password', () => {
  test('ACC-03 T09 tells whom it concerns and what happens, takes the password, and shows the link once', async () => {
    const { user, server } = openReset();
    server.reply({ [SENT]: { data: { link: LINK }, message: 'Enlace listo.' } });
    expect(await screen.findByText('Ana Peña Núñez', { selector: 'dd *, dd' })).toBeInTheDocument();
    expect(screen.getByText(/las sesiones de Ana Peña Núñez terminan/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Tu contraseña'), 'ruta-demo-2026');
    await user.click(screen.getByRole('button', { name: 'Enviar enlace' }));
    const link = await screen.findByRole('dialog', { name: 'Enlace para Ana Peña Núñez' });
    expect(server.sentTo('PUT /api/me/confirm')[0]?.body).toEqual({ password: 'ruta-demo-2026' });
    expect(within(link).getByDisplayValue(LINK)).toBeInTheDocument();
    await user.click(within(link).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByDisplayValue(LINK)).not.toBeInTheDocument());
  });

  test('T09 a wrong password stands beside the field, and nothing is sent', async () => {
    const { user, server } = openReset();
    const errors = { password: ['Esta no es tu contraseña actual.'] };
    server.reply({ 'PUT /api/me/confirm': new Refusal(422, 'request.invalid', 'Revisa los campos.', { errors }) });
    await user.type(await screen.findByLabelText('Tu contraseña'), 'otra');
    await user.click(screen.getByRole('button', { name: 'Enviar enlace' }));
    expect(await screen.findByText('Esta no es tu contraseña actual.')).toBeInTheDocument();
    expect(server.sentTo(SENT)).toEqual([]);
  });

  test.each([
    ['above', userWith({ can: userCan() }), /rol por encima del tuyo/],
    [
      'of another system',
      userWith({ registration_method: 'other', can: userCan('resetPassword') }),
      /entra con otro sistema/,
    ],
  ])('T09 an account %s: why it cannot be reset, and no form', async (_, user, why) => {
    openReset(pageOf(user));
    expect(await screen.findByText(why)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Enviar enlace' })).not.toBeInTheDocument();
  });

  test('UI-02 an account that is not there', async () => {
    openReset(new Refusal(404, 'users.not-found', 'No encontramos esa cuenta.'));
    expect(await screen.findByRole('heading', { level: 1, name: /No encontramos esa cuenta/ })).toBeInTheDocument();
  });
});
