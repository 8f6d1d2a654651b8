import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import type { Me } from '@ruta/contracts/access/access.schema';
import { sampleVisit } from '@ruta/contracts/visits/visit.sample';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { draft, newScreen, visitPage } from '../features/visits/testing/samples';
import { forgetCsrfToken } from '../lib/api';
import { SessionProvider } from '../lib/session';
import { PAUSES } from '../shared/record/use-saves-itself';
import { fakeServer, Refusal, renderRoutes } from '../testing';
import type { Replies } from '../testing';
import { addRoutes } from './late-routes';
import { routes } from './routes';

const GONE = new Refusal(401, 'access.anonymous', 'Tu sesión terminó.');
const PUT = 'PUT /api/schools/visits/7';
const LOGIN = 'POST /api/login';
const DRAFT = '/coach/schools/1/visits/edit/7/draft';
const replies: Replies = {
  'GET /api/schools': { data: [], page: 1, size: 10000, total: 0, pages: 0, count: 0 },
  'GET /api/notifications': { data: [], page: 1, size: 10, total: 0, pages: 0, count: 0, unread: 0 },
  'GET /bff/coach/schools/1/visits/7': visitPage(draft({ revision: 3 })),
  'GET /bff/coach/schools/1/visits/new': newScreen(),
};
const soon = { timeout: 20_000 };

beforeEach(() => {
  jest.replaceProperty(PAUSES, 'typing', 50);
  localStorage.clear();
  window.scrollTo = jest.fn();
});

const open = (more: Replies = {}) =>
  renderRoutes(routes, { addRoutes, route: DRAFT, replies: { ...replies, ...more } });
const objective = () => screen.findByRole('textbox', { name: /Objetivo de la visita/ });
const modal = () => screen.findByRole('dialog', { name: 'Tu sesión terminó' }, soon);

/** Replaces a text in one change: a pause between two keys on a busy machine would save half of it. */
async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.keyboard('{Control>}a{/Control}');
  await user.paste(text);
}

/** Types into the draft after the server ended the session. */
async function writeExpired(more: Replies = {}) {
  const page = open({ [PUT]: GONE, ...more });
  const field = await objective();
  await write(page.user, field, 'Acuerdos de diciembre');
  return { ...page, field, dialog: await modal() };
}

describe('ACC-01 a session that ended while somebody writes', () => {
  test('ACC-01 one signs in again over the page: what was typed is saved, and the focus is where it was', async () => {
    const { user, server, field, dialog, address } = await writeExpired();
    expect(field).toHaveValue('Acuerdos de diciembre');
    const email = within(dialog).getByRole('textbox', { name: 'Correo' });
    expect(email).toHaveValue(sampleCoach.user.email);
    expect(email).toHaveAttribute('readonly');
    expect(within(dialog).getByLabelText('Contraseña')).toHaveFocus();

    server.reply({
      [LOGIN]: { data: sampleCoach },
      'GET /api/csrf': { data: { token: 'token-2' } },
      [PUT]: { data: draft({ revision: 4 }) },
    });
    const reads = server.sentTo('GET /bff/coach/schools/1/visits/7').length;
    await user.type(within(dialog).getByLabelText('Contraseña'), 'ruta-demo-2026');
    await user.click(within(dialog).getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByText(/^Guardado \d\d:\d\d$/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(server.sentTo(LOGIN)[0]?.body).toMatchObject({ email: sampleCoach.user.email, password: 'ruta-demo-2026' });
    const saved = server.sentTo(PUT).at(-1);
    expect(saved?.body).toMatchObject({ objective: 'Acuerdos de diciembre', revision: 3 });
    expect(saved?.headers.get('X-CSRF-Token')).toBe('token-2');
    await waitFor(() => expect(server.sentTo('GET /bff/coach/schools/1/visits/7').length).toBeGreaterThan(reads));
    expect(field).toHaveValue('Acuerdos de diciembre');
    await waitFor(() => expect(field).toHaveFocus());
    expect(address()).toBe(DRAFT);
  });

  test('ACC-01 a wrong password is said in the modal, and everything stays', async () => {
    const { user, field, dialog } = await writeExpired({
      [LOGIN]: new Refusal(422, 'access.wrong-credentials', 'El correo o la contraseña no coinciden.'),
    });
    await user.type(within(dialog).getByLabelText('Contraseña'), 'otra');
    await user.click(within(dialog).getByRole('button', { name: 'Iniciar sesión' }));
    expect(await within(dialog).findByText('El correo o la contraseña no coinciden.')).toBeInTheDocument();
    expect(field).toHaveValue('Acuerdos de diciembre');
  });

  test('ACC-01 whoever leaves instead signs in on the page for it, and what they wrote waits on the device', async () => {
    const { user, dialog, address } = await writeExpired();
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Salir' }));
    expect(await screen.findByText('Tu sesión terminó. Inicia sesión de nuevo.')).toBeInTheDocument();
    expect(address()).toBe(`/sign-in?next=${encodeURIComponent(DRAFT)}`);
    expect(JSON.stringify(Object.entries(localStorage))).toContain('Acuerdos de diciembre');
  });

  test('ACC-05 the role they worked in is taken up again', async () => {
    const me: Me = { ...sampleCoach, role: 'COACH', roles: ['ADMIN', 'COACH'] };
    const page = renderRoutes(routes, { addRoutes, me, route: DRAFT, replies: { ...replies, [PUT]: GONE } });
    await write(page.user, await objective(), 'Acuerdos y más');
    const dialog = await modal();
    page.server.reply({
      [LOGIN]: { data: { ...me, role: 'ADMIN' } },
      'PUT /api/me/role': { data: me },
      [PUT]: { data: draft({ revision: 4 }) },
    });
    await page.user.type(within(dialog).getByLabelText('Contraseña'), 'ruta-demo-2026');
    await page.user.click(within(dialog).getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByText(/^Guardado \d\d:\d\d$/)).toBeInTheDocument();
    expect(page.server.sentTo('PUT /api/me/role')[0]?.body).toEqual({ role: 'COACH' });
  });

  test('ACC-05 an account whose role was taken away sees the page anew', async () => {
    forgetCsrfToken();
    const server = fakeServer({ ...replies, [PUT]: GONE });
    const reloadPage = jest.fn();
    const user = userEvent.setup();
    render(
      <SessionProvider initial={sampleCoach} reloadPage={reloadPage}>
        <RouterProvider
          router={createMemoryRouter(routes, { initialEntries: [DRAFT], patchRoutesOnNavigation: addRoutes })}
        />
      </SessionProvider>,
    );
    await write(user, await objective(), 'Acuerdos y más');
    const dialog = await modal();
    server.reply({ [LOGIN]: { data: { ...sampleCoach, role: 'PROF', roles: ['PROF'] } } });
    await user.type(within(dialog).getByLabelText('Contraseña'), 'ruta-demo-2026');
    await user.click(within(dialog).getByRole('button', { name: 'Iniciar sesión' }));
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  });

  test('ACC-01 a page that was just being opened comes once one has signed in', async () => {
    const page = open({ 'GET /bff/coach/schools/1/visits/7': GONE });
    const dialog = await modal();
    page.server.reply({
      [LOGIN]: { data: sampleCoach },
      'GET /bff/coach/schools/1/visits/7': visitPage(draft({ revision: 3, objective: sampleVisit.objective })),
    });
    await page.user.type(within(dialog).getByLabelText('Contraseña'), 'ruta-demo-2026');
    await page.user.click(within(dialog).getByRole('button', { name: 'Iniciar sesión' }));
    expect(await objective()).toHaveValue(sampleVisit.objective);
  });
});
