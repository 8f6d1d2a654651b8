import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { OFFLINE, Refusal } from '../../testing';
import { button, FINISH, observations, openRun, record, runs, SCREEN } from './testing/open-run';
import { draft, finished, running, scheduled, visitPage } from './testing/samples';

beforeEach(() => localStorage.clear());

const OBSERVATION = 'PUT /api/schools/activity/set-observations';
const EVIDENCE = { id: 1, file_name: 'foto.jpg', mime_type: 'image/jpeg', size: 900, url: '/foto' } as const;

test('VIS-06 a visit of today is started after saying what that means', async () => {
  const { user, server, container } = openRun(visitPage(scheduled()), {
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
  openRun(visitPage(scheduled({ date })));
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(`Solo puedes iniciar la visita el día programado: ${day}.`)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Iniciar visita' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir a las visitas' })).toBeInTheDocument();
});

test('VIS-06 a start that the server refuses says why and may be tried again', async () => {
  const { user } = openRun(visitPage(scheduled()), {
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
  openRun(visitPage(draft({ id: 101 })));
  expect(await screen.findByRole('heading', { name: 'La visita es un borrador' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continuar borrador' })).toBeInTheDocument();
});

test('VIS-06 a finished visit opens its detail, and who does not run visits is refused', async () => {
  const { unmount } = openRun(visitPage(finished()));
  expect(await screen.findByRole('heading', { name: 'El detalle' })).toBeInTheDocument();
  unmount();
  openRun(visitPage(scheduled()), {}, { ...sampleCoach, abilities: ['visit:read'] });
  expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeInTheDocument();
});

test('VIS-06 finishing lists what is missing, asks, and goes to the agenda of its day', async () => {
  const { user, address } = openRun(visitPage(running()), {
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
  const { user } = openRun(page, { [OBSERVATION]: OFFLINE });
  await runs();
  await user.type(observations(), 'Dos metas');
  await user.click(button('Finalizar visita'));
  expect(within(screen.getByRole('alertdialog')).queryByRole('listitem')).not.toBeInTheDocument();
});

test('VIS-06 objective and axes are edited in place with the revision, and cannot be left empty', async () => {
  const PUT = 'PUT /api/schools/visits/101';
  const { user, server } = openRun(visitPage(running()), {
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
  const { user, server } = openRun(visitPage(running()), {
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
  const before = openRun(visitPage(running()));
  await runs();
  await before.user.click(button('Editar: Objetivo'));
  await before.user.type(screen.getByRole('textbox', { name: /Objetivo de la visita/ }), ' Y más.');
  before.unmount();
  openRun(visitPage(running()));
  expect(await screen.findByText('Recuperamos lo que no habías guardado')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Objetivo de la visita/ })).toHaveDisplayValue(/ Y más\.$/);
});

test('UI-02 a record that could not be loaded is asked for again, and the plan stays', async () => {
  const { user, server } = openRun(
    visitPage(running(), { record: { state: 'unavailable', code: 'server.unavailable' } }),
  );
  expect(await screen.findByText('No se pudo cargar lo registrado')).toBeInTheDocument();
  expect(button('Editar: Objetivo')).toBeInTheDocument();
  server.reply({ [SCREEN]: visitPage(running()) });
  await user.click(button('Reintentar'));
  expect(await screen.findByRole('searchbox', { name: 'Buscar persona' })).toBeInTheDocument();
});
