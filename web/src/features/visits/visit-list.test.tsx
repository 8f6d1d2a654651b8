import { screen, waitFor, within } from '@testing-library/react';
import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import type { Me } from '@ruta/contracts/access/access.schema';
import { Refusal, renderScreen } from '../../testing';
import { ScholasticVisitListPage } from './pages/ScholasticVisitListPage';
import { VisitListPage } from './pages/VisitListPage';
import { can, draft, finished, listScreen, pageOf, running, scheduled } from './testing/samples';

const CALL = 'GET /bff/coach/schools/1/visits';
const visits = [
  scheduled(),
  scheduled({
    id: 102,
    date: '2026-11-17',
    time: '08:30',
    expired: true,
    objective: 'Dar seguimiento',
    can: can('edit', 'reschedule'),
  }),
  running({ id: 103, objective: 'Observar clases' }),
  finished({ id: 104, date: '2026-11-12', objective: 'Cerrar acuerdos' }),
  draft(),
];
const open = (reply: unknown = listScreen(visits), route = '/coach/schools/1/visits', me?: Me) =>
  renderScreen(<VisitListPage />, {
    path: '/coach/schools/:school_id/visits',
    route,
    replies: { [CALL]: reply },
    ...(me && { me }),
  });
const rowOf = async (name: RegExp) => screen.findByRole('row', { name });

test('VIS-01 each visit shows its day, its relative word and its state in icon and word', async () => {
  open();
  const today = await rowOf(/Acompañar al equipo/);
  expect(within(today).getByText('20-11-2026')).toBeInTheDocument();
  expect(within(today).getByText('Hoy')).toBeInTheDocument();
  expect(within(today).getByText('Nueva')).toBeInTheDocument();
  expect(within(await rowOf(/Dar seguimiento/)).getByText('Vencida')).toBeInTheDocument();
  expect(within(await rowOf(/Observar clases/)).getByText('En curso')).toBeInTheDocument();
  expect(within(await rowOf(/Cerrar acuerdos/)).getByText('Finalizada')).toBeInTheDocument();
  const ofDraft = within(await rowOf(/Revisar acuerdos/));
  expect(ofDraft.getByText('Borrador')).toBeInTheDocument();
  expect(ofDraft.getByText('Sin fecha')).toBeInTheDocument();
});

test('VIS-01 the actions of a row are what the server allows, rescheduling among them', async () => {
  const { user } = open();
  const actions = async (name: RegExp) => {
    await user.click(within(await rowOf(name)).getByRole('button', { name: /^Acciones de la visita/ }));
    const labels = within(screen.getByRole('menu'))
      .getAllByRole('menuitem')
      .map((item) => item.textContent);
    await user.keyboard('{Escape}');
    return labels;
  };
  expect(await actions(/Acompañar al equipo/)).toEqual([
    'Iniciar',
    'Editar',
    'Ver detalle',
    'Cambios de fecha',
    'Reprogramar',
    'Cancelar visita',
  ]);
  expect(await actions(/Dar seguimiento/)).toEqual(['Reprogramar', 'Editar', 'Ver detalle', 'Cambios de fecha']);
  expect(await actions(/Observar clases/)).toEqual(['Continuar visita', 'Ver detalle', 'Cambios de fecha']);
  expect(await actions(/Cerrar acuerdos/)).toEqual(['Ver detalle', 'Cambios de fecha']);
  expect(await actions(/Revisar acuerdos/)).toEqual(['Continuar borrador', 'Ver detalle']);
});

test('VIS-01 AGE-07 the button of a row is its next act: today’s is started, an overdue one rescheduled', async () => {
  const { user } = open();
  const nextOf = async (name: RegExp) =>
    within(await rowOf(name)).getByText(/^(Iniciar|Reprogramar|Editar|Ver detalle|Continuar.*)$/).textContent;
  expect(await nextOf(/Acompañar al equipo/)).toBe('Iniciar');
  expect(await nextOf(/Dar seguimiento/)).toBe('Reprogramar');
  expect(await nextOf(/Observar clases/)).toBe('Continuar visita');
  expect(await nextOf(/Cerrar acuerdos/)).toBe('Ver detalle');
  expect(await nextOf(/Revisar acuerdos/)).toBe('Continuar borrador');
  await user.click(within(await rowOf(/Dar seguimiento/)).getByRole('button', { name: 'Reprogramar' }));
  expect(await screen.findByRole('dialog', { name: 'Reprogramar visita' })).toBeInTheDocument();
});

test('VIS-01 page, order and filters live in the address and travel to the server', async () => {
  const { user, address, server } = open(
    listScreen([], { visits: pageOf(visits, { total: 24, pages: 3 }) }),
    '/coach/schools/1/visits?status=new',
  );
  await user.click(await screen.findByRole('button', { name: 'Página 2 de 3' }));
  await waitFor(() => expect(server.sent.at(-1)?.query.get('page')).toBe('2'));
  expect(address()).toBe('/coach/schools/1/visits?page=2&status=new');
  await user.click(screen.getByRole('button', { name: /^Fecha/ }));
  await waitFor(() => expect(server.sent.at(-1)?.query.get('sort')).toBe('datetime'));
  expect(address()).toBe('/coach/schools/1/visits?sort=datetime&status=new');
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  await waitFor(() => expect(server.sent.at(-1)?.query.get('status')).toBeNull());
});

test('VIS-01 odd values in the address count as none', async () => {
  const { server } = open(undefined, '/coach/schools/1/visits?page=0&sort=name&status=cualquiera&expired=2');
  await rowOf(/Acompañar al equipo/);
  expect(server.sentTo(CALL)[0]?.url).toBe('/bff/coach/schools/1/visits?sort=-datetime');
});

test('UI-02 nothing yet, nothing found and could not load are three states', async () => {
  const empty = open(listScreen([]));
  expect(await screen.findByRole('heading', { name: 'Todavía no hay visitas' })).toBeInTheDocument();
  // The action is in the empty state, and there are no filters.
  expect(screen.getAllByRole('link', { name: 'Nueva visita' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Estado/ })).not.toBeInTheDocument();
  empty.unmount();

  const none = open(listScreen([]), '/coach/schools/1/visits?expired=1');
  expect(await screen.findByRole('heading', { name: 'Ninguna visita coincide' })).toBeInTheDocument();
  none.unmount();

  const failed = open(new Refusal(503, 'server.unavailable', 'El servicio no está disponible por ahora.'));
  expect(await screen.findByText('El servicio no está disponible por ahora.')).toBeInTheDocument();
  failed.server.reply({ [CALL]: listScreen(visits) });
  await failed.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await rowOf(/Acompañar al equipo/)).toBeInTheDocument();
});

test('UI-02 a page beyond the last one leads back to the first', async () => {
  const beyond = listScreen([], { visits: pageOf([], { page: 9, total: 4, pages: 1 }) });
  const { user, address } = open(beyond, '/coach/schools/1/visits?page=9');
  await user.click(await screen.findByRole('button', { name: 'Ir a la primera página' }));
  expect(address()).toBe('/coach/schools/1/visits');
});

test.each([
  [403, 'access.refused', 'No tienes acceso'],
  [404, 'schools.not-found', 'No encontramos esa escuela'],
])('UI-02 a list that may not be seen says so (%i)', async (status, code, title) => {
  open(new Refusal(status, code, 'No encontramos esa escuela.'));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

test('VIS-04 an open draft is announced above the list', async () => {
  open(listScreen(visits, { draft: { state: 'ready', data: { hasDraft: true, id: 7 } } }));
  expect(await screen.findByText('Tienes un borrador sin programar')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Continuar borrador' })[0]).toHaveAttribute(
    'href',
    '/coach/schools/1/visits/edit/7/draft',
  );
});

test('VIS-07 superiors and school leaders read the list and change nothing', async () => {
  const readable = [scheduled({ can: can() }), finished({ id: 104, objective: 'Cerrar acuerdos' })];
  const reply = listScreen(readable, { can: { createVisit: false } });
  const manager: Me = { ...sampleCoach, role: 'COACH_MAN', abilities: ['school:read', 'visit:read', 'activity:read'] };
  const superior = open(reply, undefined, manager);
  expect(await screen.findByText('Solo lectura')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Nueva visita|Iniciar|Editar/ })).not.toBeInTheDocument();
  superior.unmount();

  renderScreen(<ScholasticVisitListPage />, {
    me: sampleDirector,
    path: '/scholastic/schools/:school_id/visits',
    route: '/scholastic/schools/1/visits',
    replies: { 'GET /bff/scholastic/schools/1/visits': reply },
  });
  const row = await rowOf(/Acompañar al equipo/);
  expect(within(row).getByRole('link', { name: 'Ver detalle' })).toHaveAttribute(
    'href',
    '/scholastic/schools/1/visits/detail/101',
  );
  expect(screen.queryByRole('link', { name: /Nueva visita|Iniciar|Editar/ })).not.toBeInTheDocument();
});

test('UI-02 the list in English', async () => {
  open(undefined, undefined, { ...sampleCoach, user: { ...sampleCoach.user, locale: 'en' } });
  const row = within(await rowOf(/Dar seguimiento/));
  expect(row.getByText('Overdue')).toBeInTheDocument();
  expect(row.getByText('3 days ago')).toBeInTheDocument();
});

test('CYC-03 in a finished cycle filters, details and the empty list stay in it', async () => {
  const past = { id: 1, period: '2025-2026', start_at: '2025-08-25', end_at: '2026-07-15' };
  const shown = { ...listScreen([finished({ id: 104 })]), past, can: { createVisit: false } };
  const page = open(shown, '/coach/schools/1/visits?cycle=1');
  expect(await screen.findByText('Ciclo 2025-2026, solo lectura')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Nueva visita' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Ver detalle/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/104.*\?cycle=1$/) as string,
  );
  await page.user.click(screen.getByRole('button', { name: /Estado/ }));
  page.server.reply({ [CALL]: { ...shown, visits: pageOf([]) } });
  await page.user.click(screen.getByRole('option', { name: 'Finalizada' }));
  await waitFor(() => expect(page.address()).toBe('/coach/schools/1/visits?status=finished&cycle=1'));
  expect(await screen.findByText('Ciclo 2025-2026, solo lectura')).toBeInTheDocument();
});
