import { screen } from '@testing-library/react';
import { OFFLINE, Refusal, renderScreen, type Replies } from '../../testing';
import { StopChangesPage } from './pages/StopChangesPage';

const TOKEN = 'x'.repeat(43);
const FACTS = `GET /api/calendar-changes/${TOKEN}`;
const STOP = 'POST /api/calendar-changes/stop';
const followed = { data: { is_stopped: false, events: 2 } };

const open = (replies: Replies = {}, hash = TOKEN) =>
  renderScreen(<StopChangesPage />, {
    ...{ me: null, path: '/calendar-changes', route: `/calendar-changes#${hash}` },
    replies: { [FACTS]: followed, ...replies },
  });
const button = () => screen.findByRole('button', { name: 'Dejar de recibirlos' });

test('SHA-01 the link of a letter says what stops; one button stops it, and nothing before', async () => {
  const page = open({ [STOP]: { data: null, message: 'Ya no recibes cambios de tu calendario.' } });
  expect(await screen.findByText(/los cambios de 2 actividades por venir/)).toBeInTheDocument();
  expect(page.server.sentTo(STOP)).toEqual([]);
  await page.user.click(await button());
  expect(await screen.findByRole('heading', { level: 1, name: 'Ya no recibes cambios' })).toBeInTheDocument();
  expect(page.server.sentTo(STOP)[0]?.body).toEqual({ token: TOKEN });
});

test.each([
  ['that stopped them already', { [FACTS]: { data: { is_stopped: true, events: 0 } } }, TOKEN, 'Ya no recibes cambios'],
  ['that nobody has', { [FACTS]: new Refusal(404, 'sharing.stop-unknown', 'No.') }, TOKEN, 'Este enlace no sirve'],
  ['that was cut off', {}, 'short', 'Este enlace no sirve'],
])('SHA-01 a link %s says so', async (_, replies, hash, name) => {
  open(replies, hash);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Dejar de recibirlos' })).not.toBeInTheDocument();
});

test('UI-02 SHA-01 no network: said and asked again; a refusal stands above the button', async () => {
  const page = open({ [FACTS]: OFFLINE, [STOP]: new Refusal(429, 'request.too-many', 'Espera un minuto.') });
  expect(await screen.findByText(/^No hay conexión/)).toBeInTheDocument();
  page.server.reply({ [FACTS]: followed });
  await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await page.user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Espera un minuto.');
});
