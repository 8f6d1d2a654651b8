import { screen, waitFor } from '@testing-library/react';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { SignInPage } from './pages/SignInPage';

const LOGIN = 'POST /api/login';
const open = (replies: Replies = {}, route = '/sign-in') =>
  renderScreen(<SignInPage />, { me: null, path: '/sign-in', route, replies });

async function typeAndSend({ user }: ReturnType<typeof open>) {
  await user.type(screen.getByRole('textbox', { name: 'Correo' }), 'Coach@Ruta.test');
  await user.type(screen.getByLabelText('Contraseña'), 'ruta-demo-2026');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}

test('ACC-01 a person signs in and goes home', async () => {
  const page = open({ [LOGIN]: { data: sampleCoach, message: 'Sesión iniciada.' } });
  await typeAndSend(page);
  await waitFor(() => expect(page.address()).toBe('/coach'));
  expect(page.server.sentTo(LOGIN)[0]?.body).toEqual({
    email: 'Coach@Ruta.test',
    password: 'ruta-demo-2026',
    remember: false,
  });
});

test('ACC-01 a person who was going somewhere goes on there, staying signed in when asked', async () => {
  const page = open(
    { [LOGIN]: { data: sampleCoach } },
    '/sign-in?next=%2Fcoach%2Fschools%2F1%2Fagenda%3Fmonth%3D2026-11',
  );
  await page.user.click(screen.getByRole('checkbox', { name: 'Mantener mi sesión iniciada' }));
  await typeAndSend(page);
  await waitFor(() => expect(page.address()).toBe('/coach/schools/1/agenda?month=2026-11'));
  expect(page.server.sentTo(LOGIN)[0]?.body).toMatchObject({ remember: true });
});

test('ACC-01 next never leads off this site', async () => {
  const page = open({ [LOGIN]: { data: sampleCoach } }, '/sign-in?next=%2F%2Fevil.example');
  await typeAndSend(page);
  await waitFor(() => expect(page.address()).toBe('/coach'));
});

test.each([
  ['wrong', new Refusal(422, 'access.wrong-credentials', 'El correo o la contraseña no coinciden.')],
  ['banned', new Refusal(403, 'access.banned', 'Tu cuenta está suspendida. Habla con tu administrador.')],
  ['unverified', new Refusal(403, 'access.unverified', 'Tu cuenta todavía no está verificada.')],
  ['cookies are blocked', new Refusal(419, 'request.no-cookies', 'Tu navegador no guarda las cookies de este sitio.')],
  ['throttled', new Refusal(429, 'access.throttled', 'Demasiados intentos. Espera un momento y vuelve a intentarlo.')],
])('ACC-01 %s: the sentence of the server takes the focus, what was typed stays', async (_, refusal) => {
  const page = open({ [LOGIN]: refusal });
  await typeAndSend(page);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent((refusal.body as { message: string }).message);
  await waitFor(() => expect(alert).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Correo' })).toHaveValue('Coach@Ruta.test');
  expect(page.address()).toBe('/sign-in');
});

test('ACC-01 without a network the person is told so and can try again', async () => {
  const page = open({ [LOGIN]: OFFLINE });
  await typeAndSend(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión');
  page.server.reply({ [LOGIN]: { data: sampleCoach } });
  await page.user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await waitFor(() => expect(page.address()).toBe('/coach'));
});

test('ACC-01 what a field lacks stands beside the field, which takes the focus', async () => {
  const page = open({
    [LOGIN]: new Refusal(422, 'request.invalid', 'Revisa los campos marcados.', {
      errors: { email: ['El correo es obligatorio.'], password: ['La contraseña es obligatoria.'] },
    }),
  });
  await page.user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  const email = screen.getByRole('textbox', { name: 'Correo' });
  await waitFor(() => expect(email).toHaveAccessibleDescription(/El correo es obligatorio/));
  expect(email).toHaveFocus();
});

test('ACC-01 the password can be shown and hidden', async () => {
  const { user } = open();
  const password = screen.getByLabelText('Contraseña');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('ACC-07 English is one press away, before signing in, and is remembered with the account', async () => {
  const page = open({ [LOGIN]: { data: sampleCoach }, 'PUT /api/me/locale': { data: { locale: 'en' } } });
  await page.user.click(screen.getByRole('radio', { name: 'English' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  expect(document.title).toBe('Sign in · Ruta');
  await page.user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'coach@ruta.test');
  await page.user.type(screen.getByLabelText('Password'), 'ruta-demo-2026');
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(page.server.sentTo('PUT /api/me/locale')[0]?.body).toEqual({ locale: 'en' }));
  expect(page.server.sentTo(LOGIN)[0]?.headers.get('Accept-Language')).toBe('en');
});
