import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import type { Me } from '@ruta/contracts/access/access.schema';
import { agendaOfAllOn } from '@ruta/contracts/agenda/agenda.sample';
import { sampleVisit } from '@ruta/contracts/visits/visit.sample';
import { OFFLINE, renderRoutes } from '../testing';
import type { Replies, ScreenOptions } from '../testing';
import { addRoutes } from './late-routes';
import { RouteError } from './RouteError';
import { routes } from './routes';

const school = (id: number, name: string) => ({
  id,
  name,
  timezone: 'America/Mexico_City',
  code: `14DPR000${id}`,
  remote_id: null,
  city: 'Guadalajara',
  state: 'Jalisco',
  levels: ['Primaria'],
  active: true,
});
const SCHOOLS = [school(1, 'Colegio Sor Juana Inés de la Cruz'), school(2, 'Escuela Benito Juárez')];
const pageOf = (rows: unknown[]) => ({
  data: rows,
  page: 1,
  size: 10000,
  total: rows.length,
  pages: 1,
  count: rows.length,
});
const agenda = {
  school: sampleVisit.school,
  month: '2026-11',
  start: '2026-11-01',
  end: '2026-12-12',
  today: '2026-11-20',
  school_today: '2026-11-20',
  activities: [],
  draft: { state: 'ready', data: { hasDraft: false, id: null } },
  holidays: { state: 'ready', data: [] },
  pending: { state: 'ready', data: [] },
  actions: { state: 'ready', data: [] },
  can: { createVisit: true },
};
/** A home without anything to do. */
const homeOf = () => {
  const none = { state: 'ready', data: [] };
  const news = { state: 'ready', data: { data: [], unread: 0 } };
  return { today: '2026-11-20', actions: none, ahead: none, news, schools: null, has_schools: true };
};
const replies: Replies = {
  'GET /api/schools': pageOf(SCHOOLS),
  'GET /bff/coach/home': homeOf(),
  'GET /bff/scholastic/home': homeOf(),
  'GET /bff/coach/schools/1/agenda': agenda,
  'GET /bff/coach/schools/2/agenda': { ...agenda, school: { ...agenda.school, id: 2, name: 'Escuela Benito Juárez' } },
};
const acting = (role: Me['role'], differs: Partial<Me> = {}): Me => ({
  ...sampleCoach,
  role,
  roles: [role],
  ...differs,
});
beforeEach(() => {
  window.scrollTo = jest.fn(); // jsdom cannot scroll
});
const open = (options: Omit<ScreenOptions, 'path'> = {}) =>
  renderRoutes(routes, { ...options, addRoutes, replies: { ...replies, ...options.replies } });

describe('AGE-01 the agenda of all schools', () => {
  const ofAll = { 'GET /bff/coach/agenda': agendaOfAllOn('2026-11-20', []) };

  test('AGE-01 a link beside the school leads there; its entry and g a stay, and a school is chosen from there', async () => {
    const page = open({ route: '/coach/schools/1/agenda', replies: ofAll });
    await page.user.click(await screen.findByRole('link', { name: 'Todas mis escuelas' }));
    expect(await screen.findByRole('checkbox', { name: /^CSJI/ })).toBeInTheDocument();
    expect(page.address()).toBe('/coach/agenda');
    const menu = screen.getByRole('navigation', { name: 'Navegación principal' });
    const entry = within(menu).getByRole('link', { name: 'Agenda' });
    expect(entry).toHaveAttribute('aria-current', 'page');
    expect(entry).toHaveAttribute('href', '/coach/agenda');
    expect(screen.queryByRole('link', { name: 'Todas mis escuelas' })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Elige una escuela' }));
    await page.user.click(await screen.findByRole('menuitemradio', { name: /^Escuela Benito Juárez/ }));
    await waitFor(() => expect(page.address()).toBe('/coach/schools/2/agenda'));
  });

  test('AGE-01 with one school nothing changes', async () => {
    open({ route: '/coach/schools/1/agenda', replies: { 'GET /api/schools': pageOf(SCHOOLS.slice(0, 1)) } });
    await screen.findByRole('heading', { level: 1, name: 'Agenda' });
    await waitFor(() => expect(screen.getAllByText(SCHOOLS[0]?.name ?? '').length).toBeGreaterThan(0));
    expect(screen.queryByText('Todas mis escuelas')).not.toBeInTheDocument();
  });
});

describe('ACC-01 who may pass', () => {
  test('ACC-01 nobody signed in: to the sign-in page, and afterwards back to where one was going', async () => {
    const page = open({
      me: null,
      route: '/coach/schools/1/agenda?month=2026-11',
      replies: { 'POST /api/login': { data: sampleCoach } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeInTheDocument();
    expect(page.address()).toBe('/sign-in?next=%2Fcoach%2Fschools%2F1%2Fagenda%3Fmonth%3D2026-11');
    await page.user.type(screen.getByRole('textbox', { name: 'Correo' }), 'coach@ruta.test');
    await page.user.type(screen.getByLabelText('Contraseña'), 'ruta-demo-2026');
    await page.user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Agenda' })).toBeInTheDocument();
    expect(page.address()).toBe('/coach/schools/1/agenda?month=2026-11');
  });

  test.each([
    ['COACH', '/coach'],
    ['COACH_DIR', '/coach'],
    ['DIR', '/scholastic'],
    ['PROF', '/professor'],
    ['ADMIN', '/admin'],
    ['AGENT_VC', '/agent'],
    ['MGMT', '/management'],
    ['PETITIONER', '/petitioner'],
  ] as const)('ACC-01 each role lands on its own home: %s', async (role, home) => {
    const me = role === 'DIR' ? sampleDirector : acting(role);
    const page = open({ me });
    await waitFor(() => expect(page.address()).toBe(home));
  });

  test('ACC-01 signed in, one is at one’s home by one redirect', async () => {
    const page = open({ me: sampleDirector });
    await waitFor(() => expect(page.address()).toBe('/scholastic'));
    expect(page.visited()).toEqual(['/', '/scholastic']);
  });

  test('UI-02 a role whose area is not there yet reads that, with the way to what there is', async () => {
    open({ me: acting('ADMIN') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hola, Laura' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Tu área llega pronto' })).toBeInTheDocument();
    const hrefs = (place: HTMLElement) =>
      within(place)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(hrefs(screen.getByRole('main'))).toEqual(['/profile', '/notifications']);
    expect(hrefs(screen.getByRole('navigation', { name: 'Navegación principal' }))).toEqual(['/admin']);
  });

  test('UI-02 a role without duties is led to its pages', async () => {
    open({ me: { ...acting('CONTENT'), abilities: ['catalog:manage'] } });
    expect(await screen.findByRole('heading', { name: '¿Por dónde empiezas?' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Catálogos' })).toHaveAttribute('href', '/admin/catalogues');
  });

  test('ACC-01 school staff without a school see that, and nothing else', async () => {
    const user = { ...sampleDirector.user, school_id: null };
    open({ me: { ...sampleDirector, user }, replies: { 'GET /api/schools': pageOf([]) } });
    expect(await screen.findByRole('heading', { name: 'Tu escuela está por asignarse' })).toBeInTheDocument();
    expect(within(screen.getByRole('navigation')).queryAllByRole('link')).toHaveLength(0);
  });

  test('ACC-05 the area of another role is forbidden, an unknown address is not found', async () => {
    const page = open({ me: sampleDirector, route: '/coach/schools/1/agenda' });
    expect(await screen.findByRole('heading', { level: 1, name: 'No tienes acceso' })).toBeInTheDocument();
    expect(page.server.sentTo('GET /bff/coach/schools/1/agenda')).toHaveLength(0);
    await page.go('/coach/nowhere');
    expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeInTheDocument();
  });

  test('ACC-01 when the server cannot say who is there, one can try again', async () => {
    const page = open({ me: null, route: '/coach/schools/1/agenda', replies: { 'GET /api/me': OFFLINE } });
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo abrir Ruta');
    page.server.reply({ 'GET /api/me': { data: sampleCoach } });
    await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Agenda' })).toBeInTheDocument();
  });
});

describe('the frame', () => {
  const account = () => screen.findByRole('button', { name: /Laura Mendoza Reyes.*Menú de tu cuenta/ });

  test('ACC-01 signing out leads to the sign-in page, with nothing to come back to', async () => {
    const page = open({ route: '/coach/schools/1/agenda', replies: { 'POST /api/logout': { data: null } } });
    await page.user.click(await account());
    await page.user.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }));
    await waitFor(() => expect(page.address()).toBe('/sign-in'));
    expect(page.server.sentTo('POST /api/logout')[0]?.headers.get('X-CSRF-Token')).toBe('token-1');
  });

  test('ACC-05 a person with several roles switches, and the area follows', async () => {
    const me = acting('COACH', { roles: ['COACH', 'ADMIN'] });
    const page = open({
      me,
      route: '/coach/schools/1/agenda',
      replies: { 'PUT /api/me/role': { data: acting('ADMIN') } },
    });
    await page.user.click(await account());
    await page.user.click(await screen.findByRole('menuitemradio', { name: 'Administrador(a)' }));
    await waitFor(() => expect(page.address()).toBe('/admin'));
    expect(page.server.sentTo('PUT /api/me/role')[0]?.body).toEqual({ role: 'ADMIN' });
  });

  test('UI-03 the profile keeps menu and school; language and theme stand in one place, the person’s menu', async () => {
    const page = open({ route: '/coach/schools/2/agenda' });
    await screen.findByRole('button', { name: /^Escuela Benito Juárez/ });
    await page.go('/profile');
    expect(await screen.findByRole('button', { name: /^Escuela Benito Juárez/ })).toBeInTheDocument();
    const links = within(screen.getByRole('navigation', { name: 'Navegación principal' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/coach/schools/2/agenda');
    const bar = within(screen.getByRole('banner'));
    expect([bar.queryByRole('radiogroup'), bar.queryByText('ES')]).toEqual([null, null]);
    await page.user.click(await account());
    expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeInTheDocument();
    expect(screen.getByRole('menuitemradio', { name: 'Oscura' })).toBeInTheDocument();
  });

  test('AGE-01 the school switcher changes the address', async () => {
    const page = open({ route: '/coach/schools/1/agenda' });
    await page.user.click(await screen.findByRole('button', { name: /^Colegio Sor Juana.*Cambiar de escuela/ }));
    await page.user.click(await screen.findByRole('menuitemradio', { name: /Escuela Benito Juárez/ }));
    await waitFor(() => expect(page.address()).toBe('/coach/schools/2/agenda'));
    expect(page.server.sentTo('GET /api/schools')[0]?.url).toBe('/api/schools?size=10000&sort=name');
  });

  test('AGE-01 among many schools one is found by name or city, whatever the accents', async () => {
    const many = Array.from({ length: 12 }, (_, at) => school(at + 1, `Escuela número ${at + 1}`));
    const found = { ...school(20, 'Instituto Ángela Peralta'), city: 'Mazatlán' };
    const page = open({
      route: '/coach/schools/1/agenda',
      replies: {
        'GET /api/schools': pageOf([...many, found]),
        'GET /bff/coach/schools/20/agenda': { ...agenda, school: { ...agenda.school, id: 20, name: found.name } },
      },
    });
    await page.user.click(await screen.findByRole('button', { name: /^Escuela número 1, Cambiar de escuela/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Cambiar de escuela' });
    const search = within(dialog).getByRole('searchbox', { name: 'Nombre o ciudad' });
    await waitFor(() => expect(search).toHaveFocus());
    expect(dialog).toHaveTextContent('13 escuelas');
    expect(within(dialog).queryByRole('link', { name: 'Escuela número 1' })).not.toBeInTheDocument();
    await page.user.type(search, 'mazatlan ANGELA');
    expect(dialog).toHaveTextContent('1 escuela');
    expect(await axe(dialog)).toHaveNoViolations();
    await page.user.click(within(dialog).getByRole('link', { name: 'Instituto Ángela Peralta' }));
    await waitFor(() => expect(page.address()).toBe('/coach/schools/20/agenda'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('HIE-05 a superior finds one by who accompanies it, too, in the cycle of the address', async () => {
    const many = Array.from({ length: 12 }, (_, at) => school(at + 1, `Escuela número ${at + 1}`));
    const page = open({
      route: '/coach/schools/1/agenda?cycle=1',
      me: {
        ...sampleCoach,
        role: 'COACH_MAN',
        roles: ['COACH_MAN'],
        abilities: [...sampleCoach.abilities, 'hierarchy:read'],
      },
      replies: {
        'GET /api/schools': pageOf(many),
        'GET /api/coaches-by-role': pageOf([]),
        'GET /api/schools-hierarchy': pageOf([]),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: /^Escuela número 1, Cambiar de escuela/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar de escuela' }));
    await waitFor(() => expect(dialog.getByRole('searchbox', { name: 'Nombre, ciudad o ID remoto' })).toHaveFocus());
    expect(dialog.getByRole('combobox', { name: 'Coordinador(a)' })).toBeInTheDocument();
    expect(page.server.sentTo('GET /api/schools-hierarchy')[0]?.query.get('cycle_id')).toBe('1');
  });

  test('ACC-06 the server’s clock ticks on the person’s wall clock', async () => {
    open({ route: '/coach/schools/1/agenda' });
    const [clock] = await screen.findAllByRole('timer', { name: 'Hora del servidor, en tu zona horaria' });
    expect(clock).toHaveTextContent(/^10:0\d:\d\d/);
    const before = clock?.textContent;
    await waitFor(() => expect(clock?.textContent).not.toBe(before), { timeout: 20_000 });
  });

  test('UI-02 after a change of page the focus is on its heading, and the tab bears its name', async () => {
    const page = open({ route: '/coach/schools/1/agenda' });
    await screen.findByRole('heading', { level: 1, name: 'Agenda' });
    await page.go('/coach/nowhere');
    const heading = await screen.findByRole('heading', { level: 1, name: 'No encontramos esta página' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('No encontramos esta página · Ruta');
  });
});

describe('UI-02 what breaks is contained', () => {
  const broken = (error: Error) => {
    const reload = jest.fn();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = renderRoutes(
      [
        {
          errorElement: <RouteError reload={reload} />,
          hydrateFallbackElement: <p>…</p>,
          children: [{ path: '/', lazy: () => Promise.reject(error) }],
        },
      ],
      {},
    );
    return { ...page, reload };
  };

  test('UI-02 code that did not arrive: said plainly, Retry loads the page anew', async () => {
    const page = broken(new TypeError('Failed to fetch dynamically imported module: /assets/AgendaPage-1.js'));
    expect(await screen.findByRole('heading', { level: 1, name: 'No se pudo cargar esta parte' })).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  test('UI-02 an area whose pages did not arrive: said inside the frame, on the first page and on a later one', async () => {
    jest.doMock('./areas/coach', () => {
      throw new TypeError('Failed to fetch dynamically imported module: /assets/coach-1.js');
    });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const said = { level: 1, name: 'No se pudo cargar esta parte' };
    const inFrame = async () => {
      expect(await screen.findByRole('heading', said)).toBeInTheDocument();
      expect(screen.getByRole('navigation', { name: 'Navegación principal' })).toBeInTheDocument();
    };
    const first = open({ route: '/coach/schools/1/agenda' });
    await inFrame();
    first.unmount();
    const later = open({ route: '/notifications' });
    await screen.findByRole('heading', { level: 1, name: 'Notificaciones' });
    await later.go('/coach/schools/1/agenda');
    await inFrame();
  });

  test('UI-02 a page that throws shows no inner detail', async () => {
    broken(new Error('undefined is not a function'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Esta página falló');
    expect(screen.queryByText(/undefined is not/)).not.toBeInTheDocument();
  });
});
