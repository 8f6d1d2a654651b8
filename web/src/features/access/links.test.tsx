import { screen, waitFor } from '@testing-library/react';
import { sampleAdministrator, sampleCoach } from '@ruta/contracts/access/access.sample';
import type { Me } from '@ruta/contracts/access/access.schema';
import { sampleInvitationFacts as facts } from '@ruta/contracts/invitations/invitation.sample';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { RenderedScreen, Replies } from '../../testing';
import { ForgotPasswordPage } from './pages/ForgotPasswordPage';
import { RegisterPage } from './pages/RegisterPage';
import { ResetPasswordPage } from './pages/ResetPasswordPage';

const TOKEN = 'x'.repeat(43);
const FACTS = `GET /api/invitations/token/${TOKEN}`;
const over = new Refusal(410, 'access.link-over', 'Este enlace ya se usó o caducó. Pide uno nuevo.');
const PHRASE = 'cuatro caballos azules';
const teacher: Me = { ...sampleCoach, role: 'PROF', roles: ['PROF'] };
const zones = { data: [{ name: 'UTC', offset: '+00:00' }] };

const register = (replies: Replies = {}, { hash = TOKEN, me = null as Me | null } = {}) =>
  renderScreen(<RegisterPage />, {
    me,
    path: '/register',
    route: `/register#${hash}`,
    replies: { [FACTS]: { data: facts }, 'GET /api/timezones': zones, ...replies },
  });
/** Pastes, because typing letter by letter is slow on a busy machine. */
async function put(user: RenderedScreen['user'], into: HTMLElement, text: string) {
  await user.click(into);
  await user.paste(text);
}
const field = (name: string) => screen.findByRole('textbox', { name });
async function fillIn({ user }: ReturnType<typeof register>) {
  await put(user, await field('Nombre'), 'Ana');
  await put(user, await field('Apellidos'), 'Núñez');
  await put(user, screen.getByLabelText(/^Contraseña/), PHRASE);
  await put(user, screen.getByLabelText(/^Repite la contraseña/), PHRASE);
  await user.click(screen.getByRole('checkbox'));
}
const submit = ({ user }: ReturnType<typeof register>) =>
  user.click(screen.getByRole('button', { name: 'Crear mi cuenta' }));

describe('ACC-02 registering', () => {
  test('ACC-02 says what the invitation offers, makes the account and goes home', async () => {
    const page = register({ 'POST /api/register': { data: teacher, message: 'Tu cuenta está lista.' } });
    expect(await screen.findByText('Te invitaron como Docente en Instituto Ahuehuete.')).toBeInTheDocument();
    expect(screen.getByText(/l•••@escuela\.mx/)).toBeInTheDocument();
    await fillIn(page);
    page.server.reply({ 'GET /api/me': { data: teacher } });
    await submit(page);
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(page.server.sentTo('POST /api/register')[0]?.body).toEqual({
      token: TOKEN,
      name: 'Ana',
      surname: 'Núñez',
      password: PHRASE,
      password_confirmation: PHRASE,
      birthday: null,
      sex: 'm',
      timezone: expect.any(String) as string,
      accept_terms: true,
    });
  });

  test('ACC-02 a person without a school is told that it is being assigned', async () => {
    register({ [FACTS]: { data: { ...facts, school: null } } });
    expect(await screen.findByText('Te invitaron como Docente. Tu escuela está por asignarse.')).toBeInTheDocument();
  });

  test('ACC-02 what the server refuses stands beside its field, and nothing typed is lost', async () => {
    const page = register({
      'POST /api/register': new Refusal(422, 'request.invalid', 'Revisa los campos marcados.', {
        errors: { password: ['Usa al menos 12 caracteres.', 'Otra'], accept_terms: ['Acepta las condiciones.'] },
      }),
    });
    await fillIn(page);
    await submit(page);
    expect(await screen.findByText('Usa al menos 12 caracteres.')).toBeInTheDocument();
    expect(screen.getByText('Acepta las condiciones.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Contraseña/)).toHaveFocus();
    expect(await field('Nombre')).toHaveValue('Ana');
  });

  test.each([
    ['that is over', { [FACTS]: over }, TOKEN],
    ['without a token', {}, ''],
    ['that was cut off', {}, 'short'],
  ])('ACC-02 410: a link %s says what to do', async (_, replies, hash) => {
    register(replies, { hash });
    expect(await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ir a iniciar sesión' })).toHaveAttribute('href', '/sign-in');
  });

  test('ACC-02 a link that ends while the form is filled in', async () => {
    const page = register({ 'POST /api/register': over });
    await fillIn(page);
    await submit(page);
    expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeInTheDocument();
  });

  test('ACC-02 an account that was made meanwhile: sign in with it', async () => {
    const page = register({
      'POST /api/register': new Refusal(409, 'invitations.already-member', 'Ya hay una cuenta con ese correo.'),
    });
    await fillIn(page);
    await submit(page);
    expect(await screen.findByText('Ya hay una cuenta con este correo')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ir a iniciar sesión' })).toBeInTheDocument();
  });

  test('UI-02 no network: said, and asked for again', async () => {
    const page = register({ [FACTS]: OFFLINE });
    expect(await screen.findByText(/^No hay conexión/)).toBeInTheDocument();
    page.server.reply({ [FACTS]: { data: facts } });
    await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(/^Te invitaron como Docente/)).toBeInTheDocument();
  });

  test('who is signed in already is told whose session it is', async () => {
    register({}, { me: sampleAdministrator });
    expect(await screen.findByText('Tienes una sesión abierta como Gabriela Zepeda Fuentes')).toBeInTheDocument();
  });
});

describe('ACC-03 the way back in', () => {
  test('ACC-03 asks for a link and says the same whoever the address belongs to', async () => {
    const page = renderScreen(<ForgotPasswordPage />, {
      me: null,
      replies: { 'POST /api/password/forgot': { data: null, message: 'Si hay una cuenta con ese correo…' } },
    });
    await put(page.user, await field('Correo'), 'laura@ruta.test');
    await page.user.click(screen.getByRole('button', { name: 'Enviar enlace' }));
    expect(await screen.findByText('Si hay una cuenta con ese correo…')).toBeInTheDocument();
    expect(page.server.sentTo('POST /api/password/forgot')[0]?.body).toEqual({ email: 'laura@ruta.test' });
  });

  test('ACC-03 too many in an hour: said, and the address stays', async () => {
    const page = renderScreen(<ForgotPasswordPage />, {
      me: null,
      replies: { 'POST /api/password/forgot': new Refusal(429, 'request.too-many', 'Demasiadas solicitudes.') },
    });
    await put(page.user, await field('Correo'), 'laura@ruta.test');
    await page.user.click(screen.getByRole('button', { name: 'Enviar enlace' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Demasiadas solicitudes.');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(await field('Correo')).toHaveValue('laura@ruta.test');
  });

  const reset = (reply: unknown, hash = TOKEN) =>
    renderScreen(<ResetPasswordPage />, {
      me: null,
      path: '/password/reset',
      route: `/password/reset#${hash}`,
      replies: { 'POST /api/password/reset': reply },
    });
  async function send({ user }: ReturnType<typeof reset>) {
    await put(user, screen.getByLabelText(/^Nueva contraseña/), PHRASE);
    await put(user, screen.getByLabelText(/^Repite la contraseña/), PHRASE);
    await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  }

  test('ACC-03 sets the new password with the token after the #, and leads to signing in', async () => {
    const page = reset({ data: null, message: 'Contraseña guardada.' });
    await send(page);
    expect(await screen.findByRole('heading', { name: 'Contraseña guardada' })).toBeInTheDocument();
    expect(page.server.sentTo('POST /api/password/reset')[0]?.body).toEqual({
      token: TOKEN,
      password: PHRASE,
      password_confirmation: PHRASE,
    });
    expect(screen.getByRole('link', { name: 'Ir a iniciar sesión' })).toHaveAttribute('href', '/sign-in');
  });

  test('ACC-03 a weak password: said beside it', async () => {
    const page = reset(
      new Refusal(422, 'request.invalid', 'Revisa.', {
        errors: { password: ['Es de las primeras que cualquiera probaría.'] },
      }),
    );
    await send(page);
    expect(await screen.findByText('Es de las primeras que cualquiera probaría.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Nueva contraseña/)).toHaveFocus();
    // Editing another field does not move the focus, and the edited field loses its error at the first letter.
    await put(page.user, screen.getByLabelText(/^Repite la contraseña/), '!');
    expect(screen.getByLabelText(/^Repite la contraseña/)).toHaveFocus();
    await put(page.user, screen.getByLabelText(/^Nueva contraseña/), '!');
    expect(screen.queryByText('Es de las primeras que cualquiera probaría.')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Nueva contraseña/)).toHaveFocus();
  });

  test('ACC-03 410: a link that is over, or none, offers another', async () => {
    const page = reset(over);
    await send(page);
    expect(await screen.findByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute('href', '/password/forgot');
    page.unmount();
    reset(over, '');
    expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeInTheDocument();
  });
});
