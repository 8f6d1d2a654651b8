import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { Route, Routes } from 'react-router';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies, SentRequest } from '../../testing';
import { VisitStartPage } from './pages/VisitStartPage';
import { assistantsReply, draft, finished, running, scheduled, visitPage } from './testing/samples';

beforeEach(() => localStorage.clear());

const SCREEN = 'GET /bff/coach/schools/1/visits/101';
const ATTENDANCE = 'PUT /api/schools/activity/set-attendance';
const OBSERVATION = 'PUT /api/schools/activity/set-observations';
const FINISH = 'PUT /api/schools/visits/101/finish';
const EVIDENCE = { id: 1, file_name: 'foto.jpg', mime_type: 'image/jpeg', size: 900, url: '/foto' } as const;
const record = (assistants: number[] = [], result = '') => ({
  data: { activity_id: 501, assistants_id: 1, assistants, result, observation_revision: 1, evidences: [] },
  message: 'Guardado.',
});

function open(page: unknown, replies: Replies = {}, me = sampleCoach) {
  const at = '/coach/schools/:school_id';
  return renderScreen(
    <Routes>
      <Route path={`${at}/visits/start/:id`} element={<VisitStartPage />} />
      <Route path={`${at}/visits/detail/:id`} element={<h1>El detalle</h1>} />
      <Route path={`${at}/visits`} element={<h1>La lista</h1>} />
      <Route path={`${at}/agenda`} element={<h1>La agenda</h1>} />
    </Routes>,
    {
      me,
      route: '/coach/schools/1/visits/start/101',
      replies: { [SCREEN]: page, 'GET /api/schools/activity/assistants': assistantsReply, ...replies },
    },
  );
}
const runs = () => screen.findByRole('heading', { level: 1, name: 'Visita en curso' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('VIS-06 a visit of today is started after saying what that means', async () => {
  const { user, server, container } = open(visitPage(scheduled()), {
    'PUT /api/schools/visits/101/start': { data: running(), message: 'Visita iniciada.' },
  });
  expect(await screen.findByText(/podrás pasar asistencia, escribir observaciones/)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  server.reply({ [SCREEN]: visitPage(running()) });
  await user.click(button('Iniciar visita'));
  expect(await runs()).toBeInTheDocument();
  expect(server.sentTo('PUT /api/schools/visits/101/start')).toHaveLength(1);
});

test.each([
  ['2026-11-27', 'Todavía no puedes iniciarla', '27‑11‑2026'],
  ['2026-11-18', 'Ya pasó el día de esta visita', '18‑11‑2026'],
])('VIS-06 a visit of another day (%s) does not start, and says when', async (date, title, day) => {
  open(visitPage(scheduled({ date })));
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(`Solo puedes iniciar la visita el día programado: ${day}.`)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Iniciar visita' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir a las visitas' })).toBeInTheDocument();
});

test('VIS-06 a start that the server refuses says why and may be tried again', async () => {
  const { user } = open(visitPage(scheduled()), {
    'PUT /api/schools/visits/101/start': new Refusal(
      409,
      'visits.not-today',
      'Solo puedes iniciar la visita el día programado.',
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Iniciar visita' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Solo puedes iniciar la visita el día programado.');
  expect(button('Iniciar visita')).toBeEnabled();
});

test('VIS-06 a draft does not start', async () => {
  open(visitPage(draft({ id: 101 })));
  expect(await screen.findByRole('heading', { name: 'La visita es un borrador' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continuar borrador' })).toBeInTheDocument();
});

test('VIS-06 a finished visit opens its detail, and who does not run visits is refused', async () => {
  const { unmount } = open(visitPage(finished()));
  expect(await screen.findByRole('heading', { name: 'El detalle' })).toBeInTheDocument();
  unmount();
  open(visitPage(scheduled()), {}, { ...sampleCoach, abilities: ['visit:read'] });
  expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeInTheDocument();
});

test('VIS-06 attendance is found by name, counted of all, and saved with every mark', async () => {
  const { user, server } = open(visitPage(running()), {
    [ATTENDANCE]: ({ body }: SentRequest) => record((body as { assistants: number[] }).assistants),
  });
  await user.click(await screen.findByRole('checkbox', { name: /Ana Ruiz Soto/ }));
  expect(screen.getByText('1 de 12 presentes')).toBeInTheDocument();
  expect(await screen.findByText(/^Guardado \d\d:\d\d$/)).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar persona' }), 'karla');
  await user.click(await screen.findByRole('checkbox', { name: /Karla Ibarra Nava/ }));
  expect(screen.getByText('2 de 12 presentes')).toBeInTheDocument();
  await waitFor(() => expect(server.sentTo(ATTENDANCE)).toHaveLength(2));
  expect(server.sentTo(ATTENDANCE)[1]?.body).toEqual({ activity_id: 501, assistants: [30, 40], since: [30] });
});

test('VIS-06 T13 who marks at the same time loses nothing: only what was changed here is sent, and their marks appear', async () => {
  const { user, server } = open(visitPage(running()), { [ATTENDANCE]: record([30, 31]) });
  await user.click(await screen.findByRole('checkbox', { name: /Ana Ruiz Soto/ }));
  expect(await screen.findByText('2 de 12 presentes')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Beatriz Luna Paz/ })).toBeChecked();
  server.reply({ [ATTENDANCE]: record([31]) });
  await user.click(screen.getByRole('checkbox', { name: /Ana Ruiz Soto/ }));
  expect(await screen.findByText('1 de 12 presentes')).toBeInTheDocument();
  expect(server.sentTo(ATTENDANCE).map(({ body }) => body)).toEqual([
    { activity_id: 501, assistants: [30], since: [] },
    { activity_id: 501, assistants: [31], since: [30, 31] },
  ]);
});

test('VIS-06 attendance that could not be saved stays marked and is tried again', async () => {
  const { user, server } = open(visitPage(running()), { [ATTENDANCE]: OFFLINE });
  await user.click(await screen.findByRole('checkbox', { name: /Ana Ruiz Soto/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo guardar la asistencia');
  expect(screen.getByRole('checkbox', { name: /Ana Ruiz Soto/ })).toBeChecked();
  server.reply({ [ATTENDANCE]: record([30]) });
  await user.click(button('Reintentar'));
  expect(await screen.findByText(/^Guardado \d\d:\d\d$/)).toBeInTheDocument();
});

const field = () => screen.getByRole('textbox', { name: /Observaciones generales/ });

test('VIS-06 observations save themselves on leaving the field, and survive a reload until then', async () => {
  const before = open(visitPage(running()), { [OBSERVATION]: OFFLINE });
  await runs();
  await before.user.type(field(), 'Dos metas');
  before.unmount();

  const { user, server } = open(visitPage(running()), { [OBSERVATION]: record([], 'Dos metas') });
  await runs();
  expect(field()).toHaveValue('Dos metas');
  await user.click(field());
  await user.tab();
  expect(await screen.findByText(/^Guardado \d\d:\d\d$/)).toBeInTheDocument();
  expect(server.sentTo(OBSERVATION).map(({ body }) => body)).toEqual([
    { activity_id: 501, result: 'Dos metas', revision: 0 },
  ]);
});

test('VIS-06 observations save themselves within five seconds, as attendance does', async () => {
  const { user, server } = open(visitPage(running()), { [OBSERVATION]: record([], 'Dos metas') });
  await runs();
  await user.type(field(), 'Dos metas');
  await waitFor(() => expect(server.sentTo(OBSERVATION)).toHaveLength(1), { timeout: 20_000 });
  expect(await screen.findByText(/^Guardado \d\d:\d\d$/)).toBeInTheDocument();
});

test('VIS-06 observations are sent when the page is left, and leaving asks only while they cannot be saved', async () => {
  const { user, server } = open(visitPage(running()), { [OBSERVATION]: OFFLINE });
  await runs();
  await user.type(field(), 'Dos metas');
  await user.click(screen.getByRole('link', { name: 'Visitas' }));
  const asked = within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }));
  await user.click(asked.getByRole('button', { name: 'Seguir aquí' }));
  server.reply({ [OBSERVATION]: record([], 'Dos metas') });
  await user.click(screen.getByRole('link', { name: 'Visitas' }));
  expect(await screen.findByRole('heading', { name: 'La lista' })).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('VIS-06 a visit with observations that cannot be saved is not finished, and says so', async () => {
  const { user, server, address, container } = open(visitPage(running()), {
    [OBSERVATION]: OFFLINE,
    [FINISH]: { data: finished(), message: 'Visita finalizada.' },
  });
  const finish = async () => {
    await user.click(button('Finalizar visita'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Finalizar visita' }));
  };
  await runs();
  await user.type(field(), 'Dos metas');
  await finish();
  expect(await screen.findByText(/La visita sigue en curso, porque no se guardó todo lo registrado/)).toBeVisible();
  expect(server.sentTo(FINISH)).toHaveLength(0);
  expect(field()).toHaveValue('Dos metas');
  expect(await axe(container)).toHaveNoViolations();
  server.reply({ [OBSERVATION]: record([], 'Dos metas') });
  await finish();
  await waitFor(() => expect(address()).toMatch(/agenda/));
  expect(server.sentTo(OBSERVATION).at(-1)?.body).toMatchObject({ result: 'Dos metas' });
});

test('ACT-03 VIS-06 a visit may give a proof of attendance, which finishing saves first', async () => {
  const PROOF = 'PUT /api/schools/activity/set-proof_of_attendance';
  const { user, server, address } = open(visitPage(running()), {
    [PROOF]: OFFLINE,
    [FINISH]: { data: finished(), message: 'Visita finalizada.' },
  });
  const finish = async () => {
    await user.click(button('Finalizar visita'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Finalizar visita' }));
  };
  const title = await screen.findByLabelText(/Título de la constancia/);
  expect(title).toHaveValue('Visita escolar');
  await user.type(title, ' de marzo');
  await finish();
  expect(await screen.findByText(/La visita sigue en curso, porque no se guardó todo lo registrado/)).toBeVisible();
  expect(server.sentTo(FINISH)).toHaveLength(0);
  server.reply({ [PROOF]: { data: null, message: 'Constancia guardada.' } });
  await finish();
  await waitFor(() => expect(address()).toMatch(/agenda/));
  expect(server.sentTo(PROOF).at(-1)?.body).toEqual({
    activity_id: 501,
    name: 'Visita escolar de marzo',
    date: '2026-11-20',
    time: '09:00',
    send_proof: false,
  });
});

test('ACT-03 VIS-06 who does not manage proofs writes none', async () => {
  open(visitPage(running(), { can: { writeProof: false } }));
  await runs();
  expect(screen.queryByLabelText(/Título de la constancia/)).not.toBeInTheDocument();
});

test('VIS-06 attendance that cannot be saved keeps the visit in progress, too', async () => {
  const { user, server } = open(visitPage(running()), { [ATTENDANCE]: OFFLINE });
  await user.click(await screen.findByRole('checkbox', { name: /Ana Ruiz Soto/ }));
  await user.click(button('Finalizar visita'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Finalizar visita' }));
  expect(await screen.findByText(/La visita sigue en curso/)).toBeVisible();
  expect(server.sentTo(FINISH)).toHaveLength(0);
});

test('VIS-06 observations that were emptied are not saved as nothing, and the visit is not finished without them', async () => {
  const page = visitPage(running(), { record: { state: 'ready', data: record([], 'Dos metas').data } });
  const { user, server } = open(page);
  await runs();
  await user.clear(field());
  await user.tab();
  expect(field()).toHaveAccessibleDescription(/Escribe un texto\./);
  await user.click(button('Finalizar visita'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Finalizar visita' }));
  expect(await screen.findByText(/Las observaciones quedaron vacías/)).toBeVisible();
  expect([...server.sentTo(OBSERVATION), ...server.sentTo(FINISH)]).toHaveLength(0);
});

test('ACT-03 T13 observations that somebody else saved meanwhile are shown beside one’s own, with who and when', async () => {
  const { user, server } = open(visitPage(running()), {
    [OBSERVATION]: new Refusal(409, 'activities.observation-stale', 'Alguien más guardó la observación.', {
      current: record([], 'Lo que vio Ana').data,
      saved: { by: 'Ana Torres', at: '2026-11-20 16:42:00' },
    }),
  });
  await runs();
  await user.type(field(), 'Lo que vi yo');
  await user.tab();
  const dialog = await screen.findByRole('dialog', { name: 'Ana Torres guardó las observaciones a las 10:42' });
  expect(dialog).toHaveTextContent('Lo que vio Ana');
  expect(dialog).toHaveTextContent('Lo que vi yo');
  server.reply({ [OBSERVATION]: record([], 'Lo que vi yo') });
  await user.click(button('Guardar mi versión'));
  expect(await screen.findByText(/^Guardado \d\d:\d\d$/)).toBeInTheDocument();
  expect(server.sentTo(OBSERVATION).map(({ body }) => (body as { revision: number }).revision)).toEqual([0, 1]);
});

test('ACT-03 T13 or one takes theirs', async () => {
  const { user } = open(visitPage(running()), {
    [OBSERVATION]: new Refusal(409, 'activities.observation-stale', 'Alguien más guardó la observación.', {
      current: record([], 'Lo que vio Ana').data,
    }),
  });
  await runs();
  await user.type(field(), 'Lo que vi yo');
  await user.tab();
  await screen.findByRole('dialog', { name: 'Alguien más guardó las observaciones' });
  await user.click(button('Usar la versión guardada'));
  expect(screen.getByRole('textbox', { name: /Observaciones generales/ })).toHaveValue('Lo que vio Ana');
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Lo que vi yo');
});

test('VIS-06 finishing lists what is missing, asks, and goes to the agenda of its day', async () => {
  const { user, address } = open(visitPage(running()), {
    [FINISH]: { data: finished(), message: 'Visita finalizada.' },
  });
  await runs();
  await user.click(button('Finalizar visita'));
  const dialog = within(screen.getByRole('alertdialog', { name: '¿Finalizar la visita del 20-11-2026?' }));
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Asistencia: nadie está marcado como presente',
    'Evidencias: no hay ningún archivo',
    'Observaciones: no hay nada escrito',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Finalizar visita' }));
  await waitFor(() => expect(address()).toBe('/coach/schools/1/agenda?month=2026-11&day=2026-11-20'));
  expect(await screen.findByText('Visita finalizada.')).toBeInTheDocument();
});

test('VIS-06 finishing lists nothing when all is there, and a text that is being saved is no missing one', async () => {
  const page = visitPage(running(), {
    record: { state: 'ready', data: { ...record([30]).data, evidences: [EVIDENCE] } },
  });
  const { user } = open(page, { [OBSERVATION]: OFFLINE });
  await runs();
  await user.type(field(), 'Dos metas');
  await user.click(button('Finalizar visita'));
  expect(within(screen.getByRole('alertdialog')).queryByRole('listitem')).not.toBeInTheDocument();
});

test('VIS-06 objective and axes are edited in place with the revision, and cannot be left empty', async () => {
  const PUT = 'PUT /api/schools/visits/101';
  const { user, server } = open(visitPage(running()), {
    [PUT]: { data: running({ revision: 3 }), message: 'Cambios guardados.' },
  });
  await runs();
  await user.click(button('Editar: Organizativo y liderazgo'));
  expect(screen.queryByRole('button', { name: 'Editar: Objetivo' })).not.toBeInTheDocument();
  const actions = screen.getByRole('textbox', { name: /^Acciones/ });
  await user.clear(actions);
  await user.click(button('Guardar'));
  expect(actions).toHaveAccessibleDescription(/Escribe las acciones de este eje\./);
  expect(server.sentTo(PUT)).toHaveLength(0);
  await user.type(actions, 'Cerrar acuerdos');
  await user.click(button('Guardar'));
  expect(await screen.findByText('Cerrar acuerdos')).toBeInTheDocument();
  const body = server.sentTo(PUT)[0]?.body as { revision: number; school_visit_axis: { actions: string }[] };
  expect([body.revision, body.school_visit_axis[1]?.actions]).toEqual([2, 'Cerrar acuerdos']);
  expect(body).not.toHaveProperty('date');
});

test('VIS-05 an edit in place that lost against another is compared and chosen', async () => {
  const PUT = 'PUT /api/schools/visits/101';
  const { user, server } = open(visitPage(running()), {
    [PUT]: new Refusal(409, 'visits.stale', 'Alguien más guardó cambios.', {
      current: running({ revision: 6, objective: 'Lo que escribió otra persona' }),
    }),
  });
  await runs();
  await user.click(button('Editar: Objetivo'));
  await user.clear(screen.getByRole('textbox', { name: /Objetivo de la visita/ }));
  await user.type(screen.getByRole('textbox', { name: /Objetivo de la visita/ }), 'Lo que escribí yo');
  await user.click(button('Guardar'));
  const dialog = within(await screen.findByRole('dialog', { name: /Alguien más guardó cambios/ }));
  expect(dialog.getByText('Lo que escribió otra persona')).toBeInTheDocument();
  server.reply({
    [PUT]: { data: running({ revision: 7, objective: 'Lo que escribí yo' }), message: 'Cambios guardados.' },
  });
  await user.click(dialog.getByRole('button', { name: 'Guardar mi versión' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Lo que escribí yo')).toBeInTheDocument();
});

test('VIS-06 what was being edited in place is there again after a reload', async () => {
  const before = open(visitPage(running()));
  await runs();
  await before.user.click(button('Editar: Objetivo'));
  await before.user.type(screen.getByRole('textbox', { name: /Objetivo de la visita/ }), ' Y más.');
  before.unmount();
  open(visitPage(running()));
  expect(await screen.findByText('Recuperamos lo que no habías guardado')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Objetivo de la visita/ })).toHaveDisplayValue(/ Y más\.$/);
});

test('UI-02 a record that could not be loaded is asked for again, and the plan stays', async () => {
  const { user, server } = open(visitPage(running(), { record: { state: 'unavailable', code: 'server.unavailable' } }));
  expect(await screen.findByText('No se pudo cargar lo registrado')).toBeInTheDocument();
  expect(button('Editar: Objetivo')).toBeInTheDocument();
  server.reply({ [SCREEN]: visitPage(running()) });
  await user.click(button('Reintentar'));
  expect(await screen.findByRole('searchbox', { name: 'Buscar persona' })).toBeInTheDocument();
});
