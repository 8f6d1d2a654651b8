import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { AGENDA, card, dayCell, itemAt, november, openAgenda, superior } from './testing/open-agenda';

afterEach(() => localStorage.clear());

test('AGE-01 choosing a day shows its list and goes into the address; the whole month is one press back', async () => {
  const { user, address } = openAgenda();
  await user.click(await dayCell(/^martes 17 de noviembre/));
  expect(address()).toBe('/coach/schools/1/agenda?month=2026-11&day=2026-11-17');
  const list = await screen.findByRole('group', { name: 'Actividades del martes 17 de noviembre de 2026' });
  expect(within(list).getByText(/Sin hacer/)).toBeInTheDocument();
  expect(within(list).queryByText('Taller de lectura')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver todo el mes' }));
  expect(address()).toBe('/coach/schools/1/agenda?month=2026-11&day=all');
});

test('AGE-01 a day of the next month shows that month', async () => {
  const { user, address, server } = openAgenda({
    replies: { [`${AGENDA}?month=2026-12`]: { ...november, month: '2026-12' } },
  });
  await user.click(await dayCell(/^martes 1 de diciembre/));
  expect(address()).toBe('/coach/schools/1/agenda?month=2026-12&day=2026-12-01');
  await waitFor(() => expect(server.sent.at(-1)?.url).toBe('/bff/coach/schools/1/agenda?month=2026-12'));
});

test('AGE-01 next and previous month: the month before stays and cannot be left while the next loads', async () => {
  let release: (value: unknown) => void = () => undefined;
  const december = { ...november, month: '2026-12', activities: november.activities.slice(5) };
  const { user, address } = openAgenda({
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
  const { user, address } = openAgenda();
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
  const { user, address } = openAgenda({ search: '?month=2026-11&day=2026-11-24' });
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
  const first = openAgenda();
  await first.user.click(await view('Semana'));
  await screen.findByRole('grid', { name: '15–21 de noviembre de 2026' });
  first.unmount();
  const again = openAgenda();
  expect(await screen.findByRole('grid', { name: '15–21 de noviembre de 2026' })).toBeInTheDocument();
  again.unmount();
  const asked = openAgenda({ search: '?view=month' });
  expect(await screen.findByRole('grid', { name: 'Noviembre 2026' })).toBeInTheDocument();
  asked.unmount();
  const colleague = openAgenda({ me: { ...sampleCoach, user: { ...sampleCoach.user, id: 99 } } });
  expect(await screen.findByRole('grid', { name: 'Noviembre 2026' })).toBeInTheDocument();
  colleague.unmount();
  const before = window.innerWidth;
  window.innerWidth = 360;
  openAgenda();
  expect(await screen.findByRole('grid', { name: 'Noviembre 2026' })).toBeInTheDocument();
  window.innerWidth = before;
});

test('AGE-02 the list is the month in order; its steps are months', async () => {
  const { user, address } = openAgenda({ search: '?view=list' });
  expect(await screen.findByText(/De cierre/)).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Actividades de noviembre de 2026' })).toBeInTheDocument();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  expect(address()).toBe('/coach/schools/1/agenda?view=list&month=2026-12');
});

test('AGE-01 what does not fit in a day of the month opens the day', async () => {
  const crowd = [8, 9, 10, 11, 12].map((hour) =>
    itemAt(hour, '2026-11-20', { time: `${String(hour).padStart(2, '0')}:00`, description: `Visita ${hour}` }),
  );
  const { user, address } = openAgenda({ replies: { [AGENDA]: { ...november, activities: crowd } } });
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
  const { user } = openAgenda({ search: '?view=week' });
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
  const { user } = openAgenda({ search, replies: { [`${AGENDA}?month=2027-08`]: { ...november, month: '2027-08' } } });
  await user.click(await cellAt(cell));
  const dialog = await card('Aquí no se puede agregar nada');
  expect(within(dialog).getByText(reason)).toBeInTheDocument();
  expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
});

test('AGE-06 VIS-02 n on a day of the month creates there; who only reads is offered nothing', async () => {
  const coach = openAgenda();
  const day = await dayCell(/^martes 24 de noviembre/);
  act(() => day.focus());
  await coach.user.keyboard('n');
  expect(within(await card('Agregar a la agenda')).getByRole('link', { name: 'Nueva visita' })).toHaveAttribute(
    'href',
    '/coach/schools/1/visits/create?date=2026-11-24',
  );
  coach.unmount();
  const reader = { ...november, can: { createVisit: false, createActivity: false } };
  const { user } = openAgenda({ me: superior, search: '?view=week', replies: { [AGENDA]: reader } });
  await user.click(await cellAt('2026-11-20 16:00'));
  await user.keyboard('n');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('AGE-01 the chosen day goes along when one creates, unless it is past', async () => {
  const { user } = openAgenda();
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
  openAgenda({ search: '?view=año&day=2026-02-31' });
  expect(await screen.findByRole('grid', { name: 'Noviembre 2026' })).toBeInTheDocument();
});

test('AGE-01 Info explains colours and icons, and gives the focus back', async () => {
  const { user } = openAgenda();
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
  const { user, address } = openAgenda();
  const today = await dayCell(/^viernes 20 de noviembre de 2026, 1 visita$/);
  const start = today.matches('button') ? today : (within(today).queryByRole('button') ?? today);
  act(() => start.focus());
  await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
  expect(address()).toBe('/coach/schools/1/agenda?month=2026-11&day=2026-11-24');
  expect(await screen.findByRole('group', { name: /del martes 24 de noviembre/ })).toHaveTextContent(
    'Taller de lectura',
  );
});
