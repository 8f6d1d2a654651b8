import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import { candidatesWith, receivedAgendaWith, sharedAgendaWith } from '@ruta/contracts/sharing/sharing.sample';
import { Refusal, renderScreen, type Replies } from '../../testing';
import { ScholasticReceivedPage } from './pages/ReceivedPages';
import { ShareAgendaPage } from './pages/ShareAgendaPage';
import { ShareDetailPage } from './pages/ShareDetailPage';
import { ShareHistoryPage } from './pages/ShareHistoryPage';

const coach = { ...sampleCoach, abilities: [...sampleCoach.abilities, 'agenda-share:create', 'agenda-share:history'] };
const SCREEN = 'GET /bff/coach/schools/1/share-agenda';
const SHARE = 'POST /api/schools/share-agenda';
const school = candidatesWith().school;
const pageOf = <T,>(data: T[]) => ({ data, page: 1, size: 10, total: data.length, pages: 1, count: data.length });

const open = (replies: Replies = {}) =>
  renderScreen(<ShareAgendaPage />, {
    me: coach as never,
    path: '/coach/schools/:school_id/share-agenda',
    route: '/coach/schools/1/share-agenda',
    replies: {
      [SCREEN]: { candidates: candidatesWith() },
      [SHARE]: { data: sharedAgendaWith(), message: 'Agenda compartida.' },
      ...replies,
    },
  });
type Opened = ReturnType<typeof open>;
const press = async (on: Opened, name: string | RegExp) => on.user.click(await screen.findByRole('button', { name }));
/** Through the first three steps: all activities, everybody. */
async function toLetter(on: Opened) {
  await screen.findByText('Hay 3 actividades en esos días.');
  await press(on, 'Continuar');
  await press(on, 'Elegir todas');
  await press(on, 'Continuar');
  await press(on, 'Todos (2)');
  await press(on, 'Continuar');
  return screen.findByRole('button', { name: 'Enviar a 2 personas' });
}

test('SHA-01 four steps lead from days to the letter, which is shown as it will be and then sent', async () => {
  const on = open();
  await toLetter(on);
  const letter = screen.getByRole('region', { name: 'Así la van a recibir' });
  expect(within(letter).getByText(/martes 24-11-2026, 09:00 a 10:00: Visita de Laura/)).toBeInTheDocument();
  await on.user.type(screen.getByRole('textbox', { name: /Mensaje/ }), 'Nos vemos.');
  expect(within(letter).getByText('Su mensaje: «Nos vemos.»')).toBeInTheDocument();
  await on.user.click(within(letter).getByRole('radio', { name: 'English' }));
  expect(within(letter).getByText(/Visit by Laura/)).toBeInTheDocument();
  await press(on, 'Enviar a 2 personas');
  await waitFor(() => expect(on.server.sentTo(SHARE)).toHaveLength(1));
  expect(on.server.sentTo(SHARE)[0]?.body).toMatchObject({
    ...{ school_id: 1, activities: [501, 601, 602], professors: [41, 31], send_calendar: true, message: 'Nos vemos.' },
    types: ['SchoolVisitActivity', 'CustomActivity'],
  });
});

test('SHA-01 the letter is shown with the greeting that it will have: by all given names', async () => {
  const { professors } = candidatesWith();
  const [first, ...others] = professors.data.map((one, at) =>
    at === 0 ? { ...one, fullname: 'María José Torres Luna', name: 'María José' } : one,
  );
  const data = first ? [first, ...others] : [];
  const people = { professors: { ...professors, data }, everyone: data };
  await toLetter(open({ [SCREEN]: { candidates: candidatesWith(people) } }));
  const letter = screen.getByRole('region', { name: 'Así la van a recibir' });
  expect(within(letter).getByText(/^Hola, María José[,.:]/)).toBeInTheDocument();
});

test('SHA-01 what is refused says why, and nothing that was chosen is lost', async () => {
  const on = open({
    [SHARE]: new Refusal(429, 'sharing.letters-a-day', 'En un día se envían como máximo 1000 cartas.'),
  });
  await toLetter(on);
  await press(on, 'Enviar a 2 personas');
  expect(await screen.findByText('No se compartió nada')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Enviar de nuevo' })).toBeEnabled();
  await press(on, 'Volver');
  expect(await screen.findByText('2 personas elegidas')).toBeInTheDocument();
});

test('SHA-01 what was refused because it is gone falls out of the choice, and the rest is sent', async () => {
  const { activities, professors, everyone } = candidatesWith();
  let isGone = false;
  const [gone, ...rest] = activities;
  const left = everyone.filter(({ id }) => id !== 31);
  const on = open({
    [SCREEN]: () => ({
      candidates: isGone
        ? candidatesWith({
            ...{ activities: rest, everyone: left },
            professors: { ...professors, data: professors.data.filter(({ id }) => id !== 31), count: 1, total: 1 },
          })
        : candidatesWith(),
    }),
    [SHARE]: () => {
      if (isGone) return { data: sharedAgendaWith(), message: 'Agenda compartida.' };
      isGone = true;
      return new Refusal(422, 'request.invalid', 'Revisa los datos.', {
        errors: { activities: ['Una ya no está en la agenda.'] },
      });
    },
  });
  await toLetter(on);
  await press(on, 'Enviar a 2 personas');
  expect(await screen.findByText(/Una ya no está en la agenda/)).toBeInTheDocument();
  await press(on, 'Volver');
  expect(await screen.findByText('1 persona elegida')).toBeInTheDocument();
  await press(on, 'Volver');
  expect(await screen.findByText('2 elegidas de 2')).toBeInTheDocument();
  await press(on, 'Continuar');
  await press(on, 'Continuar');
  await press(on, 'Enviar a 1 persona');
  await waitFor(() => expect(on.server.sentTo(SHARE)).toHaveLength(2));
  expect(on.server.sentTo(SHARE)[1]?.body).toMatchObject({
    ...{ activities: rest.map(({ id }) => id), types: ['CustomActivity'], professors: [41] },
  });
  expect(gone?.id).toBe(501);
});

test('SHA-01 days with too many activities are said beside them, and others are chosen', async () => {
  const tooMany = 'Se comparten como máximo 200 actividades. Elige menos días.';
  const on = open({
    [SCREEN]: ({ query }: { query: URLSearchParams }) =>
      query.get('end')?.endsWith('-30')
        ? new Refusal(422, 'request.invalid', 'Revisa los datos.', { errors: { end: [tooMany] } })
        : { candidates: candidatesWith() },
  });
  await screen.findByText('Hay 3 actividades en esos días.');
  const last = screen.getByRole('group', { name: /Hasta/ });
  const [day] = within(last).getAllByRole('spinbutton');
  await on.user.click(day as HTMLElement);
  await on.user.keyboard('30{Enter}');
  expect(await screen.findByText(tooMany)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continuar' })).toBeDisabled();
  await on.user.click(within(last).getAllByRole('spinbutton')[0] as HTMLElement);
  await on.user.keyboard('29{Enter}');
  expect(await screen.findByText('Hay 3 actividades en esos días.')).toBeInTheDocument();
});

test('SHA-01 UI-02 without a line the letter says why it waits', async () => {
  const on = open();
  await toLetter(on);
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('button', { name: 'Enviar a 2 personas' })).toHaveAccessibleDescription(
    'No hay conexión. Podrás continuar cuando vuelva.',
  );
  line.mockRestore();
});

test('SHA-02 the history counts what was sent and what was not delivered; without any it says how to begin', async () => {
  const path = '/coach/schools/1/share-agenda/history';
  const history = 'GET /bff/coach/schools/1/share-agenda/history';
  const options = { me: coach as never, path: '/coach/schools/:school_id/share-agenda/history', route: path };
  const on = renderScreen(<ShareHistoryPage />, {
    ...options,
    replies: { [history]: { school, shared: pageOf([sharedAgendaWith()]) } },
  });
  expect(await screen.findByText('1 no entregada')).toBeInTheDocument();
  expect(
    screen.getByText(
      '3 actividades · 3 personas · enviadas: 1 de 3 · la abrieron: 1 de 3 · Visitas, Actividades de la escuela',
    ),
  ).toBeInTheDocument();
  on.unmount();
  renderScreen(<ShareHistoryPage />, { ...options, replies: { [history]: { school, shared: pageOf([]) } } });
  expect(await screen.findByText('Todavía no compartes ninguna agenda')).toBeInTheDocument();
});

test('SHA-02 a sharing shows each recipient; what was not delivered is sent again, and what moved is told', async () => {
  const resend = 'POST /api/schools/share-agenda/5/resend';
  const on = renderScreen(<ShareDetailPage />, {
    me: coach as never,
    path: '/coach/schools/:school_id/share-agenda/history/:id',
    route: '/coach/schools/1/share-agenda/history/5',
    replies: {
      'GET /bff/coach/schools/1/share-agenda/history/5': { school, shared: sharedAgendaWith() },
      [resend]: { data: sharedAgendaWith(), message: 'La carta va de nuevo en camino.' },
    },
  });
  expect(await screen.findByText('El servidor de correo rechazó la dirección.')).toBeInTheDocument();
  expect(screen.getByText('Reintentando')).toBeInTheDocument();
  expect(screen.getByText('Visitas, Actividades de la escuela')).toBeInTheDocument();
  expect(screen.getByText(/Después se movió al 27.11.2026, 12:00/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Ernesto/ })).toBeNull();
  await on.user.click(screen.getByRole('button', { name: 'Reenviar la carta a Rodrigo Castañeda Luna' }));
  await waitFor(() => expect(on.server.sentTo(resend)[0]?.body).toEqual({ professors: [42] }));
});

test('SHA-02 who opens an agenda that was shared with them is noted as having seen it', async () => {
  const seen = 'PUT /api/shared-agendas/5/seen';
  const on = renderScreen(<ScholasticReceivedPage />, {
    me: sampleDirector,
    path: '/scholastic/shared-agendas/:id',
    route: '/scholastic/shared-agendas/5',
    replies: {
      'GET /bff/scholastic/shared-agendas/5': {
        received: receivedAgendaWith({ types: ['SchoolVisitActivity', 'CustomActivity'] }),
      },
      [seen]: { data: null },
    },
  });
  expect(await screen.findByText('Junta de academia de Español')).toBeInTheDocument();
  expect(screen.getByText('Visitas, Actividades de la escuela')).toBeInTheDocument();
  await waitFor(() => expect(on.server.sentTo(seen)).toHaveLength(1));
});
