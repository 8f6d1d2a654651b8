import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import type { Me } from '@ruta/contracts/access/access.schema';
import { activityWith, ownActivityWith, schoolClash } from '@ruta/contracts/agenda/agenda.sample';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { visitWith } from '@ruta/contracts/visits/visit.sample';
import type { AgendaReply } from '../features/agenda/agenda.calls';
import { AgendaPage } from '../features/agenda/pages/AgendaPage';
import { ItemMovers } from '../shared/moving/movers';
import { OFFLINE, Refusal, renderScreen } from '../testing';
import type { Replies } from '../testing';
import { itemMovers } from './item-movers';

afterEach(() => localStorage.clear());

/** Thursday's visit; today is Friday 20 November. */
const visit = visitWith({ date: '2026-11-26', time: '10:00', objective: 'Lectura en voz alta' });
const item = activityWith({ date: visit.date ?? '', time: '10:00', description: visit.objective });
const own = ownActivityWith({ date: '2026-11-26', time: '12:00', activity: 'Junta de academia' });
const { place: _, levels: __, roles: ___, created_by: ____, ...row } = own;

const agendaOf = (activities: AgendaActivity[]): AgendaReply => ({
  ...{ school: visit.school, month: '2026-11', start: '2026-11-01', end: '2026-12-12' },
  ...{ today: '2026-11-20', school_today: '2026-11-20', activities },
  holidays: { state: 'ready', data: [] },
  ...{ pending: { state: 'ready', data: [] }, actions: { state: 'ready', data: [] } },
  ...{ draft: { state: 'ready', data: { hasDraft: false, id: null } } },
  can: { createVisit: true, createActivity: true },
});
const pageOf = (differs: object = {}) => ({
  ...{ visit: { ...visit, ...differs }, today: '2026-11-20', school_today: '2026-11-20', cycle: sampleCoach.cycle },
  record: null,
});
const activityPage = {
  ...{ activity: own, today: '2026-11-20', school_today: '2026-11-20', cycle: sampleCoach.cycle },
  ...{ record: { state: 'unavailable', code: 'server.unavailable' }, can: { writeProof: false } },
  proof: { state: 'ready', data: null },
};
const READ = 'GET /bff/coach/schools/1/visits/101';
const MOVE = 'PUT /api/schools/visits/101/reschedule';
const WHY = 'La directora tiene junta de zona ese día';

interface Opening {
  view?: string;
  replies?: Replies;
  items?: AgendaActivity[];
  me?: Me;
}

function open({ view = 'week', replies = {}, items = [item, row], me = sampleCoach }: Opening = {}) {
  return renderScreen(
    <ItemMovers value={itemMovers}>
      <AgendaPage />
    </ItemMovers>,
    {
      me,
      path: '/coach/schools/:school_id/agenda',
      route: `/coach/schools/1/agenda?view=${view}&month=2026-11&day=2026-11-26`,
      replies: {
        'GET /bff/coach/schools/1/agenda': agendaOf(items),
        [READ]: pageOf(),
        [MOVE]: { data: { ...visit, date: '2026-11-27', revision: 2 }, message: 'Visita reprogramada.' },
        'GET /bff/coach/schools/1/activity/601': activityPage,
        'PUT /api/schools/agenda/601/reschedule': {
          data: { ...own, date: '2026-11-27' },
          message: 'Actividad reprogramada.',
        },
        ...replies,
      },
    },
  );
}
type Opened = ReturnType<typeof open>;

const chip = async (title: string) => {
  const words = await screen.findAllByText(title, { exact: false });
  const mark = words.map((text) => text.closest<HTMLElement>('[data-event]')).find((found) => found !== null);
  if (!mark) throw new Error(`No ${title} in the calendar`);
  return mark;
};
/** Begins to move by the card, and waits until the item is carried. */
async function carry({ user }: Opened, title = visit.objective) {
  await user.click(await chip(title));
  await user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: 'Mover' }));
  await screen.findByText(/Escape: dejar de mover\.$/);
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2026-11-26'));
}
const form = (name = 'Reprogramar visita') => screen.findByRole('dialog', { name });
const sent = ({ server }: Opened, call = MOVE) => server.sentTo(call).map(({ body }) => body);
const values = (dialog: HTMLElement) =>
  ['Nueva fecha', 'Hora'].map((name) =>
    within(within(dialog).getByRole('group', { name }))
      .getAllByRole('spinbutton')
      .map((part) => (part as HTMLInputElement).value)
      .join(' '),
  );
async function submit({ user }: Opened, dialog: HTMLElement) {
  const reason = within(dialog).getByLabelText(/Motivo del cambio/);
  if ((reason as HTMLTextAreaElement).value === '') await user.type(reason, WHY);
  await user.click(within(dialog).getByRole('button', { name: 'Reprogramar' }));
}

test('AGE-06 VIS-01 by keys: Mover in the card, arrows, Enter; the form has day and hour, and sends them with the reason', async () => {
  const opened = open();
  await carry(opened);
  await opened.user.keyboard('{ArrowRight}{ArrowDown}');
  expect(screen.getByText('viernes 27 de noviembre de 2026, 10:15 · Lectura en voz alta')).toBeInTheDocument();
  await opened.user.keyboard('{Enter}');
  const dialog = await form();
  expect(values(dialog)).toEqual(['27 11 2026', '10 15']);
  expect(await axe(dialog)).toHaveNoViolations();
  await submit(opened, dialog);
  expect(await screen.findByText('Visita reprogramada.')).toBeInTheDocument();
  expect(sent(opened)).toEqual([{ date: '2026-11-27', time: '10:15', justification: WHY, revision: visit.revision }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('AGE-06 the form warns of what stands at the new hour already, and lets it be moved', async () => {
  const clash = schoolClash('2026-11-27 16:00:00');
  const opened = open({ replies: { 'GET /api/schools/agenda/clashes': { data: [clash] } } });
  await carry(opened);
  await opened.user.keyboard('{ArrowRight}{Enter}');
  const dialog = await form();
  expect(await within(dialog).findByText('La escuela ya tiene algo a esa hora')).toBeInTheDocument();
  const asked = opened.server.sentTo('GET /api/schools/agenda/clashes').at(-1);
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    ...{ date: '2026-11-27', time: '10:00', moved_type: 'SchoolVisitActivity', moved_id: '101' },
  });
  await submit(opened, dialog);
  expect(await screen.findByText('Visita reprogramada.')).toBeInTheDocument();
});

test('AGE-06 in the month an item keeps its hour; Cancelar leaves it where it is', async () => {
  const opened = open({ view: 'month' });
  await carry(opened);
  await opened.user.keyboard('{ArrowDown}{Enter}');
  const dialog = await form();
  expect(values(dialog)).toEqual(['03 12 2026', '10 00']);
  await opened.user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(opened)).toEqual([]);
});

test('AGE-06 an activity is moved by its own call', async () => {
  const opened = open();
  await carry(opened, 'Junta de academia');
  await opened.user.keyboard('{ArrowRight}{Enter}');
  const dialog = await form('Reprogramar actividad');
  expect(values(dialog)).toEqual(['27 11 2026', '12 00']);
  await submit(opened, dialog);
  expect(await screen.findByText('Actividad reprogramada.')).toBeInTheDocument();
  expect(sent(opened, 'PUT /api/schools/agenda/601/reschedule')).toEqual([
    { date: '2026-11-27', time: '12:00', justification: WHY, revision: own.revision },
  ]);
});

test('AGE-06 a row of the list moves in the form; where nothing may be moved nothing is offered', async () => {
  const opened = open({ view: 'list' });
  await opened.user.click(await screen.findByRole('button', { name: 'Mover: Lectura en voz alta' }));
  expect(values(await form())[1]).toBe('10 00');
  opened.unmount();
  const fixed = { ...item, can: { ...item.can, rescheduleSubject: false } };
  const { user } = open({ items: [fixed] });
  await user.click(await chip(visit.objective));
  expect(within(await screen.findByRole('dialog')).queryByRole('button', { name: 'Mover' })).not.toBeInTheDocument();
  expect(await chip(visit.objective)).not.toHaveAttribute('data-movable');
});

test('AGE-06 AGE-07 an overdue row offers another date once', async () => {
  const late = activityWith({ ...item, date: '2026-11-19', status: 'outdated', expired: true });
  open({ view: 'list', items: [{ ...late, can: { ...late.can, start: false } }] });
  expect(await screen.findByRole('link', { name: 'Reprogramar: Lectura en voz alta' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Mover/ })).not.toBeInTheDocument();
});

test('AGE-03 AGE-06 so does what is pending; beside a calendar it is carried from its day', async () => {
  const agenda = { ...agendaOf([]), pending: { state: 'ready', data: [item] } };
  const replies = { 'GET /bff/coach/schools/1/agenda': agenda };
  const press = async ({ user }: Opened) => {
    const panel = within(await screen.findByRole('region', { name: 'Pendientes' }));
    await user.click(await panel.findByRole('button', { name: 'Mover: Lectura en voz alta' }));
  };
  const opened = open({ view: 'list', replies });
  await press(opened);
  expect(values(await form())[1]).toBe('10 00');
  opened.unmount();
  await press(open({ view: 'month', replies }));
  expect(await screen.findByText('Mover: Lectura en voz alta')).toBeInTheDocument();
});

describe('AGE-06 a place that cannot be is said in a sentence, and nothing changes', () => {
  const cycle = sampleCoach.cycle && { ...sampleCoach.cycle, end_at: '2026-11-27' };
  test.each([
    ['the same date and hour', '{Enter}', 'No se movió. Ya está en esa fecha y hora.'],
    ['the past', '{PageUp}{Enter}', 'No se movió. Ese día ya pasó.'],
    [
      'another cycle',
      '{ArrowRight}{ArrowRight}{Enter}',
      /^No se movió\. Ese día queda fuera del ciclo .* al 27-11-2026\.$/,
    ],
  ])('%s', async (_name, keys, sentence) => {
    const opened = open({ me: { ...sampleCoach, cycle } });
    await carry(opened);
    await opened.user.keyboard(keys);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // The item is still carried.
    expect(screen.getByText('Mover: Lectura en voz alta')).toBeInTheDocument();
    await opened.user.keyboard('{Escape}');
    expect(screen.queryByText('Mover: Lectura en voz alta')).not.toBeInTheDocument();
    expect(opened.server.sentTo(READ)).toEqual([]);
  });

  test('offline: Mover says why not, and so does what is carried already', async () => {
    const opened = open();
    await carry(opened);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await opened.user.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findByText('No se movió. No hay conexión. Podrás mover cuando vuelva.')).toBeInTheDocument();
    await opened.user.keyboard('{Escape}');
    act(() => void window.dispatchEvent(new Event('offline')));
    await opened.user.click(await chip(visit.objective));
    const mover = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mover' });
    expect(mover).toHaveAttribute('aria-disabled', 'true');
    expect(mover).toHaveAccessibleDescription('No hay conexión. Podrás mover cuando vuelva.');
    online.mockRestore();
  });
});

describe('VIS-05 an item that changed meanwhile', () => {
  const put = async (opened: Opened) => {
    await carry(opened);
    await opened.user.keyboard('{ArrowRight}{Enter}');
  };

  test('noticed before sending: both versions are shown, and nothing is sent', async () => {
    const opened = open({ replies: { [READ]: pageOf({ date: '2026-11-30', time: '08:30', revision: 7 }) } });
    await put(opened);
    const dialog = await form();
    expect(within(dialog).getByText('Alguien cambió la fecha mientras tanto')).toBeInTheDocument();
    expect(within(dialog).getByText('27-11-2026 10:00')).toBeInTheDocument();
    expect(within(dialog).getByText('30-11-2026 08:30')).toBeInTheDocument();
    expect(sent(opened)).toEqual([]);
  });

  test('refused with 409: both versions with who saved, the reason stays, and sent again it counts on that version', async () => {
    const current = { ...visit, date: '2026-12-01', time: '09:00', revision: 8 };
    const saved = { by: 'Laura Mendoza', at: '2026-11-20 15:00:00' };
    const message = 'Alguien más guardó cambios en esta visita.';
    const opened = open({ replies: { [MOVE]: new Refusal(409, 'visits.stale', message, { current, saved }) } });
    await put(opened);
    const dialog = await form();
    await submit(opened, dialog);
    expect(await within(dialog).findByText(message)).toBeInTheDocument();
    expect(within(dialog).getByText('La versión de Laura Mendoza')).toBeInTheDocument();
    expect(within(dialog).getByText('01-12-2026 09:00')).toBeInTheDocument();
    expect(within(dialog).getByText('27-11-2026 10:00')).toBeInTheDocument();
    opened.server.reply({ [MOVE]: { data: { ...current, revision: 9 }, message: 'Visita reprogramada.' } });
    await submit(opened, dialog);
    expect(await screen.findByText('Visita reprogramada.')).toBeInTheDocument();
    expect(sent(opened)).toMatchObject([{ revision: visit.revision }, { revision: 8, justification: WHY }]);
  });

  test('that may no longer be moved, or cannot be read, is told', async () => {
    const opened = open({ replies: { [READ]: pageOf({ can: { ...visit.can, reschedule: false } }) } });
    await put(opened);
    expect(await form('No se puede mover')).toHaveTextContent('Cambió mientras tanto y ya no se puede mover.');
    opened.unmount();
    const cut = open({ replies: { [READ]: OFFLINE } });
    await put(cut);
    const dialog = await form('No se puede mover');
    expect(dialog).toHaveTextContent('No hay conexión.');
    cut.server.reply({ [READ]: pageOf() });
    await cut.user.click(within(dialog).getByRole('button', { name: 'Reintentar' }));
    expect(values(await form())).toEqual(['27 11 2026', '10 00']);
  });
});

test('AGE-06 dragged to another day and hour, it opens the same form', async () => {
  const [day, hour] = [100, 60];
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { day: on, time, event } = (this as HTMLElement).dataset;
    if (event !== undefined) return new DOMRect(4 * day, 4 * hour, day, hour);
    if (on !== undefined && time !== undefined)
      return new DOMRect((Number(on.slice(8)) - 22) * day, (Number(time.slice(0, 2)) - 6) * hour, day, hour);
    if (this.hasAttribute('role') || this.parentElement?.hasAttribute('data-head')) return new DOMRect(0, 0, 0, 0);
    return new DOMRect(0, 0, 7 * day, 15 * hour);
  });
  open();
  const mark = await chip(visit.objective);
  await waitFor(() => expect(mark).toHaveAttribute('data-movable'));
  fireEvent(mark, new MouseEvent('pointerdown', { bubbles: true, clientX: 450, clientY: 4 * hour + 5 }));
  fireEvent(window, new MouseEvent('pointermove', { clientX: 550, clientY: 5.5 * hour + 5 }));
  expect(await screen.findByText('viernes 27 de noviembre de 2026, 11:30 · Lectura en voz alta')).toBeInTheDocument();
  fireEvent(window, new MouseEvent('pointerup', { clientX: 550, clientY: 5.5 * hour + 5 }));
  expect(values(await form())).toEqual(['27 11 2026', '11 30']);
});
