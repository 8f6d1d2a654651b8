import { screen, waitFor, within } from '@testing-library/react';
import { userCan, userWith } from '@ruta/contracts/users/user.sample';
import { Refusal } from '../../testing';
import { PAGE, admin, openOne, pageOf } from './testing/open-users';

describe('ADM-05 one account', () => {
  test('ADM-05 only what was changed is sent, with the revision that was seen', async () => {
    const { user, server } = openOne();
    const saved = userWith({ name: 'Anaí', revision: 4 });
    server.reply({
      'PUT /api/users/40': () => {
        server.reply({ [PAGE]: pageOf(saved) });
        return { data: saved, message: 'Cuenta guardada.' };
      },
    });
    const name = await screen.findByRole('textbox', { name: /Nombre/ });
    await user.clear(name);
    await user.type(name, 'Anaí');
    await user.click(screen.getByRole('checkbox', { name: 'Director(a) escolar' }));
    await user.click(
      within(screen.getByRole('group', { name: /Niveles de Docente/ })).getByRole('checkbox', { name: 'Secundaria' }),
    );
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Cuenta guardada.')).toBeInTheDocument();
    expect(server.sentTo('PUT /api/users/40')[0]?.body).toEqual({
      name: 'Anaí',
      roles: [
        { id: 6, levels: [] },
        { id: 9, levels: [2, 3] },
      ],
      revision: 3,
    });
    expect(await screen.findByDisplayValue('Anaí')).toBeInTheDocument();
  });

  test('ADM-05 DPI-02 the time for the diagnostic is set for a person; what they chose is not shown', async () => {
    const { user, server } = openOne();
    const saved = userWith({ revision: 4 });
    server.reply({
      'PUT /api/users/40': () => {
        server.reply({ [PAGE]: pageOf(saved) });
        return { data: saved, message: 'Cuenta guardada.' };
      },
    });
    const field = () => screen.findByRole('button', { name: /Tiempo por pregunta del diagnóstico/ });
    expect(await field()).toHaveTextContent('Como está');
    await user.click(await field());
    await user.click(await screen.findByRole('option', { name: 'El doble' }));
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Cuenta guardada.')).toBeInTheDocument();
    expect(server.sentTo('PUT /api/users/40').map(({ body }) => body)).toEqual([{ time_factor: 2, revision: 3 }]);
    await waitFor(async () => expect(await field()).toHaveTextContent('Como está'));
  });

  test('ADM-05 once it is saved nothing is in the way of leaving, however long the page takes to ask anew', async () => {
    const { user, server } = openOne();
    server.reply({
      'PUT /api/users/40': () => {
        server.reply({ [PAGE]: () => new Promise(() => undefined) });
        return { data: userWith({ name: 'Anaí', revision: 4 }), message: 'Cuenta guardada.' };
      },
    });
    await user.type(await screen.findByRole('textbox', { name: /Nombre/ }), 'í');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Cuenta guardada.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Usuarios' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Nombre/ })).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('ADM-05 roles from elsewhere and roles above are fixed, and say why', async () => {
    const remote = userWith({
      roles: [{ id: 9, code: 'PROF', su: false, pivot: { attach_type: 'remote', levels: [] } }],
    });
    openOne(pageOf(remote));
    expect(await screen.findByRole('checkbox', { name: 'Docente' })).toBeDisabled();
    expect(screen.getByText('Llegó de otro sistema; no se cambia aquí.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Superadministrador(a)' })).toBeDisabled();
    expect(screen.getByText('Solo un superadministrador lo da o lo quita.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Director(a) escolar' })).toBeEnabled();
  });

  test('ADM-05 what is missing, and what the server refuses, stands beside its field', async () => {
    const { user, server } = openOne();
    server.reply({
      'PUT /api/users/40': new Refusal(422, 'request.invalid', 'Revisa.', {
        errors: { email: ['Otra cuenta ya usa este correo.'] },
      }),
      'PUT /api/me/confirm': { data: null },
    });
    await user.clear(await screen.findByRole('textbox', { name: /Apellidos/ }));
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('El apellido es obligatorio.')).toBeInTheDocument();
    expect(server.sentTo('PUT /api/users/40')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Apellidos/ }), 'Otro');
    await user.type(screen.getByRole('textbox', { name: /Correo/ }), 'x');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await user.type(await screen.findByLabelText('Tu contraseña'), 'ruta-demo-2026');
    await user.click(screen.getByRole('button', { name: 'Guardar y enviar enlace' }));
    expect(await screen.findByText('Otra cuenta ya usa este correo.')).toBeInTheDocument();
  });

  test('ADM-05 HIE-01 that schools still need a role stands beside the roles, once', async () => {
    const { user, server } = openOne();
    const sentence = 'Escuelas que acompaña con ese rol: 2. Pásalas a otra persona antes de quitarlo.';
    server.reply({ 'PUT /api/users/40': new Refusal(409, 'coach-roles.assigned', sentence) });
    await user.click(await screen.findByRole('checkbox', { name: 'Director(a) escolar' }));
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    const roles = await screen.findByText(sentence);
    expect(screen.getAllByText(sentence)).toEqual([roles]);
    expect(screen.queryByText(/No se pudo|no se guard/i)).not.toBeInTheDocument();
  });

  describe('F02 somebody else changed the same account', () => {
    const theirs = userWith({ surname: 'Peña Ríos', revision: 9 });
    const refusal = new Refusal(409, 'users.stale', 'Alguien más cambió esta cuenta.', {
      current: theirs,
      saved: { by: 'Rosa Luna', at: '2026-11-20 18:00:00' },
    });
    const meet = async () => {
      const { user, server } = openOne();
      server.reply({ 'PUT /api/users/40': refusal });
      const name = await screen.findByRole('textbox', { name: /Nombre/ });
      await user.clear(name);
      await user.type(name, 'Anabel');
      await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
      const dialog = await screen.findByRole('dialog', { name: /Rosa Luna cambió esta cuenta/ });
      return { user, server, dialog };
    };

    test('both versions stand side by side; one’s own is saved over theirs, at their revision', async () => {
      const { user, server, dialog } = await meet();
      expect(within(within(dialog).getByRole('region', { name: 'Apellidos' })).getByText('Peña Ríos')).toBeVisible();
      expect(within(within(dialog).getByRole('region', { name: 'Nombre' })).getByText('Anabel')).toBeVisible();
      expect(within(dialog).queryByRole('region', { name: 'Correo' })).not.toBeInTheDocument();
      server.reply({ 'PUT /api/users/40': { data: theirs, message: 'Cambios guardados.' } });
      await user.click(within(dialog).getByRole('button', { name: 'Guardar mi versión' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(server.sentTo('PUT /api/users/40').at(-1)?.body).toEqual({
        name: 'Anabel',
        surname: 'Peña Núñez',
        revision: 9,
      });
    });

    test('or theirs is taken, and the form starts anew from it', async () => {
      const { user, server, dialog } = await meet();
      server.reply({ [PAGE]: pageOf(theirs) });
      await user.click(within(dialog).getByRole('button', { name: 'Usar la versión guardada' }));
      expect(await screen.findByDisplayValue('Peña Ríos')).toBeInTheDocument();
      expect(screen.queryByDisplayValue('Anabel')).not.toBeInTheDocument();
    });
  });

  test('ACC-03 the reset is a page of its own', async () => {
    openOne();
    const link = await screen.findByRole('link', { name: 'Restablecer contraseña' });
    expect(link).toHaveAttribute('href', '/users/reset-password/40');
  });

  test('ADM-05 two-step verification is among the facts, and is taken off after a question, where that is allowed', async () => {
    const with2fa = userWith({ two_factor: true, can: userCan('update', 'resetTwoFactor') });
    const { user, server } = openOne(pageOf(with2fa));
    expect(await screen.findByText('Verificación en dos pasos')).toBeInTheDocument();
    expect(screen.getByText('Activada')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Quitar verificación en dos pasos' }));
    const question = screen.getByRole('alertdialog', {
      name: '¿Quitar la verificación en dos pasos de Ana Peña Núñez?',
    });
    expect(server.sentTo('PUT /api/users/40/reset-two-factor')).toEqual([]);
    server.reply({
      'PUT /api/users/40/reset-two-factor': () => {
        server.reply({ [PAGE]: pageOf() });
        return { data: null, message: 'Verificación desactivada.' };
      },
    });
    await user.click(within(question).getByRole('button', { name: 'Quitar verificación en dos pasos' }));
    expect(await screen.findByText('Verificación desactivada.')).toBeInTheDocument();
    expect(await screen.findByText('Desactivada')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Quitar verificación en dos pasos' })).not.toBeInTheDocument();
  });

  test('T03 an account above, or one’s own, can be read and says why it cannot be changed', async () => {
    const above = openOne(pageOf(userWith({ can: userCan() })));
    expect(await screen.findByText(/Es de superadministración/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Guardar cambios' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Nombre/ })).toBeDisabled();
    above.unmount();
    openOne(pageOf(userWith({ id: admin.user.id, can: userCan() })));
    expect(await screen.findByText('Tus propios datos los cambias en tu perfil.')).toBeInTheDocument();
  });

  test('UI-02 an account that is not there', async () => {
    openOne(new Refusal(404, 'users.not-found', 'No encontramos esa cuenta.'));
    expect(await screen.findByRole('heading', { level: 1, name: /No encontramos esa cuenta/ })).toBeInTheDocument();
  });
});
