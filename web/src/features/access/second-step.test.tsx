import { screen, waitFor } from '@testing-library/react';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { SignInPage } from './pages/SignInPage';

describe('the second step of signing in', () => {
  const step = { second_step: { token: 't'.repeat(43), expires_at: '2026-11-20 18:05:00' } };
  const open = async (replies: Replies = {}) => {
    const page = renderScreen(<SignInPage />, {
      me: null,
      path: '/sign-in',
      route: '/sign-in',
      replies: { 'POST /api/login': { data: step }, ...replies },
    });
    await page.user.type(screen.getByRole('textbox', { name: 'Correo' }), 'coach@ruta.test');
    await page.user.type(screen.getByLabelText('Contraseña'), 'ruta-demo-2026{Enter}');
    await screen.findByLabelText('Código de 6 dígitos');
    return page;
  };

  test('asks for the code in the password’s place, then goes home', async () => {
    const page = await open({ 'POST /api/login/code': { data: sampleCoach } });
    expect(screen.getByLabelText('Código de 6 dígitos')).toHaveFocus();
    await page.user.type(screen.getByLabelText('Código de 6 dígitos'), '123456{Enter}');
    await waitFor(() => expect(page.address()).toBe('/coach'));
    expect(page.server.sentTo('POST /api/login/code')[0]?.body).toEqual({ token: 't'.repeat(43), code: '123456' });
  });

  test('a wrong code takes the focus and can be written again; a recovery code does as well', async () => {
    const page = await open({
      'POST /api/login/code': new Refusal(422, 'access.wrong-code', 'El código no es correcto o ya se usó.'),
    });
    await page.user.type(screen.getByLabelText('Código de 6 dígitos'), '000000');
    await page.user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await page.user.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    page.server.reply({ 'POST /api/login/code': { data: sampleCoach } });
    await page.user.type(screen.getByLabelText('Código de recuperación'), 'abcde-fgh23{Enter}');
    await waitFor(() => expect(page.address()).toBe('/coach'));
  });

  test('when the attempt is over one begins anew, and reads why', async () => {
    const page = await open({
      'POST /api/login/code': new Refusal(410, 'access.second-step-over', 'Pasó demasiado tiempo.'),
    });
    await page.user.type(screen.getByLabelText('Código de 6 dígitos'), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Pasó demasiado tiempo.');
    expect(screen.getByRole('textbox', { name: 'Correo' })).toHaveValue('coach@ruta.test');
    expect(screen.getByLabelText('Contraseña')).toHaveValue('');
  });
});
