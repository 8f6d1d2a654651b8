import { screen, waitFor, within } from '@testing-library/react';
import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import { activityWith } from '@ruta/contracts/agenda/agenda.sample';
import { sampleVisit } from '@ruta/contracts/visits/visit.sample';
import { Refusal, renderScreen } from '../../testing';
import { ScholasticAgendaPage } from './pages/ScholasticAgendaPage';
import { AGENDA, card, dayCell, itemAt, november, openAgenda, superior, WHOLE } from './testing/open-agenda';

afterEach(() => localStorage.clear());

test('AGE-01 the month is a grid of days that tell what they hold', async () => {
  openAgenda();
  expect(await screen.findByRole('heading', { level: 1, name: 'Agenda' })).toBeInTheDocument();
  expect(await screen.findByText('Colegio Sor Juana Inés de la Cruz')).toBeInTheDocument();
  expect(screen.getByText('Noviembre 2026')).toBeInTheDocument();
  expect(await dayCell(/^viernes 20 de noviembre de 2026, 1 visita$/)).toBeInTheDocument();
  expect(await dayCell(/^martes 17 de noviembre de 2026, 1 vencida$/)).toBeInTheDocument();
  expect(await dayCell(/^jueves 12 de noviembre de 2026, sin actividades$/)).toBeInTheDocument();
  expect(document.title).toBe('Agenda, Colegio Sor Juana Inés de la Cruz · Ruta');
});

test('AGE-02 the list of the month stands under relative words; the next month is not in it', async () => {
  openAgenda({ search: WHOLE });
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
  openAgenda({ search: WHOLE });
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
    itemAt(2, '2026-11-19', { description: 'En Hermosillo', expired: false, status: 'pending' }),
    itemAt(3, '2026-11-20', { description: 'En Cancún', expired: true, status: 'outdated' }),
  ];
  openAgenda({ search: WHOLE, replies: { [AGENDA]: { ...november, activities } } });
  const list = await screen.findByRole('group', { name: /Actividades de/ });
  await within(list).findByText(/En Hermosillo/);
  const momentOf = (detail: RegExp) =>
    within(list).getByText(detail).closest('[data-moment]')?.getAttribute('data-moment');
  expect(momentOf(/En Hermosillo/)).toBe('upcoming');
  expect(momentOf(/En Cancún/)).toBe('past');
});

test('ACC-07 AGE-07 a visit is called so in the reader’s language; what people named keeps its name', async () => {
  openAgenda({ search: WHOLE, me: { ...sampleCoach, user: { ...sampleCoach.user, locale: 'en' } } });
  expect(await screen.findAllByRole('link', { name: 'School visit' })).toHaveLength(3);
  expect(screen.queryByText('Visita escolar')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Taller de lectura' })).toBeInTheDocument();
});

test('AGE-01 one enters at today, and the whole month is one press away', async () => {
  const { user } = openAgenda();
  const list = await screen.findByRole('group', { name: 'Actividades del viernes 20 de noviembre de 2026' });
  expect(await within(list).findByText('Visita escolar')).toBeInTheDocument();
  expect(within(list).queryByText(/De cierre/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver todo el mes' }));
  expect(await screen.findByRole('group', { name: 'Actividades de noviembre de 2026' })).toHaveTextContent('De cierre');
});

test('ACT-01 an activity in progress leads to where it runs, for who runs it', async () => {
  const { can } = activityWith({});
  const running = itemAt(7, '2026-11-20', {
    isVisit: false,
    activity_id: null,
    isStarted: true,
    activity: 'Simulacro',
    can: { ...can, start: false, run: true },
  });
  openAgenda({ replies: { [AGENDA]: { ...november, activities: [running] } } });
  expect(await screen.findByRole('link', { name: 'Simulacro' })).toHaveAttribute(
    'href',
    '/coach/schools/1/activity/7/start',
  );
});

const overdue = { status: 'outdated', expired: true } as const;
const cannotStart = { ...activityWith({}).can, start: false };

test('AGE-01 AGE-07 pressing an item opens its card: what it is, and its next act first', async () => {
  const activities = [
    itemAt(2, '2026-11-17', { ...overdue, activity_id: 92, description: 'Sin hacer', can: cannotStart }),
    itemAt(4, '2026-11-20', { activity_id: 101, description: 'De hoy', duration_min: 90 }),
    itemAt(1, '2026-11-10', {
      ...{ isCompleted: true, activity_id: 91, description: 'De cierre' },
      can: { ...cannotStart, editSubject: false, rescheduleSubject: false },
    }),
  ];
  const { user } = openAgenda({ replies: { [AGENDA]: { ...november, activities } } });
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
  const { user, container } = openAgenda();
  await dayCell(/^viernes 20 de noviembre de 2026, 1 visita$/);
  const mark = container.querySelector('[data-event="4"]');
  expect(mark).toHaveTextContent('09:00 De hoy');
  if (mark) await user.click(mark);
  const dialog = await card('De hoy');
  for (const fact of ['viernes 20 de noviembre de 2026, 09:00 a 10:00', 'Colegio Sor Juana Inés de la Cruz', 'Visita'])
    expect(within(dialog).getByText(fact)).toBeInTheDocument();
});

test('AGE-02 AGE-07 a row offers its act when it is due, by the verdicts of the server', async () => {
  openAgenda({ search: WHOLE });
  const list = await screen.findByRole('group', { name: /Actividades de/ });
  expect(await within(list).findByRole('link', { name: 'Iniciar: De hoy' })).toHaveAttribute(
    'href',
    '/coach/schools/1/visits/start/101',
  );
  expect(within(list).queryByRole('link', { name: /^Editar/ })).not.toBeInTheDocument();
});

test('AGE-01 a coach starts a visit here, or goes on with the draft', async () => {
  openAgenda({ replies: { [AGENDA]: { ...november, draft: { state: 'ready', data: { hasDraft: true, id: 77 } } } } });
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
  const { user, server } = openAgenda({
    replies: { [AGENDA]: { ...november, draft: { state: 'unavailable', code: 'server.unavailable' } } },
  });
  expect(await screen.findByText('No se pudo revisar tu borrador de visita')).toBeInTheDocument();
  server.reply({ [AGENDA]: november });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText(/borrador de visita/)).not.toBeInTheDocument());
});

test('AGE-05 a superior sees the same, each item leads to its detail, and nothing starts', async () => {
  openAgenda({
    me: superior,
    replies: { [AGENDA]: { ...november, can: { createVisit: false, createActivity: false } } },
  });
  expect(await screen.findByText('Solo lectura')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Visita escolar' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Nueva visita' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Nueva actividad' })).not.toBeInTheDocument();
});

test('AGE-05 a finished central activity leads a superior to its responses and its detail; others to the detail alone', async () => {
  const central = { status: 'taken', isCompleted: true, isVisit: false, activity_type: 'PfiActivity' } as const;
  const activities = [
    ...november.activities,
    itemAt(31, '2026-11-12', { ...central, activity: 'Jornada de lectura' }),
    itemAt(32, '2026-11-25', { ...central, status: 'pending', isCompleted: false, activity: 'Jornada de arte' }),
  ];
  const abilities = [...superior.abilities, 'survey-response:read' as const];
  openAgenda({ search: WHOLE, me: { ...superior, abilities }, replies: { [AGENDA]: { ...november, activities } } });
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
    itemAt(21, '2026-11-02', { activity: 'Vencida 1', isVisit: false, expired: true, status: 'outdated' }),
    itemAt(22, '2026-11-03', { activity: 'Vencida 2', isVisit: false, expired: true, status: 'outdated' }),
    itemAt(23, '2026-11-04', { activity: 'Vencida 3', isVisit: false, expired: true, status: 'outdated' }),
    itemAt(24, '2026-11-05', { activity: 'Vencida 4', isVisit: false, expired: true, status: 'outdated' }),
    itemAt(25, '2026-11-20', { activity: 'De hoy', isVisit: false }),
    itemAt(26, '2026-11-30', { activity: 'De fin de mes', isVisit: false, status: 'pending' }),
  ];
  const { user } = openAgenda({ replies: { [AGENDA]: { ...november, pending: { state: 'ready', data: pending } } } });
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
  const { user } = openAgenda({ replies: { [AGENDA]: { ...november, actions: { state: 'ready', data: actions } } } });
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
  const { user, server } = openAgenda({
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
  openAgenda({ replies: { [AGENDA]: { ...november, school, school_today: '2026-11-21' } } });
  expect(await screen.findByText('Horas de Cancún, donde hoy es 21-11-2026')).toBeInTheDocument();
});

test('UI-02 an empty month says so and offers what starts it', async () => {
  openAgenda({ search: WHOLE, replies: { [AGENDA]: { ...november, activities: [] } } });
  expect(await screen.findByRole('heading', { name: 'Nada en noviembre de 2026' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Nueva visita' })).toHaveLength(2);
});

test('UI-02 a failed load says so, with Retry', async () => {
  const failure = new Refusal(503, 'server.unavailable', 'El servicio no está disponible por ahora.', {
    request_id: 'r-9',
  });
  const { user, server } = openAgenda({ replies: { [AGENDA]: failure } });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('El servicio no está disponible por ahora.');
  expect(alert).toHaveTextContent('Referencia: r-9');
  server.reply({ [AGENDA]: november });
  await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  expect(await dayCell(/^viernes 20 de noviembre de 2026, 1 visita$/)).toBeInTheDocument();
});

test('UI-02 a school that is not hers: forbidden and not found are two pages', async () => {
  const first = openAgenda({ replies: { [AGENDA]: new Refusal(403, 'access.refused', 'No tienes permiso.') } });
  expect(await screen.findByRole('heading', { level: 1, name: 'No tienes acceso' })).toBeInTheDocument();
  first.unmount();
  openAgenda({ replies: { [AGENDA]: new Refusal(404, 'schools.not-found', 'No encontramos esa escuela.') } });
  expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos esa escuela' })).toBeInTheDocument();
});

test('ACC-07 the agenda in English', async () => {
  openAgenda({ search: WHOLE, me: { ...sampleCoach, user: { ...sampleCoach.user, locale: 'en' } } });
  expect(await dayCell(/^Friday, November 20, 2026, 1 visit$/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Last week' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New visit' })).toBeInTheDocument();
});
