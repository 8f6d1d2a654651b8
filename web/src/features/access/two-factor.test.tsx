import { screen, waitFor, within } from '@testing-library/react';
import { OFFLINE, Refusal } from '../../testing';
import { off, openSecurity } from './testing/open-security';

const on = { enabled: true, enabled_at: '2026-11-01 18:00:00', required: false, recovery_codes_left: 9 };
const codes = Array.from({ length: 10 }, (_, at) => `abcde-fgh2${at}`);

describe('two-step verification', () => {
  test('is turned on: password, QR code with the secret as text, a code, the recovery codes once', async () => {
    const secret = 'RUTADEMORUTADEMORUTADEMORUTADEMO';
    const page = openSecurity({
      'PUT /api/profile/two-factor/begin': { data: { secret, uri: `otpauth://totp/Ruta:coach?secret=${secret}` } },
      'PUT /api/profile/two-factor': { data: { recovery_codes: codes } },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Activar' }));
    await page.user.type(within(await screen.findByRole('dialog')).getByLabelText('Contraseña'), 'ruta-demo-2026');
    await page.user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByRole('img', { name: 'Código QR para tu aplicación de códigos' })).toBeInTheDocument();
    expect(screen.getByText('RUTA DEMO RUTA DEMO RUTA DEMO RUTA DEMO')).toBeInTheDocument();
    await page.user.type(screen.getByLabelText('Código de 6 dígitos'), '123456');
    page.server.reply({ 'GET /api/profile/two-factor': { data: { ...on, recovery_codes_left: 10 } } });
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Activar' }));
    const list = await screen.findByRole('list', { name: 'Códigos de recuperación' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(codes);
    await page.user.click(screen.getByRole('button', { name: 'Ya los guardé' }));
    expect(await screen.findByText(/Te quedan 10 códigos/)).toBeInTheDocument();
    expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
  });

  test('a wrong code says so beside the field, and the secret stays', async () => {
    const page = openSecurity({
      'PUT /api/profile/two-factor/begin': { data: { secret: 'ABCD', uri: 'otpauth://totp/x?secret=ABCD' } },
      'PUT /api/profile/two-factor': new Refusal(422, 'request.invalid', 'Revisa los campos marcados.', {
        errors: { code: ['El código no es correcto.'] },
      }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Activar' }));
    await page.user.type(within(await screen.findByRole('dialog')).getByLabelText('Contraseña'), 'x');
    await page.user.click(screen.getByRole('button', { name: 'Continuar' }));
    await page.user.type(await screen.findByLabelText('Código de 6 dígitos'), '000000{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Código de 6 dígitos')).toHaveAccessibleDescription(/no es correcto/),
    );
    expect(screen.getByText('ABCD')).toBeInTheDocument();
  });

  test('is turned off with the password; who needs it is told so and cannot', async () => {
    const page = openSecurity({
      'GET /api/profile/two-factor': { data: on },
      'PUT /api/profile/two-factor/disable': { data: off, message: 'Desactivada.' },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Desactivar' }));
    const dialog = await screen.findByRole('dialog');
    await page.user.type(within(dialog).getByLabelText('Contraseña'), 'ruta-demo-2026');
    page.server.reply({ 'GET /api/profile/two-factor': { data: off } });
    await page.user.click(within(dialog).getByRole('button', { name: 'Desactivar' }));
    expect(await screen.findByRole('button', { name: 'Activar' })).toBeInTheDocument();
    page.unmount();
    openSecurity({ 'GET /api/profile/two-factor': { data: { ...on, required: true } } });
    expect(await screen.findByText(/no se puede desactivar/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Desactivar' })).not.toBeInTheDocument();
  });

  test('UI-02 each part fails by itself with Retry', async () => {
    openSecurity({ 'GET /api/sessions': OFFLINE });
    expect(await screen.findByRole('button', { name: 'Activar' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
  });
});
