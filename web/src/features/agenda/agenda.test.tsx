import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import type { Me } from '@ruta/contracts/access/access.schema';
import { activityWith } from '@ruta/contracts/agenda/agenda.sample';
import { sampleVisit } from '@ruta/contracts/visits/visit.sample';
import { Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { AgendaPage } from './pages/AgendaPage';
import { ScholasticAgendaPage } from './pages/ScholasticAgendaPage';
import type { AgendaReply } from './agenda.calls';

afterEach(() => localStorage.clear());

const AGENDA = 'GET /bff/coach/schools/1/agenda';
const at = (id: number, date: string, differs: Parameters<typeof activityWith>[0]) =>
  activityWith({ id, date, datetime: `${date} 15:00:00`, ...differs });

const november: AgendaReply = {
  school: sampleVisit.school,
  month: '2026-11',
  start: '2026-11-01',
  end: '2026-12-12',
  today: '2026-11-20',
  school_today: '2026-11-20',
  activities: [
    at(1, '2026-11-10', { status: 'visit', isCompleted: true, activity_id: 91, description: 'De cierre' }),
    at(2, '2026-11-17', { status: 'outdated', expired: true, activity_id: 92, description: 'Sin hacer' }),
    at(3, '2026-11-19', { status: 'taken', isCompleted: true, isVisit: false, activity_id: null, activity: 'Reunión' }),
    at(4, '2026-11-20', { status: 'visit', activity_id: 101, description: 'De hoy' }),
    at(5, '2026-11-24', { status: 'pending', isVisit: false, activity_id: null, activity: 'Taller de lectura' }),
    at(6, '2026-12-01', { status: 'visit', activity_id: 93, description: 'De diciembre' }),
  ],
  holidays: { state: 'ready', data: [] },
  pending: { state: 'ready', data: [] },
  actions: { state: 'ready', data: [] },
  draft: { state: 'ready', data: { hasDraft: false, id: null } },
  can: { createVisit: true, createActivity: true },
};
const WHOLE = '?day=all';
/** A superior, who only reads. */
const superior: Me = {
  ...sampleCoach,
  role: 'COACH_CORD',
  roles: ['COACH_CORD'],
  abilities: sampleCoach.abilities.filter((ability) => !['visit:write', 'visit:run', 'activity:run'].includes(ability)),
};

function open({ replies = {}, search = '', me = sampleCoach }: { replies?: Replies; search?: string; me?: Me } = {}) {
  return renderScreen(<AgendaPage />, {
    me,
    path: '/coach/schools/:school_id/agenda',
    route: `/coach/schools/1/agenda${search}`,
    replies: { [AGENDA]: november, ...replies },
  });
}
const dayCell = (name: RegExp) => screen.findByRole('gridcell', { name });

test('AGE-01 the month is a grid of days that tell what they hold', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Agenda' })).toBeInTheDocument();
  expect(await screen.findByText('Colegio Sor Juana Inés de la Cruz')).toBeInTheDocument();
  expect(screen.getByText('Noviembre 2026')).toBeInTheDocument();
  expect(await dayCell(/^viernes 20 de noviembre de 2026, 1 visita$/)).toBeInTheDocument();
  expect(await dayCell(/^martes 17 de noviembre de 2026, 1 vencida$/)).toBeInTheDocument();
  expect(await dayCell(/^jueves 12 de noviembre de 2026, sin actividades$/)).toBeInTheDocument();
  expect(document.title).toBe('Agenda, Colegio Sor Juana Inés de la Cruz · Ruta');
});

test('AGE-02 the list of the month stands under relative words; the next month is not in it', async () => {
  open({ search: WHOLE });
  const list = await screen.findByRole('group', { name: 'Actividades de noviembre de 2026' });
  await within(list).findByRole('heading', { name: 'Hoy' });
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Última semana', 'Esta semana', 'Ayer', 'Hoy', 'Próxima semana']);
  expect(within(list).queryByText(/De diciembre/)).not.toBeInTheDocument();
});

test('AGE-07 each status has its word; each leads to its detail', async () => {
  open({ search: WHOLE });
  const list = await screen.findByRole('group', { name: /Actividades de/ });
  for (const word of ['Vencida', 'Tomada', 'Pendiente'])
    expect(await within(list).findByText(word)).toBeInTheDocument();
  expect(within(list).getAllByText('Visita')).toHaveLength(2);
  const visits = within(list).getAllByRole('link', { name: 'Visita escolar' });
  expect(visits.map((link) => link.getAttribute('href'))).toEqual(
    [91, 92, 101].map((id) => `/coach/schools/1/visits/agenda/detail/${id}`),
  );
  expect(within(list).getByRole('link', { name: 'Taller de lectura' })).toHaveAttribute(
    'href',
    '/coach/schools/1/activity/5/detail',
  );
});

test('AGE-01 AGE-07 where the day at the school is over, the icon says it as the status does', async () => {
  // The reader is on the 20th, the first school still on the 19th, the second one already on the 21st.
  const activities = [
    at(2, '2026-11-19', { description: 'En Hermosillo', expired: false, status: 'pending' }),
    at(3, '2026-11-20', { description: 'En Cancún', expired: true, status: 'outdated' }),
  ];
  open({ search: WHOLE, replies: { [AGENDA]: { ...november, activities } } });
  const list = await screen.findByRole('group', { name: /Actividades de/ });
  await within(list).findByText(/En Hermosillo/);
  const momentOf = (detail: RegExp) =>
    within(list).getByText(detail).closest('[data-moment]')?.getAttribute('data-moment');
  expect(momentOf(/En Hermosillo/)).toBe('upcoming');
  expect(momentOf(/En Cancún/)).toBe('past');
});

test('ACC-07 AGE-07 a visit is called so in the reader’s language; what people named keeps its name', async () => {
  open({ search: WHOLE, me: { ...sampleCoach, user: { ...sampleCoach.user, locale: 'en' } } });
  expect(await screen.findAllByRole('link', { name: 'School visit' })).toHaveLength(3);
  expect(screen.queryByText('Visita escolar')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Taller de lectura' })).toBeInTheDocument();
});

test('AGE-01 one enters at today, and the whole month is one press away', async () => {
  const { user } = open();
  const list = await screen.findByRole('group', { name: 'Actividades del viernes 20 de noviembre de 2026' });
  expect(await within(list).findByText('Visita escolar')).toBeInTheDocument();
  expect(within(list).queryByText(/De cierre/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver todo el mes' }));
  expect(await screen.findByRole('group', { name: 'Actividades de noviembre de 2026' })).toHaveTextContent('De cierre');
});

test('ACT-01 an activity in progress leads to where it runs, for who runs it', async () => {
  const { can } = activityWith({});
  const running = at(7, '2026-11-20', {
    isVisit: false,
    activity_id: null,
    isStarted: true,
    activity: 'Simulacro',
    can: { ...can, start: false, run: true },
  });
  open({ replies: { [AGENDA]: { ...november, activities: [running] } } });
  expect(await screen.findByRole('link', { name: 'Simulacro' })).toHaveAttribute(
    'href',
    '/coach/schools/1/activity/7/start',
  );
});

const card = (name: string) => screen.findByRole('dialog', { name });
const overdue = { status: 'outdated', expired: true } as const;
const cannotStart = { ...activityWith({}).can, start: false };

test('AGE-01 AGE-07 pressing an item opens its card: what it is, and its next act first', async () => {
  const activities = [
    at(2, '2026-11-17', { ...overdue, activity_id: 92, description: 'Sin hacer', can: cannotStart }),
    at(4, '2026-11-20', { activity_id: 101, description: 'De hoy', duration_min: 90 }),
    at(1, '2026-11-10', {
      ...{ isCompleted: true, activity_id: 91, description: 'De cierre' },
      can: { ...cannotStart, editSubject: false, rescheduleSubject: false },
    }),
  ];
  const { user } = open({ replies: { [AGENDA]: { ...november, activities } } });
  const linksOf = async (name: string) => {
    const [chip] = (await screen.findAllByText(name, { exact: false })).filter((text) => text.closest('[data-event]'));
    if (chip) await user.click(chip);
    const dialog = await card(name);
    const links = within(dialog)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    return links;
  };
  const detail = (id: number) => `/coach/schools/1/visits/agenda/detail/${id}`;
  expect(await linksOf('Sin hacer')).toEqual([
    ['Reprogramar', `${detail(92)}?act=reschedule`],
    ['Ver', detail(92)],
  ]);
  expect(await linksOf('De hoy')).toEqual([
    ['Iniciar', '/coach/schools/1/visits/start/101'],
    ['Ver', detail(101)],
  ]);
  expect(await linksOf('De cierre')).toEqual([['Ver', detail(91)]]);
});

test('AGE-01 AGE-07 a mark says the hour and what it is about; its card says when, where and how it stands', async () => {
  const { user, container } = open();
  await dayCell(/^viernes 20 de noviembre de 2026, 1 visita$/);
  const mark = container.querySelector('[data-event="4"]');
  expect(mark).toHaveTextContent('09:00 De hoy');
  if (mark) await user.click(mark);
  const dialog = await card('De hoy');
  for (const fact of ['viernes 20 de noviembre de 2026, 09:00 a 10:00', 'Colegio Sor Juana Inés de la Cruz', 'Visita'])
    expect(within(dialog).getByText(fact)).toBeInTheDocument();
});

test('AGE-02 AGE-07 a row offers its act when it is due, by the verdicts of the server', async () => {
  open({ search: WHOLE });
  const list = await screen.findByRole('group', { name: /Actividades de/ });
  expect(await within(list).findByRole('link', { name: 'Iniciar: De hoy' })).toHaveAttribute(
    'href',
    '/coach/schools/1/visits/start/101',
  );
  expect(within(list).queryByRole('link', { name: /^Editar/ })).not.toBeInTheDocument();
});

test('AGE-01 choosing a day shows its list and goes into the address; the whole month is one press back', async () => {
  const { user, address } = open();
  await user.click(await dayCell(/^martes 17 de noviembre/));
  expect(address()).toBe('/coach/schools/1/agenda?month=2026-11&day=2026-11-17');
  const list = await screen.findByRole('group', { name: 'Actividades del martes 17 de noviembre de 2026' });
  expect(within(list).getByText(/Sin hacer/)).toBeInTheDocument();
  expect(within(list).queryByText('Taller de lectura')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver todo el mes' }));
  expect(address()).toBe('/coach/schools/1/agenda?month=2026-11&day=all');
});

test('AGE-01 a day of the next month shows that month', async () => {
  const { user, address, server } = open({
    replies: { [`${AGENDA}?month=2026-12`]: { ...november, month: '2026-12' } },
  });
  await user.click(await dayCell(/^martes 1 de diciembre/));
  expect(address()).toBe('/coach/schools/1/agenda?month=2026-12&day=2026-12-01');
  await waitFor(() => expect(server.sent.at(-1)?.url).toBe('/bff/coach/schools/1/agenda?month=2026-12'));
});

test('AGE-01 next and previous month: the month before stays and cannot be left while the next loads', async () => {
  let release: (value: unknown) => void = () => undefined;
  const december = { ...november, month: '2026-12', activities: november.activities.slice(5) };
  const { user, address } = open({
    replies: { [`${AGENDA}?month=2026-12`]: () => new Promise((resolve) => (release = resolve)) },
  });
  await dayCell(/^viernes 20 de noviembre de 2026, 1 visita$/);
  await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  expect(address()).toBe('/coach/schools/1/agenda?month=2026-12');
  expect(screen.getByRole('button', { name: 'Mes siguiente' })).toBeDisabled();
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  act(() => release(december));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mes anterior' })).toBeEnabled());
  expect(screen.getByText('Diciembre 2026')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hoy' }));
  expect(address()).toBe('/coach/schools/1/agenda?month=2026-11&day=2026-11-20');
});

test('AGE-01 the list closes and opens, and the address remembers', async () => {
  const { user, address } = open();
  await screen.findByRole('group', { name: /Actividades de/ });
  await user.click(screen.getByRole('button', { name: 'Ocultar lista' }));
  expect(screen.queryByRole('group', { name: /Actividades de/ })).not.toBeInTheDocument();
  expect(address()).toBe('/coach/schools/1/agenda?list=0');
  await user.click(screen.getByRole('button', { name: 'Mostrar lista' }));
  expect(address()).toBe('/coach/schools/1/agenda');
  expect(screen.getByRole('group', { name: /Actividades de/ })).toBeInTheDocument();
});

const view = (name: string) => screen.findByRole('radio', { name });

test('AGE-01 week and day are grids of hours, in the address, with the chosen day', async () => {
  const { user, address } = open({ search: '?month=2026-11&day=2026-11-24' });
  await user.click(await view('Semana'));
  expect(address()).toBe('/coach/schools/1/agenda?view=week&month=2026-11&day=2026-11-24');
  expect(await screen.findByRole('grid', { name: '22–28 de noviembre de 2026' })).toBeInTheDocument();
  const workshop = (await screen.findByText('Taller de lectura')).closest('button');
  expect(workshop).toHaveAccessibleName('09:00 Taller de lectura, Pendiente');
  expect(workshop?.closest('[role="gridcell"]')).toHaveAccessibleName(
    'martes 24 de noviembre de 2026, 09:00, 1 actividad',
  );
  await user.click(screen.getByRole('button', { name: 'Semana siguiente' }));
  expect(address()).toBe('/coach/schools/1/agenda?view=week&month=2026-12&day=2026-12-01');
  await user.click(await view('Día'));
  expect(await screen.findByRole('grid', { name: 'martes 1 de diciembre de 2026' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hoy' }));
  expect(address()).toBe('/coach/schools/1/agenda?view=day&month=2026-11&day=2026-11-20');
  await user.click(await screen.findByText('De hoy'));
  expect(within(await card('De hoy')).getByRole('link', { name: 'Iniciar' })).toBeInTheDocument();
});

test('AGE-01 the view is remembered per person and width; an address that names one comes first', async () => {
  const first = open();
  await first.user.click(await view('Semana'));
  await screen.findByRole('grid', { name: '15–21 de noviembre de 2026' });
  first.unmount();
  const again = open();
  expect(await screen.findByRole('grid', { name: '15–21 de noviembre de 2026' })).toBeInTheDocument();
  again.unmount();
  const asked = open({ search: '?view=month' });
  expect(await screen.findByRole('grid', { name: 'Noviembre 2026' })).toBeInTheDocument();
  asked.unmount();
  const colleague = open({ me: { ...sampleCoach, user: { ...sampleCoach.user, id: 99 } } });
  expect(await screen.findByRole('grid', { name: 'Noviembre 2026' })).toBeInTheDocument();
  colleague.unmount();
  const before = window.innerWidth;
  window.innerWidth = 360;
  open();
  expect(await screen.findByRole('grid', { name: 'Noviembre 2026' })).toBeInTheDocument();
  window.innerWidth = before;
});

test('AGE-02 the list is the month in order; its steps are months', async () => {
  const { user, address } = open({ search: '?view=list' });
  expect(await screen.findByText(/De cierre/)).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Actividades de noviembre de 2026' })).toBeInTheDocument();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  expect(address()).toBe('/coach/schools/1/agenda?view=list&month=2026-12');
});

test('AGE-01 what does not fit in a day of the month opens the day', async () => {
  const crowd = [8, 9, 10, 11, 12].map((hour) =>
    at(hour, '2026-11-20', { time: `${String(hour).padStart(2, '0')}:00`, description: `Visita ${hour}` }),
  );
  const { user, address } = open({ replies: { [AGENDA]: { ...november, activities: crowd } } });
  await user.click(await screen.findByText('+2'));
  expect(address()).toBe('/coach/schools/1/agenda?view=day&month=2026-11&day=2026-11-20');
  expect(await screen.findByText('Visita 12')).toBeInTheDocument();
});

const cellAt = async (name: string) => {
  const cell = (await screen.findByRole('grid')).querySelector(`[data-cell="${name}"]`);
  if (cell === null) throw new Error(`No cell ${name}`);
  return cell;
};

test('AGE-06 VIS-02 an empty cell offers what may be created there, with its day and hour', async () => {
  const { user } = open({ search: '?view=week' });
  await user.click(await cellAt('2026-11-20 16:00'));
  const dialog = await card('Agregar a la agenda');
  expect(dialog).toHaveTextContent('viernes 20 de noviembre de 2026, 16:00');
  expect(
    within(dialog)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Nueva visita', '/coach/schools/1/visits/create?date=2026-11-20&time=16%3A00'],
    ['Nueva actividad', '/coach/schools/1/activity/create?date=2026-11-20&time=16%3A00'],
  ]);
});

test.each([
  ['the past', '?view=week&day=2026-11-16', '2026-11-16 10:00', 'Ese día ya pasó.'],
  [
    'a day outside the cycle',
    '?view=week&day=2027-08-03',
    '2027-08-03 10:00',
    /^Ese día queda fuera del ciclo 2026-2027, que va del \d\d-\d\d-2026 al \d\d-\d\d-2027\.$/,
  ],
])('AGE-06 VIS-02 in %s nothing is offered, and the reason is said', async (_, search, cell, reason) => {
  const { user } = open({ search, replies: { [`${AGENDA}?month=2027-08`]: { ...november, month: '2027-08' } } });
  await user.click(await cellAt(cell));
  const dialog = await card('Aquí no se puede agregar nada');
  expect(within(dialog).getByText(reason)).toBeInTheDocument();
  expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
});

test('AGE-06 VIS-02 n on a day of the month creates there; who only reads is offered nothing', async () => {
  const coach = open();
  const day = await dayCell(/^martes 24 de noviembre/);
  act(() => day.focus());
  await coach.user.keyboard('n');
  expect(within(await card('Agregar a la agenda')).getByRole('link', { name: 'Nueva visita' })).toHaveAttribute(
    'href',
    '/coach/schools/1/visits/create?date=2026-11-24',
  );
  coach.unmount();
  const reader = { ...november, can: { createVisit: false, createActivity: false } };
  const { user } = open({ me: superior, search: '?view=week', replies: { [AGENDA]: reader } });
  await user.click(await cellAt('2026-11-20 16:00'));
  await user.keyboard('n');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('AGE-01 the chosen day goes along when one creates, unless it is past', async () => {
  const { user } = open();
  await user.click(await dayCell(/^martes 24 de noviembre/));
  expect(screen.getByRole('link', { name: 'Nueva actividad' })).toHaveAttribute(
    'href',
    '/coach/schools/1/activity/create?date=2026-11-24',
  );
  await user.click(await dayCell(/^martes 17 de noviembre/));
  expect(screen.getByRole('link', { name: 'Nueva actividad' })).toHaveAttribute(
    'href',
    '/coach/schools/1/activity/create',
  );
});

test('AGE-01 a view that nobody knows and a day that cannot be count as none', async () => {
  open({ search: '?view=año&day=2026-02-31' });
  expect(await screen.findByRole('grid', { name: 'Noviembre 2026' })).toBeInTheDocument();
});

test('AGE-01 Info explains colours and icons, and gives the focus back', async () => {
  const { user } = open();
  const info = await screen.findByRole('button', { name: 'Qué significan los colores y los iconos' });
  await user.click(info);
  const dialog = await screen.findByRole('dialog', { name: 'Colores e iconos de la agenda' });
  expect(within(dialog).getByText('Vencida: pasó su fecha y no se hizo')).toBeInTheDocument();
  expect(within(dialog).getByText('Ya pasó y no se completó')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(info).toHaveFocus());
});

test('UI-02 the calendar goes by keyboard alone', async () => {
  const { user, address } = open();
  const today = await dayCell(/^viernes 20 de noviembre de 2026, 1 visita$/);
  const start = today.matches('button') ? today : (within(today).queryByRole('button') ?? today);
  act(() => start.focus());
  await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
  expect(address()).toBe('/coach/schools/1/agenda?month=2026-11&day=2026-11-24');
  expect(await screen.findByRole('group', { name: /del martes 24 de noviembre/ })).toHaveTextContent(
    'Taller de lectura',
  );
});

test('AGE-01 a coach starts a visit here, or goes on with the draft', async () => {
  open({ replies: { [AGENDA]: { ...november, draft: { state: 'ready', data: { hasDraft: true, id: 77 } } } } });
  expect(await screen.findByRole('link', { name: 'Nueva visita' })).toHaveAttribute(
    'href',
    '/coach/schools/1/visits/create',
  );
  expect(screen.getByRole('link', { name: 'Continuar borrador' })).toHaveAttribute(
    'href',
    '/coach/schools/1/visits/edit/77/draft',
  );
});

test('AGE-01 a draft that could not be checked is told with Retry', async () => {
  const { user, server } = open({
    replies: { [AGENDA]: { ...november, draft: { state: 'unavailable', code: 'server.unavailable' } } },
  });
  expect(await screen.findByText('No se pudo revisar tu borrador de visita')).toBeInTheDocument();
  server.reply({ [AGENDA]: november });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText(/borrador de visita/)).not.toBeInTheDocument());
});

test('AGE-05 a superior sees the same, each item leads to its detail, and nothing starts', async () => {
  open({ me: superior, replies: { [AGENDA]: { ...november, can: { createVisit: false, createActivity: false } } } });
  expect(await screen.findByText('Solo lectura')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Visita escolar' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Nueva visita' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Nueva actividad' })).not.toBeInTheDocument();
});

test('AGE-05 a finished central activity leads a superior to its responses and its detail; others to the detail alone', async () => {
  const central = { status: 'taken', isCompleted: true, isVisit: false, activity_type: 'PfiActivity' } as const;
  const activities = [
    ...november.activities,
    at(31, '2026-11-12', { ...central, activity: 'Jornada de lectura' }),
    at(32, '2026-11-25', { ...central, status: 'pending', isCompleted: false, activity: 'Jornada de arte' }),
  ];
  const abilities = [...superior.abilities, 'survey-response:read' as const];
  open({ search: WHOLE, me: { ...superior, abilities }, replies: { [AGENDA]: { ...november, activities } } });
  const list = await screen.findByRole('group', { name: /Actividades de/ });
  expect(await within(list).findByRole('link', { name: 'Jornada de lectura' })).toHaveAttribute(
    'href',
    '/coach/schools/1/activity/31/detail',
  );
  expect(within(list).getByRole('link', { name: 'Respuestas: Jornada de lectura' })).toHaveAttribute(
    'href',
    '/coach/schools/1/activity/31/survey-responses',
  );
  expect(within(list).getAllByRole('link', { name: /^Respuestas/ })).toHaveLength(1);
});

test('AGE-03 what is pending stands beside the calendar in its parts, the rest on request', async () => {
  const pending = [
    at(21, '2026-11-02', { activity: 'Vencida 1', isVisit: false, expired: true, status: 'outdated' }),
    at(22, '2026-11-03', { activity: 'Vencida 2', isVisit: false, expired: true, status: 'outdated' }),
    at(23, '2026-11-04', { activity: 'Vencida 3', isVisit: false, expired: true, status: 'outdated' }),
    at(24, '2026-11-05', { activity: 'Vencida 4', isVisit: false, expired: true, status: 'outdated' }),
    at(25, '2026-11-20', { activity: 'De hoy', isVisit: false }),
    at(26, '2026-11-30', { activity: 'De fin de mes', isVisit: false, status: 'pending' }),
  ];
  const { user } = open({ replies: { [AGENDA]: { ...november, pending: { state: 'ready', data: pending } } } });
  const list = await screen.findByRole('group', { name: 'Actividades pendientes' });
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Vencidas', 'Próximos 14 días']);
  expect(within(list).queryByText('Vencida 1')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver 1 más' }));
  expect(within(list).getByText('Vencida 1')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver todo el mes' }));
  expect(within(list).getByText('De hoy')).toBeInTheDocument();
});

test('ACT-07 what is to be seen to is counted, and each duty leads to what it names', async () => {
  const duty = {
    school_id: 1,
    title: 'Visita vencida',
    body: 'Visita escolar · Primaria Sol',
    due_at: null,
    date: '2026-11-02',
    severity: 'late',
  };
  const actions = [
    { ...duty, key: 'visit_overdue', url: '/coach/schools/1/visits/agenda/detail/92' },
    { ...duty, key: 'visit_overdue', date: '2026-11-03', url: '/coach/schools/1/visits/agenda/detail/93' },
    { ...duty, key: 'draft_visit_open', severity: 'info', url: '/coach/schools/1/visits/edit/77/draft' },
  ];
  const { user } = open({ replies: { [AGENDA]: { ...november, actions: { state: 'ready', data: actions } } } });
  const duties = await screen.findByRole('list', { name: 'Por atender' });
  const button = within(duties).getByRole('button', { name: '2 visitas vencidas', expanded: false });
  await user.click(button);
  const visits = within(duties).getByRole('list', { name: '2 visitas vencidas' });
  expect(
    within(visits)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['02-11-2026 · Visita escolar · Primaria Sol', '/coach/schools/1/visits/agenda/detail/92'],
    ['03-11-2026 · Visita escolar · Primaria Sol', '/coach/schools/1/visits/agenda/detail/93'],
  ]);
  await user.click(button);
  expect(visits).not.toBeInTheDocument();
  expect(within(duties).getByRole('link', { name: '1 borrador de visita sin publicar' })).toBeInTheDocument();
});

test('AGE-03 pending items that could not be loaded are told with Retry, and the calendar stands', async () => {
  const { user, server } = open({
    replies: { [AGENDA]: { ...november, pending: { state: 'unavailable', code: 'server.unavailable' } } },
  });
  expect(await screen.findByText('No se pudieron cargar los pendientes')).toBeInTheDocument();
  server.reply({ [AGENDA]: november });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No hay nada más pendiente.')).toBeInTheDocument();
});

test('AGE-06 the school has its own agenda, where it adds activities', async () => {
  const { draft: _draft, can: _can, ...month } = november;
  renderScreen(<ScholasticAgendaPage />, {
    me: { ...sampleDirector, abilities: [...sampleDirector.abilities, 'activity:create'] },
    path: '/scholastic/schools/:school_id/agenda',
    route: '/scholastic/schools/1/agenda?day=all',
    replies: { 'GET /bff/scholastic/schools/1/agenda': { ...month, can: { createActivity: true } } },
  });
  expect(await screen.findByRole('link', { name: 'Nueva actividad' })).toHaveAttribute(
    'href',
    '/scholastic/schools/1/activity/create',
  );
  const visits = screen.getAllByRole('link', { name: 'Visita escolar' });
  expect(visits.map((link) => link.getAttribute('href'))).toContain('/scholastic/schools/1/visits/detail/101');
  expect(screen.getByRole('link', { name: 'Reunión' })).toHaveAttribute(
    'href',
    '/scholastic/schools/1/activity/3/detail',
  );
});

test('AGE-02 where the school lives in another zone, its city is named', async () => {
  const school = { ...sampleVisit.school, timezone: 'America/Cancun' };
  open({ replies: { [AGENDA]: { ...november, school, school_today: '2026-11-21' } } });
  expect(await screen.findByText('Horas de Cancún, donde hoy es 21-11-2026')).toBeInTheDocument();
});

test('UI-02 an empty month says so and offers what starts it', async () => {
  open({ search: WHOLE, replies: { [AGENDA]: { ...november, activities: [] } } });
  expect(await screen.findByRole('heading', { name: 'Nada en noviembre de 2026' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Nueva visita' })).toHaveLength(2);
});

test('UI-02 a failed load says so, with Retry', async () => {
  const failure = new Refusal(503, 'server.unavailable', 'El servicio no está disponible por ahora.', {
    request_id: 'r-9',
  });
  const { user, server } = open({ replies: { [AGENDA]: failure } });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('El servicio no está disponible por ahora.');
  expect(alert).toHaveTextContent('Referencia: r-9');
  server.reply({ [AGENDA]: november });
  await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  expect(await dayCell(/^viernes 20 de noviembre de 2026, 1 visita$/)).toBeInTheDocument();
});

test('UI-02 a school that is not hers: forbidden and not found are two pages', async () => {
  const first = open({ replies: { [AGENDA]: new Refusal(403, 'access.refused', 'No tienes permiso.') } });
  expect(await screen.findByRole('heading', { level: 1, name: 'No tienes acceso' })).toBeInTheDocument();
  first.unmount();
  open({ replies: { [AGENDA]: new Refusal(404, 'schools.not-found', 'No encontramos esa escuela.') } });
  expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos esa escuela' })).toBeInTheDocument();
});

test('ACC-07 the agenda in English', async () => {
  open({ search: WHOLE, me: { ...sampleCoach, user: { ...sampleCoach.user, locale: 'en' } } });
  expect(await dayCell(/^Friday, November 20, 2026, 1 visit$/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Last week' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New visit' })).toBeInTheDocument();
});
