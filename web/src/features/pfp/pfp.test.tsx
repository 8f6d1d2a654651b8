import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { formationClosureWith, formationPlanWith, sampleFormationPlans } from '@ruta/contracts/pfp/pfp.sample';
import type { FormationClosure, FormationPlan } from '@ruta/contracts/pfp/pfp.schema';
import { axe } from 'jest-axe';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { CoachFormationPlansPage, FormationPlanPage, FormationPlansPage } from './pages/FormationPages';

const PLANS = 'GET /bff/shared/pfp/formation-plans';
const PLAN = 'GET /bff/shared/pfp/formation-plans/2';
const MARK = 'PUT /api/schools/pfp/formation-plans/2/consulted';
const reader = { ...sampleDirector, abilities: ['self:read', 'pfp:read', 'pfp:consult'] } as never;
const marked = { data: { id: 2, consulted: true, consulted_at: '2026-11-20 18:00:00' } };

const openPlans = (plans: readonly FormationPlan[] = sampleFormationPlans, summary: object | null = null) =>
  renderScreen(<FormationPlansPage />, {
    me: reader,
    path: '/scholastic/pfp/formation-plans',
    route: '/scholastic/pfp/formation-plans',
    replies: { [PLANS]: { school: null, closure: formationClosureWith(), plans, summary } },
  });
const openPlan = (closure: Partial<FormationClosure> = {}, replies: Replies = {}) =>
  renderScreen(<FormationPlanPage />, {
    me: reader,
    path: '/scholastic/pfp/formation-plans/:id',
    route: '/scholastic/pfp/formation-plans/2',
    replies: {
      [PLAN]: { school: null, closure: formationClosureWith(closure), plan: formationPlanWith() },
      [MARK]: marked,
      ...replies,
    },
  });

/** What this device keeps of marks. */
const waiting = () => localStorage.getItem(`ruta.pfp.marks.${sampleDirector.user.id}`);

afterEach(() => localStorage.clear());

test('PFP-01 plans say whether they are consulted, how long they take and until when they count', async () => {
  const on = openPlans();
  expect(await screen.findByRole('article', { name: 'Planeación didáctica' })).toHaveTextContent(
    /Por consultar.*6 horas · 5 contenidos/,
  );
  expect(screen.getByRole('article', { name: 'Evaluación formativa' })).toHaveTextContent(/Consultado el 18.11.2026/);
  expect(screen.getByText(/Cuenta lo que abras hasta el 30.06.2027/)).toBeInTheDocument();
  await on.user.click(screen.getByRole('radio', { name: 'Consultados' }));
  expect(screen.queryByRole('article', { name: 'Planeación didáctica' })).toBeNull();
  expect(on.address()).toBe('/scholastic/pfp/formation-plans?show=consulted');
});

test('PFP-01 a coach sees how many people of the school have consulted each plan; without the figures the plans are there', async () => {
  const at = '/coach/schools/:school_id/pfp/formation-plans';
  const openSchool = (summary: object) =>
    renderScreen(<CoachFormationPlansPage />, {
      ...{ me: reader, path: at, route: at.replace(':school_id', '3') },
      replies: {
        'GET /bff/coach/schools/3/pfp/formation-plans': {
          ...{ school: null, closure: formationClosureWith(), plans: sampleFormationPlans, summary },
        },
      },
    });
  const figures = { pie: { consulted: 3, notConsulted: 9 }, plans: [{ id: 2, expected: 12, consulted: 3 }] };
  const on = openSchool({ state: 'ready', data: figures });
  const bar = await screen.findByRole('progressbar', { name: 'Planeación didáctica' });
  expect([bar.getAttribute('aria-valuenow'), bar.textContent]).toEqual([
    '3',
    expect.stringContaining('3 de 12 personas'),
  ]);
  expect(screen.getByText(/han consultado el 25.0 % de lo que se espera, en 1 plan/)).toBeInTheDocument();
  expect(await axe(on.container)).toHaveNoViolations();
  on.unmount();
  openSchool({ state: 'unavailable', code: 'server.unavailable' });
  expect(await screen.findByText('No se pudieron cargar las consultas de la escuela')).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Planeación didáctica' })).toBeInTheDocument();
});

test('PFP-01 a plan that nobody expects of the reader says nothing until they consult it for themselves', async () => {
  const notMine = sampleFormationPlans.map((plan) => ({ ...plan, is_mine: false }));
  const on = openPlans(notMine);
  expect(await screen.findByRole('article', { name: 'Planeación didáctica' })).not.toHaveTextContent('Por consultar');
  expect(screen.getByRole('article', { name: 'Evaluación formativa' })).toHaveTextContent(/Consultado el 18.11.2026/);
  await on.user.click(screen.getByRole('radio', { name: 'Por consultar' }));
  expect(screen.getByText('Nada que consultar')).toBeInTheDocument();
  // Neither are they told to open something.
  expect(screen.getByText(/^Los planes cuentan hasta el/)).toBeInTheDocument();
  on.unmount();
  const none = openPlans(notMine.filter(({ consulted }) => !consulted));
  expect(await screen.findByRole('article', { name: 'Planeación didáctica' })).toBeInTheDocument();
  expect(screen.queryByText('Por consultar')).toBeNull();
  none.unmount();
  openPlan(
    {},
    { [PLAN]: { school: null, closure: formationClosureWith(), plan: formationPlanWith({ is_mine: false }) } },
  );
  expect(await screen.findByText(/No es para tu rol o nivel/)).toBeInTheDocument();
  expect(screen.queryByText('Por consultar')).toBeNull();
});

test('PFP-01 a leader sees the figures of their school beside their own plans; who has none sees the plans', async () => {
  const summary = { pie: { consulted: 3, notConsulted: 9 }, plans: [{ id: 2, expected: 12, consulted: 3 }] };
  const on = openPlans(sampleFormationPlans, { state: 'ready', data: summary });
  expect(await screen.findByRole('progressbar', { name: 'Planeación didáctica' })).toHaveTextContent(
    '3 de 12 personas',
  );
  on.unmount();
  openPlans();
  expect(await screen.findByRole('article', { name: 'Planeación didáctica' })).toBeInTheDocument();
  expect(screen.queryByText('Consultas de la escuela')).toBeNull();
});

test('PFP-01 opening a content shows it in place and marks the plan; links say where they lead', async () => {
  const on = openPlan();
  await on.user.click(await screen.findByRole('button', { name: 'Abrir: Mapa del plano didáctico' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mapa del plano didáctico' });
  expect(await screen.findByRole('img', { name: 'Mapa del plano didáctico' })).toHaveAttribute(
    'src',
    '/api/schools/pfp/contents/93',
  );
  await waitFor(() => expect(on.server.sentTo(MARK)).toHaveLength(1));
  expect(on.server.sentTo(MARK)[0]?.body).toEqual({
    opened_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });
  await waitFor(() => expect(on.server.sentTo(PLAN)).toHaveLength(2));
  expect(await axe(dialog)).toHaveNoViolations();
  await on.user.keyboard('{Escape}');
  expect(await screen.findByRole('link', { name: /^Ir a gob\.mx: Programas de estudio/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(screen.getByRole('link', { name: 'Descargar: Formato de planeación' })).toHaveAttribute('download');
});

/** Opens the film of the plan, and plays a part of it as a browser would: jsdom plays nothing. */
async function openFilm(closure: Partial<FormationClosure> = {}) {
  const PROGRESS = 'PUT /api/schools/pfp/contents/92/progress';
  const on = openPlan(closure, { [PROGRESS]: { data: { position: 12, seen: 100, done: true } } });
  await on.user.click(await screen.findByRole('button', { name: 'Ver video: Una clase planeada al revés' }));
  const dialog = await screen.findByRole('dialog', { name: 'Una clase planeada al revés' });
  const video = await within(dialog).findByLabelText<HTMLVideoElement>('Una clase planeada al revés');
  let at = 0;
  Object.defineProperties(video, {
    currentTime: { get: () => at, set: (value: number) => void (at = value) },
    duration: { get: () => 12.02 },
    played: { get: () => ({ length: 1, start: () => 6, end: () => at }) },
  });
  fireEvent.loadedMetadata(video);
  const from = at;
  at = 12.02;
  fireEvent.pause(video);
  return { ...on, dialog, video, from, kept: () => on.server.sentTo(PROGRESS).map(({ body }) => body) };
}

test('PFP-01 a film goes on where one stopped, has captions, and what was played of it is kept', async () => {
  const { dialog, video, from, kept } = await openFilm();
  expect(screen.getByText('67 % visto')).toBeInTheDocument();
  expect(video.querySelector('track')).toHaveAttribute('src', '/api/schools/pfp/contents/92/captions');
  expect(from).toBe(6);
  expect(within(dialog).getByText('Sigue en 0:06, donde te quedaste.')).toBeInTheDocument();
  await waitFor(() => expect(kept()).toEqual([{ position: 12, seen: [1, 2] }]));
  expect(await within(dialog).findByText('Visto')).toBeInTheDocument();
});

test('PFP-01 of a film nothing is kept after the closing day', async () => {
  const { kept } = await openFilm({ closure_at: '2026-06-30', is_closed: true });
  expect(kept()).toEqual([]);
});

test('PFP-01 after the closing day contents open, the page says so, and nothing is marked', async () => {
  const on = openPlan({ closure_at: '2026-06-30', is_closed: true });
  expect(await screen.findByText(/Cerrado el 30.06.2026, ya no cuenta/)).toBeInTheDocument();
  await on.user.click(screen.getByRole('button', { name: 'Ver video: Una clase planeada al revés' }));
  expect(await screen.findByRole('dialog', { name: 'Una clase planeada al revés' })).toBeInTheDocument();
  expect(on.server.sentTo(MARK)).toHaveLength(0);
});

test('PFP-01 F16 a mark that the line fails waits with its hour and is sent with the next visit; a closed one is dropped', async () => {
  const on = openPlan({}, { [MARK]: OFFLINE });
  await on.user.click(await screen.findByRole('button', { name: 'Abrir: Mapa del plano didáctico' }));
  expect(await screen.findByText(/^Sin conexión: el plan quedará consultado/)).toBeInTheDocument();
  const hour = (on.server.sentTo(MARK)[0]?.body as { opened_at: string }).opened_at;
  on.unmount();
  const again = openPlan();
  await waitFor(() => expect(again.server.sentTo(MARK)).toHaveLength(1));
  expect(again.server.sentTo(MARK)[0]?.body).toEqual({ opened_at: hour });
  await waitFor(() => expect(waiting()).toBeNull());
  again.unmount();
  const closed = openPlan({}, { [MARK]: new Refusal(410, 'pfp.closed', 'Ya cerró.') });
  await closed.user.click(await screen.findByRole('button', { name: 'Abrir: Mapa del plano didáctico' }));
  await waitFor(() => expect(closed.server.sentTo(PLAN)).toHaveLength(2));
  await waitFor(() => expect(waiting()).toBeNull());
});
