import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator, sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import type { Me } from '@ruta/contracts/access/access.schema';
import { activityWith } from '@ruta/contracts/agenda/agenda.sample';
import { dutyWith, overviewWith } from '@ruta/contracts/home/home.sample';
import { sampleNotification } from '@ruta/contracts/notifications/notification.sample';
import { sampleSchools } from '@ruta/contracts/schools/school.sample';
import { renderRoutes } from '../../testing';
import type { ScreenOptions } from '../../testing';
import { addRoutes } from '../late-routes';
import { routes } from '../routes';

const ready = <T,>(data: T) => ({ state: 'ready', data });
const MISSING = { state: 'unavailable', code: 'server.unavailable' };
const pageOf = <T,>(data: T[], differs: object = {}) => ({
  ...{ data, page: 1, size: 10, total: data.length, pages: 1, count: data.length, ...differs },
});
const home = {
  today: '2026-11-20',
  actions: ready([] as unknown[]),
  ahead: ready([] as unknown[]),
  news: ready({ data: [] as unknown[], unread: 0 }),
  schools: null as unknown,
  has_schools: true,
};
const overdue = dutyWith('visit_overdue', 'reschedule', { date: '2026-11-18', body: 'Observar 3.º B · Sor Juana' });
const manager: Me = { ...sampleCoach, role: 'COACH_MAN', roles: ['COACH_MAN'] };

beforeEach(() => {
  window.scrollTo = jest.fn(); // jsdom cannot scroll
});
const open = (area: string, differs: object, options: Omit<ScreenOptions, 'path'> = {}) =>
  renderRoutes(routes, {
    ...{ route: `/${area}`, addRoutes, ...options },
    replies: {
      'GET /api/schools': pageOf(sampleSchools),
      [`GET /bff/${area}/home`]: { ...home, ...differs },
      ...options.replies,
    },
  });
const region = (name: string) => screen.findByRole('region', { name });

describe('ACT-07 what is to be seen to', () => {
  test('ACT-07 UI-03 each duty is a line with one button, overdue first', async () => {
    const today = dutyWith('visit_today', 'start', {
      body: 'De hoy · Sor Juana',
      url: '/coach/schools/1/visits/start/7',
    });
    const draft = dutyWith('draft_visit_open', 'continue', {
      body: 'A medias · Sor Juana',
      url: '/x/draft',
      date: null,
    });
    open('coach', { actions: ready([overdue, today, draft]) });
    const rows = within(await region('Por atender')).getAllByRole('listitem');
    const lines = rows.map((row) => [
      row.textContent,
      within(row)
        .getAllByRole('link')
        .map((link) => link.ariaLabel),
    ]);
    expect(lines).toEqual([
      [
        'Observar 3.º B · Sor JuanaVisita vencida · 18-11-2026 · Hace 2 díasReprogramar',
        ['Reprogramar: Observar 3.º B · Sor Juana'],
      ],
      ['De hoy · Sor JuanaVisita de hoy · 09:00Iniciar', ['Iniciar: De hoy · Sor Juana']],
      ['A medias · Sor JuanaBorrador de visita sin publicarContinuar', ['Continuar: A medias · Sor Juana']],
    ]);
    expect(screen.getByRole('link', { name: /^Reprogramar/ })).toHaveAttribute('href', `${overdue.url}?act=reschedule`);
    expect(screen.getByRole('link', { name: /^Iniciar/ })).toHaveAttribute('href', today.url);
  });

  test('ACT-07 of many overdue ones three are shown, and the others on demand', async () => {
    const many = Array.from({ length: 5 }, (_, at) => ({ ...overdue, url: `/v/${at}` }));
    const { user } = open('coach', { actions: ready(many) });
    const duties = await region('Por atender');
    expect(within(duties).getAllByRole('listitem')).toHaveLength(3);
    await user.click(within(duties).getByRole('button', { name: 'Ver 2 más' }));
    expect(within(duties).getAllByRole('listitem')).toHaveLength(5);
    expect(within(duties).getByRole('button', { name: 'Ver menos' })).toBeInTheDocument();
  });

  test('ACT-07 ADM-01 invitations wait for administrators as one line with their number', async () => {
    const waiting = dutyWith('invitations_waiting', 'view', {
      ...{ count: 4, body: '4 invitaciones esperan respuesta', url: '/admin/invitations', school_id: null, date: null },
      ...{ time: null, due_at: '2026-11-26 03:00:00' },
    });
    open(
      'admin',
      { first_steps: ready(null), actions: ready([waiting]) },
      { me: { ...sampleAdministrator, user: sampleAdministrator.user } },
    );
    const duties = await region('Por atender');
    expect(duties).toHaveTextContent('la próxima vence el 25-11-2026');
    expect(within(duties).getByText('4 por atender')).toBeInTheDocument();
    expect(within(duties).getByRole('link', { name: /^Ver/ })).toHaveAttribute('href', '/admin/invitations');
  });

  test('UI-02 with nothing to do one reads that, part by part', async () => {
    open('coach', {});
    expect(await region('Por atender')).toHaveTextContent('Estás al día');
    expect(await region('Próximos 7 días')).toHaveTextContent('Nada en los próximos 7 días');
    expect(await region('Novedades')).toHaveTextContent('No tienes notificaciones sin leer.');
    expect(screen.queryByRole('region', { name: 'Tus escuelas' })).not.toBeInTheDocument();
  });

  test('UI-02 each part that failed says so and offers to try again', async () => {
    const { user, server } = open('coach', { actions: MISSING, ahead: MISSING, news: MISSING }, {});
    const duties = await region('Por atender');
    expect(duties).toHaveTextContent('No se pudo cargar lo que está por atender');
    expect(await region('Próximos 7 días')).toHaveTextContent('No se pudieron cargar los próximos días');
    expect(await region('Novedades')).toHaveTextContent('No se pudieron cargar las novedades');
    server.reply({ 'GET /bff/coach/home': { ...home, actions: ready([overdue]) } });
    await user.click(within(duties).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Observar 3.º B · Sor Juana')).toBeInTheDocument();
  });
});

test('AGE-03 the next seven days, day by day, with the school; a visit is known by its objective', async () => {
  const items = [
    activityWith({ id: 1, date: '2026-11-21', description: 'Observar Ciencias' }),
    activityWith({ id: 2, date: '2026-11-23', isVisit: false, activity_id: null, activity: 'Junta' }),
  ];
  open('coach', { ahead: ready(items) });
  const ahead = await region('Próximos 7 días');
  expect(
    within(ahead)
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.textContent),
  ).toEqual(['Mañana', 'Dentro de 3 días']);
  expect(within(ahead).getByRole('link', { name: 'Observar Ciencias' })).toHaveAttribute(
    'href',
    '/coach/schools/1/visits/agenda/detail/101',
  );
  expect(within(ahead).getByRole('link', { name: 'Junta' })).toHaveAttribute(
    'href',
    '/coach/schools/1/activity/2/detail',
  );
  expect(ahead).toHaveTextContent('lunes 23 de noviembre de 2026');
});

test('NOT-01 what happened since is marked as read here, and the home follows', async () => {
  const { user, server } = open(
    'coach',
    { news: ready({ data: [sampleNotification], unread: 1 }) },
    {
      replies: {
        'PUT /api/notifications/9/markasread': { data: { unread: 0 } },
        'GET /api/scholastic/notifications': { ...pageOf([]), unread: 0 },
      },
    },
  );
  const news = await region('Novedades');
  server.reply({ 'GET /bff/coach/home': home });
  await user.click(within(news).getByRole('button', { name: /^Marcar como leída/ }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Novedades' })).toHaveTextContent('Estás al día'));
});

describe('AGE-05 a superior’s schools', () => {
  const needy = overviewWith({ id: 7, name: 'Escuela Rural', overdue: 2, next_visit: null, has_draft: true });
  const schools = ready(pageOf([needy, overviewWith({})], { total: 12, pages: 2 }));

  test('AGE-05 a row tells next and last visit, what is overdue and an open draft, and leads into the school', async () => {
    open('coach', { schools }, { me: manager });
    const table = await screen.findByRole('table', { name: 'Tus escuelas' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(/Escuela Rural.*2 vencidas.*Sin fecha.*10-11-2026.*Abierto/);
    expect(second).toHaveTextContent(/25-11-2026/);
    expect(within(first as HTMLElement).getByRole('link', { name: 'Escuela Rural' })).toHaveAttribute(
      'href',
      '/coach/schools/7/agenda',
    );
  });

  test('AGE-05 ten a page, and the page is in the address', async () => {
    const { user, address, server } = open('coach', { schools }, { me: manager });
    await screen.findByRole('table', { name: 'Tus escuelas' });
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
    await waitFor(() => expect(address()).toBe('/coach?page=2'));
    await waitFor(() => expect(server.sentTo('GET /bff/coach/home').at(-1)?.url).toBe('/bff/coach/home?page=2'));
  });

  test('AGE-05 UI-02 a page beyond the end leads back; without schools the home says what it waits for', async () => {
    const beyond = ready(pageOf([], { total: 12, pages: 2, page: 9 }));
    const { user, address } = open('coach', { schools: beyond }, { me: manager, route: '/coach?page=9' });
    await user.click(await screen.findByRole('button', { name: 'Ir a la primera página' }));
    await waitFor(() => expect(address()).toBe('/coach'));
  });

  test('ACC-01 a coach without schools is told so', async () => {
    open('coach', { has_schools: false });
    expect(await screen.findByRole('heading', { name: 'Sin escuelas asignadas' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Por atender' })).not.toBeInTheDocument();
  });
});

test('UI-03 the navigation of a home leads into a school: the last one, else the first', async () => {
  const page = open('coach', {}, { me: manager });
  const hrefs = () =>
    within(screen.getByRole('navigation', { name: 'Navegación principal' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const entriesOf = (school: number) => [
    '/coach',
    ...['agenda', 'visits', 'activity-ratings'].map((page) => `/coach/schools/${school}/${page}`),
  ];
  await waitFor(() => expect(hrefs()).toEqual(entriesOf(1)));
  await page.go('/coach/schools/2/visits');
  await page.go('/coach');
  await waitFor(() => expect(hrefs()).toEqual(entriesOf(2)));
});

test('UI-02 a director’s home leads to the school’s own pages', async () => {
  const seen = dutyWith('activity_today', 'start', {
    url: '/scholastic/schools/1/activity/5/start',
    body: 'Junta · Sor Juana',
  });
  open(
    'scholastic',
    { actions: ready([seen]), ahead: ready([activityWith({ date: '2026-11-21' })]) },
    { me: sampleDirector },
  );
  expect(await screen.findByRole('link', { name: 'Iniciar: Junta · Sor Juana' })).toHaveAttribute('href', seen.url);
  expect(within(await region('Próximos 7 días')).getByRole('link')).toHaveAttribute(
    'href',
    '/scholastic/schools/1/visits/detail/101',
  );
});
