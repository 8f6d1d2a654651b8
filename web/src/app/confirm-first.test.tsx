import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import type { access } from '@ruta/contracts/access/access.api';
import { Button } from '@ruta/design-system';
import { asProblem, call, route } from '../lib/api';
import { Refusal, renderScreen } from '../testing';
import { UserListPage } from '../features/users/pages/UserListPage';
import { ConfirmFirst } from './ConfirmFirst';

const putLocale = route<typeof access.chooseLocale>('put', '/me/locale');
const CHANGE = 'PUT /api/me/locale';
const refused = new Refusal(403, 'access.confirm-first', 'Confirma tu contraseña para hacer esto.');

/** A component with a change for which the server may want the password. */
function Change() {
  const [came, setCame] = useState('');
  const change = () =>
    call(putLocale, { body: { locale: 'es' } }).then(
      () => setCame('hecho'),
      (error: unknown) => setCame(asProblem(error).message),
    );
  return (
    <>
      <Button onPress={() => void change()}>Cambiar</Button>
      <p>{came}</p>
      <ConfirmFirst />
    </>
  );
}

test('a change that wants the password asks for it, and goes on by itself', async () => {
  let isConfirmed = false;
  const page = renderScreen(<Change />, {
    replies: {
      [CHANGE]: () => (isConfirmed ? { data: { locale: 'es' } } : refused),
      'PUT /api/me/confirm': new Refusal(422, 'request.invalid', 'Revisa los campos marcados.', {
        errors: { password: ['Esta no es tu contraseña actual.'] },
      }),
    },
  });
  await page.user.click(screen.getByRole('button', { name: 'Cambiar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirma que eres tú' });
  await page.user.type(within(dialog).getByLabelText('Contraseña'), 'mal');
  await page.user.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
  expect(await within(dialog).findByText('Esta no es tu contraseña actual.')).toBeInTheDocument();
  page.server.reply({
    'PUT /api/me/confirm': () => {
      isConfirmed = true;
      return { data: null };
    },
  });
  await page.user.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('hecho')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.server.sentTo(CHANGE)).toHaveLength(2);
});

test('who would rather not gets the refusal, and nothing was asked again', async () => {
  const page = renderScreen(<Change />, { replies: { [CHANGE]: refused } });
  await page.user.click(screen.getByRole('button', { name: 'Cambiar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirma que eres tú' });
  await page.user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByText('Confirma tu contraseña para hacer esto.')).toBeInTheDocument();
  expect(page.server.sentTo(CHANGE)).toHaveLength(1);
});

test('T20 a purge asks for the password over its own question, goes on, and is told', async () => {
  let isConfirmed = false;
  const page = renderScreen(
    <>
      <UserListPage />
      <ConfirmFirst />
    </>,
    {
      path: '/admin/users',
      route: '/admin/users',
      replies: {
        'GET /bff/admin/users': {
          users: { data: [], page: 1, size: 10, total: 0, pages: 0, count: 0 },
          school: null,
          can: { purge: true },
        },
        'GET /api/users/purge?dry_run=1': { data: { deleted: 2, unverified: 0 } },
        'GET /api/users/purge': ({ query }: { query: URLSearchParams }) =>
          query.get('dry_run') === '1' || isConfirmed
            ? { data: { deleted: 2, unverified: 0 }, message: 'Cuentas depuradas.' }
            : refused,
        'PUT /api/me/confirm': () => {
          isConfirmed = true;
          return { data: null };
        },
      },
    },
  );
  await page.user.click(await screen.findByRole('button', { name: 'Depurar cuentas' }));
  await page.user.click(await screen.findByRole('button', { name: 'Depurar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirma que eres tú' });
  await page.user.type(within(dialog).getByLabelText('Contraseña'), 'ruta-demo-2026{Enter}');
  expect(await screen.findByText('Cuentas depuradas.')).toBeInTheDocument();
  expect(page.server.sentTo('PUT /api/me/confirm')[0]?.body).toEqual({ password: 'ruta-demo-2026' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
