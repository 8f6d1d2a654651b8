import { screen, waitFor, within } from '@testing-library/react';
import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import type { Me } from '@ruta/contracts/access/access.schema';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { sampleChanges } from '@ruta/contracts/visits/visit.sample';
import { Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { ScholasticVisitDetailPage } from './pages/ScholasticVisitDetailPage';
import { VisitDetailPage } from './pages/VisitDetailPage';
import { assistantsReply, can, draft, finished, issuedProof, running, scheduled, visitPage } from './testing/samples';

const people = { 'GET /api/schools/activity/assistants': assistantsReply };
const recorded = (visit: Visit) =>
  visitPage(visit, {
    record: {
      state: 'ready',
      data: {
        activity_id: 501,
        assistants_id: 1,
        assistants: [30, 32],
        result: 'El equipo acordó dos metas.',
        observation_revision: 1,
        evidences: [],
      },
    },
  });

const openCoach = (
  reply: unknown,
  { me = sampleCoach, from = '', search = '' }: { me?: Me; from?: string; search?: string } = {},
  more: Replies = {},
) =>
  renderScreen(<VisitDetailPage />, {
    me,
    path: `/coach/schools/:school_id/visits${from}/detail/:id`,
    route: `/coach/schools/1/visits${from}/detail/101${search}`,
    replies: { 'GET /bff/coach/schools/1/visits/101': reply, ...people, ...more },
  });
const openSchool = (reply: unknown) =>
  renderScreen(<ScholasticVisitDetailPage />, {
    me: sampleDirector,
    path: '/scholastic/schools/:school_id/visits/detail/:id',
    route: '/scholastic/schools/1/visits/detail/101',
    replies: { 'GET /bff/scholastic/schools/1/visits/101': reply, ...people },
  });
const title = () => screen.findByRole('heading', { level: 1, name: 'Visita del 20-11-2026' });

/** The columns of the page: the headings of each, in the order in which they are read. */
const columnsOf = (name: string) => {
  const grid = screen.getByRole('region', { name }).parentElement?.parentElement;
  return [...(grid?.children ?? [])].map((column) =>
    within(column as HTMLElement)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  );
};

test('VIS-07 UI-02 what is planned stands in one column, what happened in the next', async () => {
  openCoach(recorded(finished({ school_visit_changes: sampleChanges })));
  await screen.findByRole('heading', { level: 1 });
  expect(columnsOf('Ejes de la visita')).toEqual([
    ['Ejes de la visita'],
    ['Asistencia', 'Evidencias', 'Observaciones', 'Cambios en la visita'],
  ]);
});

test('ACT-06 VIS-07 a finished visit says what its proof says, and leads to those that were issued', async () => {
  openCoach({ ...recorded(finished()), proof: { state: 'ready', data: issuedProof } });
  expect(await screen.findByRole('heading', { level: 2, name: 'Constancia de asistencia' })).toBeInTheDocument();
  expect(screen.getByText('2026-1-7')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver las constancias emitidas' })).toHaveAttribute(
    'href',
    expect.stringMatching(/attendance-proofs\?cycle=\d+&activity=501$/),
  );
});

test('VIS-07 UI-02 before anything happened the plan stands alone', async () => {
  openCoach(visitPage(scheduled()));
  await title();
  expect(columnsOf('Ejes de la visita')).toEqual([['Ejes de la visita']]);
});

test('VIS-05 who changed what, and when, stands in the visit in words', async () => {
  openCoach(visitPage(scheduled({ school_visit_changes: sampleChanges })));
  await title();
  const changes = screen.getByRole('region', { name: 'Cambios en la visita' });
  expect(
    within(changes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    `Iván Ríos Cárdenas cambió las especificaciones de Organizativo y liderazgoAntes: sin textoAhora: ${sampleChanges[1]?.after}12-11-2026 11:40`,
    `Iván Ríos Cárdenas cambió el objetivoAntes: Acompañar al equipo de primaria.Ahora: ${sampleChanges[2]?.after}12-11-2026 11:40`,
  ]);
});

test('VIS-05 a move is told once, with its reason', async () => {
  const moved = {
    ...{ id: 9, old_date: '2026-11-18', old_time: '09:00', date: '2026-11-20', time: '09:00' },
    ...{ justification: 'La escuela tuvo junta.', user: { id: 4, fullname: 'Laura Mendoza Reyes' } },
    created_at: '2026-11-16 15:05:00',
  };
  const ofMove = sampleChanges.filter(({ field }) => field === 'date');
  expect(ofMove).toHaveLength(1);
  openCoach(visitPage(scheduled({ school_visit_reschedule_tracking: [moved], school_visit_changes: ofMove })));
  await title();
  expect(screen.getByRole('region', { name: 'Cambios de fecha' })).toHaveTextContent('La escuela tuvo junta.');
  expect(screen.getAllByText(/18-11-2026/)).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Cambios en la visita' })).not.toBeInTheDocument();
});

test('VIS-07 the coach sees everything of a visit and what may be done next', async () => {
  openCoach(visitPage(scheduled()));
  expect(await title()).toBeInTheDocument();
  expect(screen.getByText('20-11-2026 · 09:00 · Hoy')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Pedagógico-curricular',
    'Organizativo y liderazgo',
    'Administrativo y recursos',
    'Comunidad y convivencia',
  ]);
  expect(screen.getByRole('link', { name: 'Iniciar' })).toHaveAttribute('href', '/coach/schools/1/visits/start/101');
  expect(screen.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', '/coach/schools/1/visits/edit/101');
  expect(screen.queryByRole('heading', { name: 'Asistencia' })).not.toBeInTheDocument();
});

test('VIS-04 HIE-03 a draft of a school that changed hands is read and deleted, and leads home', async () => {
  const { user, server, address } = openCoach(
    visitPage(draft({ id: 101, can: can('delete') })),
    {},
    {
      'DELETE /api/schools/visits/101': { data: null, message: 'Borrador eliminado.' },
    },
  );
  expect(await screen.findByText('Ya no acompañas a Colegio Sor Juana Inés de la Cruz')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Continuar borrador' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Inicio/ })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('button', { name: 'Eliminar borrador' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar borrador' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(server.sentTo('DELETE /api/schools/visits/101')).toHaveLength(1);
});

test.each([
  ['a draft', draft({ id: 101 }), 'Continuar borrador'],
  ['a visit in progress', running(), 'Continuar visita'],
])('VIS-07 %s leads on to its next step', async (_what, visit, action) => {
  openCoach(visitPage(visit));
  expect(await screen.findByRole('link', { name: action })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Editar' })).not.toBeInTheDocument();
});

test('VIS-07 AGE-07 the main button of an overdue visit moves it; the agenda may ask for that', async () => {
  const late = scheduled({ expired: true, can: { ...scheduled().can, start: false } });
  const { user } = openCoach(visitPage(late), { search: '?act=reschedule' });
  expect(await screen.findByRole('dialog', { name: 'Reprogramar visita' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Reprogramar' })).toHaveAttribute('data-variant', 'primary');
});

test('VIS-07 from the agenda the way back is the day in the agenda', async () => {
  openCoach(visitPage(scheduled()), { from: '/agenda' });
  await title();
  expect(screen.getByRole('link', { name: 'Agenda' })).toHaveAttribute(
    'href',
    '/coach/schools/1/agenda?month=2026-11&day=2026-11-20',
  );
});

test('VIS-07 a school leader sees the detail, with who was there and what was observed, and no buttons', async () => {
  openSchool(recorded(finished()));
  await title();
  expect(await screen.findByText('2 de 12 presentes')).toBeInTheDocument();
  const list = within(screen.getByRole('group', { name: 'Personas de la escuela' }));
  expect(list.getAllByRole('img', { name: 'Presente' })).toHaveLength(2);
  expect(list.getAllByRole('img', { name: 'Ausente' })).toHaveLength(3);
  expect(screen.getByText('El equipo acordó dos metas.')).toBeInTheDocument();
  expect(screen.getByText('Solo lectura')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Editar|Iniciar|Continuar/ })).not.toBeInTheDocument();
});

test('VIS-07 a superior sees the same and changes nothing', async () => {
  const me: Me = { ...sampleCoach, role: 'COACH_DIR', abilities: ['visit:read', 'activity:read'] };
  openCoach(recorded(running({ can: can() })), { me });
  await title();
  expect(screen.getByText('Solo lectura')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Editar|Iniciar|Continuar/ })).not.toBeInTheDocument();
});

test('VIS-05 every change of date stays visible, newest first, with reason and author', async () => {
  const change = (id: number, old_date: string, date: string, justification: string) => ({
    id,
    old_date,
    old_time: '09:00',
    date,
    time: '10:30',
    justification,
    user: { id: 4, fullname: 'Laura Mendoza Reyes' },
    created_at: `2026-11-1${id} 17:20:00`,
  });
  const changes = [
    change(1, '2026-11-12', '2026-11-18', 'La escuela tuvo junta con familias.'),
    change(2, '2026-11-18', '2026-11-20', 'Hubo simulacro de sismo.'),
  ];
  openCoach(visitPage(scheduled({ school_visit_reschedule_tracking: changes })));
  await title();
  const items = within(screen.getByRole('region', { name: 'Cambios de fecha' })).getAllByRole('listitem');
  expect(items[0]).toHaveTextContent('Del 18-11-2026 09:00 al 20-11-2026 10:30');
  expect(items[0]).toHaveTextContent('Hubo simulacro de sismo.');
  expect(items[0]).toHaveTextContent('Laura Mendoza Reyes, 12-11-2026 11:20');
  expect(items[1]).toHaveTextContent('La escuela tuvo junta con familias.');
});

test('UI-02 a record that could not be loaded leaves the rest of the detail', async () => {
  openCoach(visitPage(finished(), { record: { state: 'unavailable', code: 'server.unavailable' } }));
  await title();
  expect(screen.getByText('No se pudo cargar lo registrado')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});

test('UI-02 a visit that is not there, or not mine to see, says so', async () => {
  const { unmount } = openCoach(new Refusal(404, 'visits.not-found', 'No encontramos esa visita.'));
  expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos esa visita' })).toBeInTheDocument();
  unmount();
  openSchool(new Refusal(403, 'access.refused', 'No tienes permiso.'));
  expect(await screen.findByRole('heading', { level: 1, name: 'No tienes acceso' })).toBeInTheDocument();
});

test('UI-02 the detail reads in English too', async () => {
  const me: Me = { ...sampleCoach, user: { ...sampleCoach.user, locale: 'en' } };
  openCoach(visitPage(scheduled()), { me });
  expect(await screen.findByRole('heading', { level: 1, name: 'Visit of 20-11-2026' })).toBeInTheDocument();
  expect(screen.getByText('20-11-2026 · 09:00 · Today')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Teaching and curriculum' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start' })).toBeInTheDocument();
});
