import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { CalendarFeed } from './parts/CalendarFeed';

const URL_ = `https://ruta.example.mx/api/calendar/${'k'.repeat(43)}`;
const FEED = { created_at: '2026-11-10 15:30:00', used_at: null };
const open = (replies: Replies) => renderScreen(<CalendarFeed />, { path: '/profile', route: '/profile', replies });

test('SHA-01 an address is shown once, with the ways to add it', async () => {
  const { user, server } = open({
    'GET /api/calendar-feed': { data: { offered: true, feed: null } },
    'POST /api/calendar-feed': { data: { url: URL_, feed: FEED }, message: 'Dirección de calendario creada.' },
  });
  const create = await screen.findByRole('button', { name: 'Crear dirección' });
  server.reply({ 'GET /api/calendar-feed': { data: { offered: true, feed: FEED } } });
  await user.click(create);
  const dialog = within(await screen.findByRole('dialog', { name: 'Tu dirección de calendario' }));
  expect(dialog.getByRole('textbox', { name: 'Dirección' })).toHaveValue(URL_);
  const google = dialog.getByRole('link', { name: /^Añadir a Google/ });
  expect(google).toHaveAttribute('href', expect.stringContaining('cid=webcal%3A%2F%2Fruta.example.mx'));
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByDisplayValue(URL_)).not.toBeInTheDocument();
  expect(await screen.findByText('En uso')).toBeInTheDocument();
});

test('SHA-01 an address is ended after a question; roles without one see nothing', async () => {
  const { user, server, unmount } = open({
    'GET /api/calendar-feed': { data: { offered: true, feed: FEED } },
    'DELETE /api/calendar-feed': { data: null, message: 'La dirección de calendario ya no vale.' },
  });
  await user.click(await screen.findByRole('button', { name: 'Desactivar' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  server.reply({ 'GET /api/calendar-feed': { data: { offered: true, feed: null } } });
  await user.click(dialog.getByRole('button', { name: 'Desactivar' }));
  expect(await screen.findByText('Sin dirección')).toBeInTheDocument();
  unmount();
  const other = open({ 'GET /api/calendar-feed': { data: { offered: false, feed: null } } });
  await waitFor(() => expect(other.server.sentTo('GET /api/calendar-feed')).toHaveLength(1));
  expect(screen.queryByText('Tu agenda en otro calendario')).not.toBeInTheDocument();
});
