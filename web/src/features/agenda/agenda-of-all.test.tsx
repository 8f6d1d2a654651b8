import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import type { Me } from '@ruta/contracts/access/access.schema';
import { activityWith, agendaOfAllOn, sampleAgendaSchools } from '@ruta/contracts/agenda/agenda.sample';
import type { AgendaOfAll } from '@ruta/contracts/agenda/agenda.screens';
import { Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { AgendaOfAllPage } from './pages/AgendaOfAllPage';
import { originsOf } from './origins-of';

afterEach(() => localStorage.clear());

const CALL = 'GET /bff/coach/agenda';
const TODAY = '2026-11-20';
const [juarez, sorJuana] = sampleAgendaSchools;
if (!juarez || !sorJuana) throw new Error('The sample has two schools');
const of = ({ id, name, timezone }: typeof juarez, differs: Parameters<typeof activityWith>[0]) =>
  activityWith({ school_id: id, school: { id, name, timezone }, ...differs });
const items = [
  of(juarez, { id: 1, time: '08:00', activity_id: 101, description: 'Observar 2.º A' }),
  of(sorJuana, { id: 2, time: '10:00', activity_id: 102, description: 'Observar 3.º B' }),
];
const shown = (differs: Partial<AgendaOfAll> = {}) => agendaOfAllOn(TODAY, items, differs);
const superior: Me = {
  ...sampleCoach,
  role: 'COACH_CORD',
  roles: ['COACH_CORD'],
  abilities: sampleCoach.abilities.filter((ability) => !['visit:write', 'visit:run', 'activity:run'].includes(ability)),
};

const open = ({ replies = {}, search = '', me = sampleCoach }: { replies?: Replies; search?: string; me?: Me } = {}) =>
  renderScreen(<AgendaOfAllPage />, {
    me,
    path: '/coach/agenda',
    route: `/coach/agenda${search}`,
    replies: { [CALL]: shown(), ...replies },
  });
const asked = (page: ReturnType<typeof open>) =>
  page.server.sentTo(CALL).map(({ query }) => decodeURIComponent(query.toString()));
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

describe('AGE-01 the agenda of all schools', () => {
  test('AGE-01 shows the items of every school, each with its mark and, in the list, its name', async () => {
    open();
    expect(await screen.findByText('Todas mis escuelas')).toBeInTheDocument();
    const day = await screen.findByRole('gridcell', { name: /^viernes 20 de noviembre de 2026, 2 visitas/ });
    expect(day).toHaveTextContent(/EBJ.*08:00 Observar 2.º A.*CSJI.*10:00 Observar 3.º B/);
    const list = screen.getByRole('group', { name: /Actividades del viernes 20/ });
    expect(within(list).getByText(/Escuela Benito Juárez/)).toHaveTextContent(/^EBJ Escuela Benito Juárez/);
    expect(screen.getByText('Las horas son las de cada escuela')).toBeInTheDocument();
  });

  test('AGE-01 week, day and list are the same views, and keep what is chosen in the address', async () => {
    const page = open({ search: '?school_ids=2' });
    await screen.findByRole('grid');
    await page.user.click(screen.getByRole('radio', { name: 'Semana' }));
    expect(page.address()).toBe('/coach/agenda?view=week&school_ids=2');
    expect(await screen.findByRole('button', { name: /^EBJ 08:00 Observar 2.º A/ })).toBeInTheDocument();
  });

  test('AGE-01 an item opens its card with its school and its next act', async () => {
    const page = open({ search: '?view=week' });
    await page.user.click(await screen.findByRole('button', { name: /^EBJ 08:00/ }));
    const card = await screen.findByRole('dialog', { name: 'Observar 2.º A' });
    expect(within(card).getByText('Escuela Benito Juárez')).toBeInTheDocument();
    expect(within(card).getByRole('link', { name: 'Iniciar' })).toHaveAttribute(
      'href',
      '/coach/schools/2/visits/start/101',
    );
  });
});

describe('AGE-05 what is chosen', () => {
  test('AGE-05 a school is left out by its box; the choice is in the address and remembered for the person', async () => {
    const page = open();
    await page.user.click(await box(/^CSJI Colegio Sor Juana/));
    expect(page.address()).toBe('/coach/agenda?school_ids=2');
    await waitFor(() => expect(asked(page).at(-1)).toBe('school_ids=2'));
    page.unmount();
    const again = open();
    expect(await box(/^CSJI/)).not.toBeChecked();
    expect(asked(again)).toEqual(['school_ids=2']);
    await again.user.click(await box(/^CSJI/));
    await waitFor(() => expect(asked(again).at(-1)).toBe(''));
    expect(again.address()).toBe('/coach/agenda');
  });

  test('AGE-05 a superior narrows by coach, reads, and is offered nothing to create', async () => {
    const irma = { id: 9, fullname: 'Irma Solís' };
    const branch = shown({
      schools: [{ ...juarez, coach: irma }, sorJuana],
      can: { createVisit: false, createActivity: false },
    });
    const page = open({ me: superior, replies: { [CALL]: branch } });
    await page.user.click(await screen.findByRole('button', { name: /Todos los coaches/ }));
    await page.user.click(await screen.findByRole('option', { name: 'Irma Solís' }));
    expect(page.address()).toBe('/coach/agenda?coach_id=9');
    await waitFor(() => expect(asked(page).at(-1)).toBe('coach_id=9'));
    expect(screen.queryByRole('button', { name: 'Agregar' })).not.toBeInTheDocument();
    await page.user.keyboard('n');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    ['schools', 'Elige qué escuelas ver'],
    ['items', 'Son demasiadas actividades para un mes'],
  ] as const)('AGE-05 too many %s: it says what to narrow', async (narrow, title) => {
    open({ replies: { [CALL]: shown({ narrow, activities: [] }) } });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  test('AGE-05 many schools are chosen in a dialog, found by name or mark, at most fifty', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...sorJuana, id: at + 10, name: `Primaria ${at + 1}` }));
    const fifty = many.slice(0, 50).map(({ id }) => id);
    const page = open({ search: `?school_ids=${fifty.join(',')}`, replies: { [CALL]: shown({ schools: many }) } });
    await page.user.click(await screen.findByRole('button', { name: 'Escuelas: 50 de 60' }));
    const dialog = await screen.findByRole('dialog', { name: 'Elegir escuelas' });
    await page.user.type(within(dialog).getByRole('searchbox'), '60');
    await page.user.click(await within(dialog).findByRole('checkbox', { name: /Primaria 60/ }));
    expect(within(dialog).getByRole('status')).toHaveTextContent('Elige hasta 50 escuelas.');
    expect(within(dialog).getByRole('button', { name: 'Ver estas' })).toBeDisabled();
    await page.user.clear(within(dialog).getByRole('searchbox'));
    await page.user.click(await within(dialog).findByRole('checkbox', { name: /Primaria 1$/ }));
    await page.user.click(within(dialog).getByRole('button', { name: 'Ver estas' }));
    await waitFor(() => expect(asked(page).at(-1)).toBe(`school_ids=${[...fifty.slice(1), 69].join(',')}`));
  });
});

describe('AGE-06 creating', () => {
  test('AGE-06 asks for the school first, then leads to its form with day and hour', async () => {
    const page = open({ search: '?view=week' });
    await screen.findByRole('button', { name: /^EBJ 08:00/ });
    const cell = page.container.querySelector<HTMLElement>(`[data-today][data-time="15:00"]`);
    act(() => cell?.focus());
    await page.user.keyboard('n');
    const dialog = await screen.findByRole('dialog', { name: 'Agregar a la agenda' });
    expect(within(dialog).getByText(/viernes 20 de noviembre de 2026, 15:00/)).toBeInTheDocument();
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
    await page.user.type(within(dialog).getByRole('combobox', { name: /Escuela/ }), 'Benito');
    await page.user.click(await screen.findByRole('option', { name: /Benito/ }));
    expect(await within(dialog).findByRole('link', { name: 'Nueva visita' })).toHaveAttribute(
      'href',
      '/coach/schools/2/visits/create?date=2026-11-20&time=15%3A00',
    );
  });

  test('AGE-06 with one school in sight it is chosen; a day that is over there is refused with the reason', async () => {
    const one = { schools: [juarez] };
    const page = open({ search: '?view=week&day=2026-11-19', replies: { [CALL]: shown(one) } });
    await screen.findByRole('button', { name: /^EBJ 08:00/ });
    act(() => page.container.querySelector<HTMLElement>(`[data-time="15:00"]`)?.focus());
    await page.user.keyboard('n');
    const dialog = await screen.findByRole('dialog', { name: 'Agregar a la agenda' });
    expect(within(dialog).getByText('Ese día ya pasó.')).toBeInTheDocument();
  });
});

test('AGE-01 a failure offers Retry', async () => {
  open({ replies: { [CALL]: new Refusal(503, 'server.unavailable', 'Intenta de nuevo.') } });
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});

test('AGE-01 a refusal says so', async () => {
  open({ replies: { [CALL]: new Refusal(403, 'access.refused', 'No tienes permiso.') } });
  expect(await screen.findByRole('heading', { level: 1, name: 'No tienes acceso' })).toBeInTheDocument();
});

test('AGE-01 who has no schools reads that', async () => {
  open({ replies: { [CALL]: shown({ schools: [], activities: [] }) } });
  expect(await screen.findByRole('heading', { name: 'Todavía no tienes escuelas' })).toBeInTheDocument();
});

test('AGE-01 every school has a code of its own; colours repeat', () => {
  const names = ['Colegio Sor Juana', 'Centro San José', 'Primaria 20 de Noviembre', 'Ñandú', '—', '…'];
  const schools = [...names, ...names, ...names].map((name, id) => ({ id, name }));
  const codes = [...originsOf(schools).values()].map(({ code }) => code);
  expect(codes.slice(0, 6)).toEqual(['CSJ', 'CSJ2', 'P20N', 'N', '?', '?2']);
  expect(new Set(codes).size).toBe(schools.length);
  expect([...originsOf(schools).values()].map(({ series }) => series).slice(7, 9)).toEqual([8, 1]);
});
