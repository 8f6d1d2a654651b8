import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OFFLINE, Refusal } from '../../testing';
import type { SentRequest } from '../../testing';
import { button, FINISH, observations, openRun, record, runs } from './testing/open-run';
import { finished, running, visitPage } from './testing/samples';

beforeEach(() => localStorage.clear());

const ATTENDANCE = 'PUT /api/schools/activity/set-attendance';
const OBSERVATION = 'PUT /api/schools/activity/set-observations';

test('VIS-06 attendance is found by name, counted of all, and saved with every mark', async () => {
  const { user, server } = openRun(visitPage(running()), {
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
  const { user, server } = openRun(visitPage(running()), { [ATTENDANCE]: record([30, 31]) });
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
  const { user, server } = openRun(visitPage(running()), { [ATTENDANCE]: OFFLINE });
  await user.click(await screen.findByRole('checkbox', { name: /Ana Ruiz Soto/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo guardar la asistencia');
  expect(screen.getByRole('checkbox', { name: /Ana Ruiz Soto/ })).toBeChecked();
  server.reply({ [ATTENDANCE]: record([30]) });
  await user.click(button('Reintentar'));
  expect(await screen.findByText(/^Guardado \d\d:\d\d$/)).toBeInTheDocument();
});

test('VIS-06 observations save themselves on leaving the field, and survive a reload until then', async () => {
  const before = openRun(visitPage(running()), { [OBSERVATION]: OFFLINE });
  await runs();
  await before.user.type(observations(), 'Dos metas');
  before.unmount();

  const { user, server } = openRun(visitPage(running()), { [OBSERVATION]: record([], 'Dos metas') });
  await runs();
  expect(observations()).toHaveValue('Dos metas');
  await user.click(observations());
  await user.tab();
  expect(await screen.findByText(/^Guardado \d\d:\d\d$/)).toBeInTheDocument();
  expect(server.sentTo(OBSERVATION).map(({ body }) => body)).toEqual([
    { activity_id: 501, result: 'Dos metas', revision: 0 },
  ]);
});

test('VIS-06 observations save themselves within five seconds, as attendance does', async () => {
  const { user, server } = openRun(visitPage(running()), { [OBSERVATION]: record([], 'Dos metas') });
  await runs();
  await user.type(observations(), 'Dos metas');
  await waitFor(() => expect(server.sentTo(OBSERVATION)).toHaveLength(1), { timeout: 20_000 });
  expect(await screen.findByText(/^Guardado \d\d:\d\d$/)).toBeInTheDocument();
});

test('VIS-06 observations are sent when the page is left, and leaving asks only while they cannot be saved', async () => {
  const { user, server } = openRun(visitPage(running()), { [OBSERVATION]: OFFLINE });
  await runs();
  await user.type(observations(), 'Dos metas');
  await user.click(screen.getByRole('link', { name: 'Visitas' }));
  const asked = within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }));
  await user.click(asked.getByRole('button', { name: 'Seguir aquí' }));
  server.reply({ [OBSERVATION]: record([], 'Dos metas') });
  await user.click(screen.getByRole('link', { name: 'Visitas' }));
  expect(await screen.findByRole('heading', { name: 'La lista' })).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('VIS-06 a visit with observations that cannot be saved is not finished, and says so', async () => {
  const { user, server, address, container } = openRun(visitPage(running()), {
    [OBSERVATION]: OFFLINE,
    [FINISH]: { data: finished(), message: 'Visita finalizada.' },
  });
  const finish = async () => {
    await user.click(button('Finalizar visita'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Finalizar visita' }));
  };
  await runs();
  await user.type(observations(), 'Dos metas');
  await finish();
  expect(await screen.findByText(/La visita sigue en curso, porque no se guardó todo lo registrado/)).toBeVisible();
  expect(server.sentTo(FINISH)).toHaveLength(0);
  expect(observations()).toHaveValue('Dos metas');
  expect(await axe(container)).toHaveNoViolations();
  server.reply({ [OBSERVATION]: record([], 'Dos metas') });
  await finish();
  await waitFor(() => expect(address()).toMatch(/agenda/));
  expect(server.sentTo(OBSERVATION).at(-1)?.body).toMatchObject({ result: 'Dos metas' });
});

test('ACT-03 VIS-06 a visit may give a proof of attendance, which finishing saves first', async () => {
  const PROOF = 'PUT /api/schools/activity/set-proof_of_attendance';
  const { user, server, address } = openRun(visitPage(running()), {
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
  openRun(visitPage(running(), { can: { writeProof: false } }));
  await runs();
  expect(screen.queryByLabelText(/Título de la constancia/)).not.toBeInTheDocument();
});

test('VIS-06 attendance that cannot be saved keeps the visit in progress, too', async () => {
  const { user, server } = openRun(visitPage(running()), { [ATTENDANCE]: OFFLINE });
  await user.click(await screen.findByRole('checkbox', { name: /Ana Ruiz Soto/ }));
  await user.click(button('Finalizar visita'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Finalizar visita' }));
  expect(await screen.findByText(/La visita sigue en curso/)).toBeVisible();
  expect(server.sentTo(FINISH)).toHaveLength(0);
});

test('VIS-06 observations that were emptied are not saved as nothing, and the visit is not finished without them', async () => {
  const page = visitPage(running(), { record: { state: 'ready', data: record([], 'Dos metas').data } });
  const { user, server } = openRun(page);
  await runs();
  await user.clear(observations());
  await user.tab();
  expect(observations()).toHaveAccessibleDescription(/Escribe un texto\./);
  await user.click(button('Finalizar visita'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Finalizar visita' }));
  expect(await screen.findByText(/Las observaciones quedaron vacías/)).toBeVisible();
  expect([...server.sentTo(OBSERVATION), ...server.sentTo(FINISH)]).toHaveLength(0);
});

test('ACT-03 T13 observations that somebody else saved meanwhile are shown beside one’s own, with who and when', async () => {
  const { user, server } = openRun(visitPage(running()), {
    [OBSERVATION]: new Refusal(409, 'activities.observation-stale', 'Alguien más guardó la observación.', {
      current: record([], 'Lo que vio Ana').data,
      saved: { by: 'Ana Torres', at: '2026-11-20 16:42:00' },
    }),
  });
  await runs();
  await user.type(observations(), 'Lo que vi yo');
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
  const { user } = openRun(visitPage(running()), {
    [OBSERVATION]: new Refusal(409, 'activities.observation-stale', 'Alguien más guardó la observación.', {
      current: record([], 'Lo que vio Ana').data,
    }),
  });
  await runs();
  await user.type(observations(), 'Lo que vi yo');
  await user.tab();
  await screen.findByRole('dialog', { name: 'Alguien más guardó las observaciones' });
  await user.click(button('Usar la versión guardada'));
  expect(screen.getByRole('textbox', { name: /Observaciones generales/ })).toHaveValue('Lo que vio Ana');
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Lo que vi yo');
});
