import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { applyLocale } from '../lib/i18n';
import { SessionProvider } from '../lib/session';
import { fakeServer, Refusal } from '../testing';
import { Door } from './Door';
import { forgetVisit, rememberVisit, wasSignedIn } from './last-visit';

const Application = () => <p>La aplicación en {window.location.pathname + window.location.search}</p>;
const signedOut = new Refusal(401, 'access.anonymous', 'Tu sesión terminó.');

const loaded = jest.fn();
jest.mock('./Routed', () => {
  loaded();
  return { Routed: () => null };
});

afterEach(forgetVisit);

function open(address: string, replies = {}) {
  window.history.replaceState(null, '', address);
  applyLocale('es');
  const server = fakeServer({ 'GET /api/me': signedOut, ...replies });
  render(
    <SessionProvider>
      <Door Application={Application} />
    </SessionProvider>,
  );
  return server;
}

async function signIn() {
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Correo' }), 'coach@ruta.test');
  await user.type(screen.getByLabelText('Contraseña'), 'ruta-demo-2026');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}

// First, because a module is loaded once.
test('UI-02 who only looks at the form does not load the application; who types does', async () => {
  open('/sign-in');
  const email = await screen.findByRole('textbox', { name: 'Correo' });
  expect(loaded).not.toHaveBeenCalled();
  await userEvent.type(email, 'c');
  await waitFor(() => expect(loaded).toHaveBeenCalled());
});

test('ACC-01 one signs in before the router is there; the application takes over where it finds the address', async () => {
  open('/sign-in?next=%2Fcoach', { 'POST /api/login': { data: sampleCoach } });
  await signIn();
  expect(await screen.findByText('La aplicación en /sign-in?next=%2Fcoach')).toBeInTheDocument();
});

test('ACC-01 who is signed in already is in the application at once', async () => {
  open('/sign-in', { 'GET /api/me': { data: sampleCoach } });
  expect(await screen.findByText('La aplicación en /sign-in')).toBeInTheDocument();
});

test('UI-02 without a session nothing is asked that would be refused: the console stays clean', async () => {
  document.documentElement.dataset['session'] = 'none';
  const server = open('/coach');
  expect(await screen.findByRole('textbox', { name: 'Correo' })).toBeInTheDocument();
  expect(server.sentTo('GET /api/me')).toEqual([]);
  delete document.documentElement.dataset['session'];
});

test('who was signed in here before has the application at once, wherever they go', () => {
  rememberVisit('coach', 'es');
  open('/coach/schools/1/agenda');
  expect(screen.getByText('La aplicación en /coach/schools/1/agenda')).toBeInTheDocument();
});

test.each([
  ['/', '/sign-in'],
  ['/coach/schools/1/agenda?month=2026-11', '/sign-in?next=%2Fcoach%2Fschools%2F1%2Fagenda%3Fmonth%3D2026-11'],
])('ACC-01 at %s a stranger is shown the form, with where they were going', async (address, shown) => {
  open(address);
  expect(screen.queryByText(/^La aplicación/)).not.toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: 'Correo' })).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(shown));
  expect(screen.queryByText(/^La aplicación/)).not.toBeInTheDocument();
});

test('ACC-02 the pages for strangers are the application’s', () => {
  open('/register?token=abc');
  expect(screen.getByText('La aplicación en /register?token=abc')).toBeInTheDocument();
});

test('a stranger whose session the server knows is in the application, and remembered', async () => {
  open('/', { 'GET /api/me': { data: sampleCoach } });
  expect(await screen.findByText('La aplicación en /')).toBeInTheDocument();
  expect(wasSignedIn()).toBe(true);
});

test('who signed out is a stranger again', async () => {
  rememberVisit('coach', 'es');
  open('/sign-in');
  await screen.findByRole('textbox', { name: 'Correo' });
  await waitFor(() => expect(wasSignedIn()).toBe(false));
});
