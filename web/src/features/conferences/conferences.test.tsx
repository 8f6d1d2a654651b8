import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { conferenceWith, sampleAreas, sampleConferences } from '@ruta/contracts/conferences/conference.sample';
import { SessionSurveyDialog, type SessionSurveyDialogProps } from '../../shared/session-survey-dialog';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { BookingPage } from './pages/BookingPage';
import { SessionsPage } from './pages/SessionsPage';

const CANCEL = 'PUT /api/scheduled/1/cancel';
const BOOK = 'POST /api/scheduled';
const me = { ...sampleAdministrator, role: 'DIR' as const, abilities: ['session:book', 'session:read'] as never[] };
const past = { data: sampleConferences.past, page: 1, size: 10, total: 3, pages: 1, count: 3 };

const openList = (replies: Replies = {}) =>
  renderScreen(<SessionsPage />, {
    ...{ me, path: '/sessions', route: '/sessions' },
    replies: {
      'GET /bff/shared/sessions': {
        upcoming: sampleConferences.upcoming,
        past,
        reasons: ['Junta imprevista', 'Ya se resolvió'],
      },
      [CANCEL]: { data: conferenceWith({ id: 1 }), message: 'Sesión cancelada.' },
      ...replies,
    },
  });

test('VC-02 VC-03 sessions ahead and past ones on the reader’s clock; entering waits for its time', async () => {
  openList();
  const ahead = within(await screen.findByRole('region', { name: 'Próximas' }));
  expect(ahead.getByText('martes 24 de noviembre de 2026, 09:00 a 10:00')).toBeInTheDocument();
  expect(ahead.getAllByText('Con Karla Verónica Solís Cetina')).toHaveLength(2);
  const before = within(screen.getByRole('region', { name: 'Anteriores' }));
  for (const state of ['Finalizada', 'Cancelada', 'No realizada']) expect(before.getByText(state)).toBeInTheDocument();
  expect(before.getByText('Motivo: Junta imprevista')).toBeInTheDocument();
  expect(before.queryByRole('button')).not.toBeInTheDocument();
});

test('VC-02 nothing is cancelled without a reason; a chosen or a typed one is sent, and a refusal loses nothing', async () => {
  const { user, server } = openList();
  await user.click(await screen.findByRole('button', { name: 'Cancelar sesión: Del diagnóstico al PAI' }));
  const ask = within(await screen.findByRole('dialog', { name: '¿Cancelar «Del diagnóstico al PAI»?' }));
  const send = () => user.click(ask.getByRole('button', { name: 'Cancelar sesión' }));
  await send();
  expect(ask.getByText('Escribe o elige el motivo.')).toBeInTheDocument();
  expect(server.sentTo(CANCEL)).toHaveLength(0);
  await user.click(ask.getByRole('radio', { name: 'Otro motivo' }));
  await send();
  expect(server.sentTo(CANCEL)).toHaveLength(0);
  const own = ask.getByRole('textbox', { name: /^Escribe el motivo/ });
  await user.type(own, 'Suspensión');
  server.reply({ [CANCEL]: new Refusal(409, 'conferences.not-scheduled', 'La sesión ya empezó.') });
  await send();
  expect(await ask.findByText('La sesión ya empezó.')).toBeInTheDocument();
  expect(own).toHaveValue('Suspensión');
  server.reply({ [CANCEL]: { data: conferenceWith({ id: 1 }), message: 'Sesión cancelada.' } });
  await user.click(ask.getByRole('radio', { name: 'Ya se resolvió' }));
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.sentTo(CANCEL).map(({ body }) => body)).toEqual([
    { reason: 'Suspensión' },
    { reason: 'Ya se resolvió' },
  ]);
});

const SLOTS = 'GET /api/schedules?date=2026-11-20&schedule_theme_id=3';
const OWN = 'GET /api/schedules/petitioner?start=2026-11-20&end=2026-11-20';
const openBooking = (replies: Replies = {}) =>
  renderScreen(<BookingPage />, {
    ...{ me, path: '/sessions/new', route: '/sessions/new' },
    replies: {
      'GET /bff/shared/sessions/new': {
        ...{ areas: sampleAreas, today: '2026-11-20', last: '2027-01-19', timezone: 'America/Mexico_City' },
        server_time: '2026-11-20 15:00:00',
      },
      [SLOTS]: { data: [{ start_at: '2030-11-20 17:00:00' }, { start_at: '2030-11-20 18:15:00' }] },
      [OWN]: { data: [] },
      [BOOK]: { data: conferenceWith({ id: 9 }), message: 'Sesión agendada.' },
      ...replies,
    },
  });
type On = ReturnType<typeof openBooking>;

async function choose({ user }: On, level: string, option: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`${level}$`) }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Of leadership there is one rubric, which is taken by itself, as the only theme of the category is. */
async function chooseHour(on: On) {
  await choose(on, 'Área', 'Directiva');
  await choose(on, 'Categoría', 'Planes de la escuela');
  expect(await screen.findByText('Dura 60 minutos.')).toBeInTheDocument();
  await on.user.click(await screen.findByRole('button', { name: /20 de noviembre/ }));
  await on.user.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
}

test('VC-01 theme, day and hour are chosen, the only option of a level by itself, and the hour is booked with its message', async () => {
  const on = openBooking();
  await chooseHour(on);
  await on.user.type(screen.getByRole('textbox', { name: 'Mensaje para quien te atiende' }), 'Con el DPI');
  await on.user.click(await screen.findByRole('button', { name: /^Confirmar/ }));
  await waitFor(() => expect(on.server.sentTo(BOOK)).toHaveLength(1));
  expect(on.server.sentTo(BOOK)[0]?.body).toEqual({
    ...{ schedule_theme_id: 3, start_at: '2030-11-20 17:00:00', notes: 'Con el DPI' },
  });
});

test('VC-01 a message that was typed is there again after the page was left, for its person alone', async () => {
  localStorage.setItem(`ruta.session-notes.${me.user.id}`, JSON.stringify('Con el DPI'));
  localStorage.setItem(`ruta.session-notes.${me.user.id + 1}`, JSON.stringify('De otra persona'));
  const on = openBooking();
  await chooseHour(on);
  expect(screen.getByRole('textbox', { name: 'Mensaje para quien te atiende' })).toHaveValue('Con el DPI');
  await on.user.click(await screen.findByRole('button', { name: /^Confirmar/ }));
  await waitFor(() => expect(on.server.sentTo(BOOK)).toHaveLength(1));
  expect(on.server.sentTo(BOOK)[0]?.body).toMatchObject({ notes: 'Con el DPI' });
  await waitFor(() => expect(localStorage.getItem(`ruta.session-notes.${me.user.id}`)).toBeNull());
  localStorage.clear();
});

test('VC-01 a session of one’s own on that day makes the hour unavailable; where that cannot be read it stays available', async () => {
  const on = openBooking({ [OWN]: { data: [conferenceWith({ id: 1 })] } });
  await chooseHour(on);
  expect(await screen.findByText('Ya tienes una sesión ese día. Elige otro día.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Confirmar/ })).not.toBeInTheDocument();
  on.server.reply({ [OWN]: OFFLINE });
  await on.user.click(screen.getAllByRole('radio')[1] as HTMLElement);
  expect(await screen.findByRole('button', { name: /^Confirmar/ })).toBeInTheDocument();
});

test('VC-01 an hour that somebody took first is marked with its sentence, which the next choice takes away', async () => {
  const TAKEN = 'Alguien tomó esa hora antes. Elige otra.';
  const on = openBooking({ [BOOK]: new Refusal(409, 'conferences.slot-taken', TAKEN) });
  await chooseHour(on);
  await on.user.click(await screen.findByRole('button', { name: /^Confirmar/ }));
  expect(await screen.findByText(TAKEN)).toBeInTheDocument();
  expect(screen.getByText('No disponible')).toBeInTheDocument();
  await on.user.click(screen.getAllByRole('radio')[1] as HTMLElement);
  expect(await screen.findByRole('button', { name: /^Confirmar/ })).toBeInTheDocument();
  expect(screen.queryByText(TAKEN)).not.toBeInTheDocument();
  expect(screen.queryByText('Ya tienes una sesión ese día. Elige otro día.')).not.toBeInTheDocument();
});

test('VC-05 a finished session may be rated by who is asked; a rated one says so, and the answers open for who may read them', async () => {
  const sessions = [
    conferenceWith({ id: 3, can: { cancel: false, join: false, survey: true } }),
    conferenceWith({ id: 4, has_survey: true, can: { cancel: false, join: false, survey: false } }),
  ];
  const Dialog = ({ sessionId, purpose }: SessionSurveyDialogProps) => <p>{`${sessionId} ${purpose}`}</p>;
  const { user } = renderScreen(
    <SessionSurveyDialog value={Dialog}>
      <SessionsPage />
    </SessionSurveyDialog>,
    {
      ...{ me: { ...me, abilities: [...me.abilities, 'session-survey:read'] as never[] } },
      ...{ path: '/sessions', route: '/sessions' },
      replies: { 'GET /bff/shared/sessions': { upcoming: [], past: { ...past, data: sessions }, reasons: [] } },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Evaluar sesión: Del diagnóstico al PAI' }));
  expect(screen.getByText('3 answer')).toBeInTheDocument();
  expect(screen.getByText('Evaluada')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver evaluación: Del diagnóstico al PAI' }));
  expect(screen.getByText('4 read')).toBeInTheDocument();
});
