import { screen, waitFor, within } from '@testing-library/react';
import { samplePendingEmail, userCan, userWith } from '@ruta/contracts/users/user.sample';
import type { PendingEmail } from '@ruta/contracts/users/user.schema';
import { Refusal } from '../../testing';
import { openOne, PAGE, pageOf } from './testing/open-users';

const SAVE = 'PUT /api/users/40';
const CONFIRM = 'PUT /api/me/confirm';
const PENDING = '/api/users/40/pending-email';
const LINK = 'https://ruta.test/email/confirm#abc';
const waiting = (differs: Partial<PendingEmail> = {}) =>
  userWith({ pending_email: { ...samplePendingEmail, ...differs }, can: userCan('update') });

/** Writes another address and presses save. */
async function write({ user }: ReturnType<typeof openOne>, email = 'nueva@ruta.test') {
  const field = await screen.findByRole('textbox', { name: /Correo/ });
  await user.clear(field);
  await user.click(field);
  await user.paste(email);
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  return screen.findByRole('dialog', { name: '¿Cambiar el correo de Ana Peña Núñez?' });
}
async function giveThePassword({ user }: ReturnType<typeof openOne>) {
  await user.click(await screen.findByLabelText('Tu contraseña'));
  await user.paste('ruta-demo-2026');
  await user.click(screen.getByRole('button', { name: 'Guardar y enviar enlace' }));
}

describe('ADM-05 another address', () => {
  test('ADM-05 is asked for with the password, is told, and waits above the form; nothing was sent before', async () => {
    const page = openOne();
    page.server.reply({
      [CONFIRM]: { data: null },
      [SAVE]: () => {
        page.server.reply({ [PAGE]: pageOf(waiting()) });
        return { data: { ...waiting(), link: null }, message: 'Cuenta guardada. El correo cambia…' };
      },
    });
    const dialog = await write(page);
    expect(within(dialog).getByText('ana.pena@ruta.test')).toBeInTheDocument();
    expect(within(dialog).getByText('nueva@ruta.test')).toBeInTheDocument();
    expect(within(dialog).getByText(/Avisamos al correo de ahora/)).toBeInTheDocument();
    expect(page.server.sentTo(SAVE)).toEqual([]);
    await giveThePassword(page);
    expect(await screen.findByText(`Espera confirmación: ${samplePendingEmail.email}`)).toBeInTheDocument();
    expect(page.server.sentTo(CONFIRM)[0]?.body).toEqual({ password: 'ruta-demo-2026' });
    expect(page.server.sentTo(SAVE).map(({ body }) => body)).toEqual([{ email: 'nueva@ruta.test', revision: 3 }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('T03 a wrong password stands in the question, and nothing is saved; what was written stays', async () => {
    const page = openOne();
    const errors = { password: ['Esta no es tu contraseña actual.'] };
    page.server.reply({ [CONFIRM]: new Refusal(422, 'request.invalid', 'Revisa los campos.', { errors }) });
    const dialog = await write(page);
    await giveThePassword(page);
    expect(await within(dialog).findByText('Esta no es tu contraseña actual.')).toBeInTheDocument();
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByDisplayValue('nueva@ruta.test')).toBeInTheDocument();
    expect(page.server.sentTo(SAVE)).toEqual([]);
  });

  test('T17 without a mail server the link is shown once', async () => {
    const page = openOne();
    page.server.reply({
      [CONFIRM]: { data: null },
      [SAVE]: { data: { ...waiting({ is_mailed: false }), link: LINK }, message: 'Cuenta guardada.' },
    });
    await write(page);
    await giveThePassword(page);
    const shown = await screen.findByRole('dialog', { name: 'Enlace para Ana Peña Núñez' });
    expect(within(shown).getByDisplayValue(LINK)).toBeInTheDocument();
    await page.user.click(within(shown).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByDisplayValue(LINK)).not.toBeInTheDocument());
  });

  test('ADM-05 its link is sent again, and the change withdrawn', async () => {
    const { user, server } = openOne(pageOf(waiting()));
    server.reply({
      [`PUT ${PENDING}`]: { data: { ...waiting(), link: null }, message: 'Enlace enviado de nuevo.' },
      [`DELETE ${PENDING}`]: () => {
        server.reply({ [PAGE]: pageOf() });
        return { data: userWith(), message: 'Cambio retirado.' };
      },
    });
    expect(await screen.findByText(/Vence el 23-11-2026/)).toHaveTextContent('entra con ana.pena@ruta.test');
    await user.click(screen.getByRole('button', { name: 'Enviar de nuevo' }));
    expect(await screen.findByText('Enlace enviado de nuevo.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retirar el cambio' }));
    expect(await screen.findByText('Cambio retirado.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/^Espera confirmación/)).not.toBeInTheDocument());
  });

  test('ADM-05 it was confirmed meanwhile: said, and the page shows how it stands', async () => {
    const { user, server } = openOne(pageOf(waiting({ is_mailed: false })));
    server.reply({
      [`PUT ${PENDING}`]: () => {
        server.reply({ [PAGE]: pageOf(userWith({ email: samplePendingEmail.email })) });
        return new Refusal(409, 'users.no-pending-email', 'No hay un correo por confirmar.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Renovar el enlace' }));
    expect(await screen.findByText('No hay un correo por confirmar.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/^Espera confirmación/)).not.toBeInTheDocument());
  });

  test('T03 an account that cannot be changed shows what waits, without buttons', async () => {
    openOne(pageOf({ ...waiting(), can: userCan() }));
    expect(await screen.findByText(/^Espera confirmación/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retirar el cambio' })).not.toBeInTheDocument();
  });
});
