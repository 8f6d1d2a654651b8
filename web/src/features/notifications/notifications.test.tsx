import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { notificationWith, sampleNotification } from '@ruta/contracts/notifications/notification.sample';
import type { Notification } from '@ruta/contracts/notifications/notification.schema';
import { openChannel } from '../../lib/realtime';
import type { RealtimeListener } from '../../lib/realtime';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { Bell } from './parts/Bell';
import { NotificationsPage } from './pages/NotificationsPage';
import { NotificationsPanel } from './parts/NotificationsPanel';
import { POLL } from './use-live-notifications';

jest.mock('../../lib/realtime', () => ({ openChannel: jest.fn() }));
let channel: RealtimeListener;
const close = jest.fn();
beforeEach(() => {
  jest.mocked(openChannel).mockImplementation((_who, listener) => {
    channel = listener;
    return close;
  });
});

const LIST = 'GET /api/scholastic/notifications';
const three = [
  notificationWith({ id: 9 }),
  notificationWith({ id: 8, type: 'visit.rescheduled', title: 'Visita reprogramada para el 24-11-2026' }),
  notificationWith({ id: 7, type: 'visit.scheduled', title: 'Visita programada', read_at: '2026-11-19 10:00:00' }),
];
const list = (data: Notification[], differs: object = {}) => ({
  data,
  page: 1,
  size: 10,
  total: data.length,
  pages: 1,
  count: data.length,
  unread: data.filter(({ read_at }) => read_at === null).length,
  ...differs,
});
const show = (ui: React.ReactNode, replies: Replies = {}, route = '/') =>
  renderScreen(ui, { me: sampleDirector, route, replies: { [LIST]: list(three), ...replies } });
const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const openBell = async (user: ReturnType<typeof show>['user'], name: string | RegExp = /sin leer$/) => {
  await user.click(await bell(name));
  return screen.findByRole('dialog', { name: 'Notificaciones' });
};

describe('UI-01 the bell', () => {
  test('NOT-01 says how many are unread and shows the newest; a row leads to its page and counts as read', async () => {
    const { user, server, address } = show(<Bell />, {
      'PUT /api/notifications/9/markasread': () => ({ data: { unread: 1 } }),
    });
    const dialog = await openBell(user, '2 notificaciones sin leer');
    const rows = within(dialog).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent('Laura Mendoza Reyes finalizó la visita');
    expect(rows[0]).toHaveTextContent('20-11-2026 11:40');
    await user.click(within(dialog).getByRole('link', { name: /^Visita del 20-11-2026 finalizada/ }));
    expect(address()).toBe('/scholastic/schools/1/visits/detail/101');
    await waitFor(() => expect(server.sentTo('PUT /api/notifications/9/markasread')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('NOT-01 marks one, and all, without leaving', async () => {
    const read = three.map((one) => ({ ...one, read_at: '2026-11-20 18:00:00' }));
    const { user, server } = show(<Bell />, {
      'PUT /api/notifications/8/markasread': { data: { unread: 1 } },
      'PUT /api/notifications/markallasread': { data: { unread: 0 } },
    });
    const dialog = await openBell(user);
    server.reply({
      [LIST]: list(three.map((one) => (one.id === 8 ? { ...one, read_at: '2026-11-20 18:00:00' } : one))),
    });
    await user.click(within(dialog).getByRole('button', { name: /^Marcar como leída: Visita reprogramada/ }));
    const marks = () => within(dialog).queryAllByRole('button', { name: /^Marcar/ });
    await waitFor(() => expect(marks()).toHaveLength(2));
    server.reply({ [LIST]: list(read) });
    await user.click(within(dialog).getByRole('button', { name: 'Marcar todas como leídas' }));
    await waitFor(() => expect(marks()).toEqual([]));
    await user.keyboard('{Escape}');
    expect(await bell('Sin notificaciones nuevas')).toBeInTheDocument();
  });

  test('B48 what could not be marked is said, and stays as it was', async () => {
    const { user } = show(<Bell />, {
      'PUT /api/notifications/9/markasread': new Refusal(
        404,
        'notifications.not-found',
        'No encontramos esa notificación.',
      ),
    });
    const dialog = await openBell(user);
    await user.click(within(dialog).getByRole('button', { name: /^Marcar como leída: Visita del/ }));
    expect(await screen.findByText('No encontramos esa notificación.')).toBeInTheDocument();
    expect(within(dialog).getAllByRole('button', { name: /^Marcar como leída/ })).toHaveLength(2);
  });

  test('UI-02 nothing yet, and could not load with Retry, are two different things', async () => {
    const { user, server } = show(<Bell />, { [LIST]: OFFLINE });
    const dialog = await openBell(user, 'Notificaciones');
    expect(await within(dialog).findByText('No se pudieron cargar tus notificaciones')).toBeInTheDocument();
    server.reply({ [LIST]: list([]) });
    await user.click(within(dialog).getByRole('button', { name: 'Reintentar' }));
    expect(await within(dialog).findByText('Todavía no hay notificaciones')).toBeInTheDocument();
  });
});

describe('NOT-02 as it happens', () => {
  const more = [notificationWith({ id: 10, title: 'Visita recién finalizada' }), ...three];

  test('NOT-02 a new one is there without a reload', async () => {
    const { server } = show(<Bell />);
    await bell('2 notificaciones sin leer');
    server.reply({ [LIST]: list(more) });
    act(() => channel.onCreated({ notification: more[0] ?? sampleNotification, unread: 3 }));
    expect(await bell('3 notificaciones sin leer')).toBeInTheDocument();
  });

  test('NOT-02 what happened while the channel was gone is asked for when it comes back', async () => {
    const { server } = show(<Bell />);
    await bell('2 notificaciones sin leer');
    act(() => channel.onConnect());
    act(() => channel.onDisconnect());
    server.reply({ [LIST]: list(more) });
    act(() => channel.onConnect());
    expect(await bell('3 notificaciones sin leer')).toBeInTheDocument();
  });

  test('NOT-02 without a channel it asks every minute, and not while there is one', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { server } = show(<Bell />);
      await bell('2 notificaciones sin leer');
      await act(() => jest.advanceTimersByTimeAsync(POLL + 10));
      expect(server.sentTo(LIST).length).toBe(2);
      act(() => channel.onConnect());
      await waitFor(() => expect(server.sentTo(LIST).length).toBe(3));
      await act(() => jest.advanceTimersByTimeAsync(3 * POLL));
      expect(server.sentTo(LIST).length).toBe(3);
      // Background requests do not prolong the session.
      expect(server.sentTo(LIST).every(({ headers }) => headers.get('X-Background') === '1')).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  test('NOT-02 the channel closes with the page', async () => {
    const { unmount } = show(<Bell />);
    await bell('2 notificaciones sin leer');
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('NOT-01 the page', () => {
  test('NOT-01 ten to a page, unread alone where wanted; both are in the address', async () => {
    const { user, server, address } = show(
      <NotificationsPage />,
      {
        [LIST]: list(three, { total: 23, pages: 3 }),
        [`${LIST}?page=2`]: list([notificationWith({ id: 3, title: 'De la página dos' })], {
          page: 2,
          total: 23,
          pages: 3,
        }),
        [`${LIST}?filter%5Bunread%5D=1`]: list([]),
      },
      '/notifications',
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Notificaciones' })).toBeInTheDocument();
    expect(await screen.findByText('1–3 de 23')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
    expect(await screen.findByText('De la página dos')).toBeInTheDocument();
    expect(address()).toBe('/notifications?page=2');
    await user.click(screen.getByRole('radio', { name: 'Sin leer' }));
    expect(await screen.findByText('Estás al día')).toBeInTheDocument();
    expect(address()).toBe('/notifications?unread=1');
    expect(server.sent.at(-1)?.query.get('filter[unread]')).toBe('1');
  });

  test('ACC-07 in English', async () => {
    renderScreen(<NotificationsPage />, {
      me: { ...sampleDirector, user: { ...sampleDirector.user, locale: 'en' } },
      replies: { [LIST]: list(three) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Mark all as read' })).toBeInTheDocument();
  });
});

test('AGE-03 the panel shows the newest three and the way to all', async () => {
  show(<NotificationsPanel />, { [LIST]: list([...three, notificationWith({ id: 6, title: 'La cuarta' })]) });
  const panel = await screen.findByRole('region', { name: 'Notificaciones' });
  expect(await within(panel).findAllByRole('listitem')).toHaveLength(3);
  expect(within(panel).getByRole('link', { name: 'Ver todas' })).toHaveAttribute('href', '/notifications');
});
