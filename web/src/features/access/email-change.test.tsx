import { screen } from '@testing-library/react';
import { sampleEmailChange as facts } from '@ruta/contracts/users/user.sample';
import { OFFLINE, Refusal, renderScreen, type Replies } from '../../testing';
import { ConfirmEmailPage } from './pages/ConfirmEmailPage';

const TOKEN = 'x'.repeat(43);
const FACTS = `GET /api/email/token/${TOKEN}`;
const CONFIRM = 'POST /api/email/confirm';
const over = new Refusal(410, 'access.link-over', 'Este enlace ya se usó o caducó. Pide uno nuevo.');

const open = (replies: Replies = {}, hash = TOKEN) =>
  renderScreen(<ConfirmEmailPage />, {
    me: null,
    path: '/email/confirm',
    route: `/email/confirm#${hash}`,
    replies: { [FACTS]: { data: facts }, ...replies },
  });
const confirm = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Confirmar este correo' }));

describe('ADM-05 the page of a link to a new address', () => {
  test('ADM-05 says whose account changes from what to what; one button confirms it, and nothing before', async () => {
    const page = open({ [CONFIRM]: { data: null, message: 'Correo cambiado. Inicia sesión con él.' } });
    for (const fact of ['Ana Peña Núñez', 'Colegio Ceiba', 'a•••@ruta.test', facts.to])
      expect(await screen.findByText(fact)).toBeInTheDocument();
    expect(page.server.sentTo(CONFIRM)).toEqual([]);
    await confirm(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Correo cambiado' })).toBeInTheDocument();
    expect(page.server.sentTo(CONFIRM)[0]?.body).toEqual({ token: TOKEN });
    expect(screen.getByText(`Ya puedes entrar con ${facts.to} y tu contraseña de siempre.`)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ir a iniciar sesión' })).toHaveAttribute('href', '/sign-in');
  });

  test.each([
    ['that is over', { [FACTS]: over }, TOKEN],
    ['without a token', {}, ''],
    ['that was cut off', {}, 'short'],
  ])('ADM-05 410: a link %s says what to do', async (_, replies, hash) => {
    open(replies, hash);
    expect(await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeInTheDocument();
    expect(screen.getByText(/pide a tu administrador/)).toBeInTheDocument();
  });

  test('ADM-05 a link that ends while the page is open', async () => {
    const page = open({ [CONFIRM]: over });
    await confirm(page);
    expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeInTheDocument();
  });

  test('ADM-05 another account has the address meanwhile: said above the button', async () => {
    const page = open({ [CONFIRM]: new Refusal(409, 'users.email-taken', 'Otra cuenta ya usa este correo.') });
    await confirm(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('Otra cuenta ya usa este correo.');
  });

  test('UI-02 no network: said, and asked for again', async () => {
    const page = open({ [FACTS]: OFFLINE });
    expect(await screen.findByText(/^No hay conexión/)).toBeInTheDocument();
    page.server.reply({ [FACTS]: { data: facts } });
    await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(facts.to)).toBeInTheDocument();
  });
});
