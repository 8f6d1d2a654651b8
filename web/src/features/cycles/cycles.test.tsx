import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import {
  cycleWith,
  preparedCycle,
  sampleCycles,
  samplePeriods,
  samplePreparation,
  startedCycle,
} from '@ruta/contracts/cycles/cycle.sample';
import { sampleSchoolsCount } from '@ruta/contracts/hierarchy/hierarchy.sample';
import { holidayWith } from '@ruta/contracts/holidays/holiday.sample';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import { dialogInFront } from '../../testing/in-front';
import { versionOf } from './cycle-version';
import { CycleListPage } from './pages/CycleListPage';
import { openCycle } from './testing/cycle-walk';

const LIST = 'GET /bff/admin/school-cycles';
const COUNT = 'GET /api/schools-hierarchy/count';
const REPORT = 'GET /bff/admin/school-cycles/3/prepare';
const page = (data = sampleCycles, total = data.length) => ({
  cycles: { data, page: 1, size: 10, total, pages: Math.ceil(total / 10), count: data.length },
  can: { create: true },
});
const open = (reply: unknown = page(), route = '/admin/school-cycles') =>
  renderScreen(<CycleListPage />, {
    me: sampleAdministrator,
    path: '/admin/school-cycles',
    route,
    replies: { [LIST]: reply },
  });

describe('CYC-01 the list', () => {
  test('CYC-01 each cycle with its dates and its state, and a way to a new one', async () => {
    open();
    const rows = within(await screen.findByRole('row', { name: /2026-2027/ }));
    for (const text of ['31-08-2026', '15-07-2027', 'Iniciado']) expect(rows.getByText(text)).toBeInTheDocument();
    expect(rows.getByRole('link', { name: '2026-2027' })).toHaveAttribute('href', '/admin/school-cycles/3');
    expect(screen.getByText('Sin preparar')).toBeInTheDocument();
    expect(screen.getByText('Finalizado')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Crear ciclo' })).toHaveAttribute('href', '/admin/school-cycles/new');
  });

  test('UI-02 empty, beyond the end, failed, forbidden', async () => {
    const empty = open(page([]));
    expect(await screen.findByText('Todavía no hay ciclos')).toBeInTheDocument();
    empty.unmount();
    const beyond = open(page([], 12), '/admin/school-cycles?page=3');
    expect(await screen.findByText('Esta página ya no tiene ciclos')).toBeInTheDocument();
    beyond.unmount();
    const failed = open(OFFLINE);
    failed.server.reply({ [LIST]: page() });
    await failed.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('row', { name: /2026-2027/ })).toBeInTheDocument();
    failed.unmount();
    open(new Refusal(403, 'access.refused', 'No tienes permiso.'));
    expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeInTheDocument();
  });
});

test('CYC-05 a prepared cycle counts its schools and leads to its hierarchy; one that is not prepared has none', async () => {
  const early = openCycle(cycleWith({}));
  await screen.findByRole('button', { name: 'Preparar datos' });
  expect(screen.queryByRole('link', { name: 'Ver jerarquía' })).toBeNull();
  early.unmount();
  const on = openCycle(preparedCycle(), { [COUNT]: OFFLINE });
  expect(await screen.findByRole('link', { name: 'Ver jerarquía' })).toHaveAttribute(
    'href',
    '/school-cycles/3/prepare-hierarchy',
  );
  on.server.reply({ [COUNT]: { data: sampleSchoolsCount } });
  await on.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  for (const [term, count] of [
    ['Incluidas', '14'],
    ['Con equipo completo', '12'],
    ['Incompletas', '2'],
    ['Excluidas', '1'],
  ] as const)
    expect((await screen.findByText(term)).nextElementSibling).toHaveTextContent(count);
  expect(screen.getByRole('link', { name: '2' })).toHaveAttribute(
    'href',
    '/school-cycles/3/prepare-hierarchy?incomplete=1',
  );
});

describe('CYC-01 the form', () => {
  test('CYC-01 period, start and end are required, the start strictly before the end; nothing is sent before', async () => {
    const on = openCycle(null);
    await screen.findByRole('button', { name: 'Crear ciclo' });
    await on.press('Crear ciclo');
    expect(screen.getByText('Elige un periodo.')).toBeInTheDocument();
    expect(screen.getAllByText('Elige una fecha.')).toHaveLength(2);
    await on.write({ periodId: 5, startAt: '2027-07-15', endAt: '2027-07-15' });
    await on.press('Crear ciclo');
    expect(screen.getByText('El fin debe ser posterior al inicio.')).toBeInTheDocument();
    expect(on.server.sentTo('POST /api/school-cycles')).toEqual([]);
  });

  test('CYC-01 a refusal of create is told in the snackbar, and beside its field; the form keeps what was written', async () => {
    const on = openCycle(null);
    await screen.findByRole('button', { name: 'Crear ciclo' });
    on.server.reply({
      'POST /api/school-cycles': new Refusal(409, 'cycles.period-taken', 'Ese periodo ya tiene un ciclo.'),
    });
    await on.write({ periodId: 5, startAt: '2026-08-31', endAt: '2027-07-15' });
    await on.press('Crear ciclo');
    expect(await screen.findByText('Ese periodo ya tiene un ciclo.')).toBeInTheDocument();
    expect(on.server.sentTo('POST /api/school-cycles')[0]?.body).toEqual({
      ...{ period_id: 5, start_at: '2026-08-31', end_at: '2027-07-15', min_group: 5 },
    });
    expect(screen.getByRole('button', { name: 'Crear ciclo' })).toBeEnabled();
  });

  test('VC-06 the calendars name the days without pupils of all schools, not those of single states', async () => {
    const days = { start_at: '2026-09-16', end_at: '2026-09-16' };
    const { meta } = holidayWith({ id: 1 });
    const on = openCycle(preparedCycle({ start_at: '2026-09-01' }), {
      'GET /api/holidays': {
        data: [
          holidayWith({ id: 1, ...days, name: 'Independencia', meta: { ...meta, scope: 'national', confirmed: true } }),
          holidayWith({ id: 2, ...days, name: 'Fiesta de Jalisco', meta: { ...meta, scope: 'state', states: [14] } }),
        ],
      },
    });
    await screen.findByRole('button', { name: 'Editar datos' });
    await on.press('Editar datos');
    const start = within(await screen.findByRole('group', { name: /^Inicio/ }));
    await on.user.click(start.getByRole('button'));
    expect(await screen.findByText(/Independencia/)).toBeInTheDocument();
    expect(screen.queryByText(/Fiesta de Jalisco/)).toBeNull();
    expect(on.server.sentTo('GET /api/holidays')[0]?.query.get('from')).toBe('2026-09-01');
  });

  test('CYC-01 a period that is not there yet is added by its first year, and chosen', async () => {
    const on = openCycle(null);
    const added = { id: 7, name: '2028-2029', start_year: 2028, end_year: 2029 };
    on.server.reply({ 'POST /api/periods': { data: added, message: 'Periodo agregado.' } });
    await on.user.click(await screen.findByRole('button', { name: 'Agregar periodo' }));
    await screen.findByRole('dialog', { name: 'Agregar un periodo' });
    expect(dialogInFront().getByText('Se llamará 2028-2029.')).toBeInTheDocument();
    on.server.reply({ 'GET /bff/admin/school-cycles/new': { periods: [added, ...samplePeriods] } });
    await on.reply('Agregar');
    expect(on.server.sentTo('POST /api/periods')[0]?.body).toEqual({ start_year: 2028 });
    expect(await screen.findByRole('button', { name: /2028-2029/ })).toBeInTheDocument();
  });
});

describe('CYC-03 one cycle', () => {
  test('CYC-03 the dry run names what is copied, what not and why, and what stays incomplete', async () => {
    const on = openCycle(cycleWith({}));
    expect(await screen.findByText(/Se copia del ciclo 2025-2026/)).toBeInTheDocument();
    await on.press(/^No se copia/);
    expect(screen.getByText('Escuela Los Sauces: la escuela está cerrada')).toBeVisible();
    expect(screen.getByText('Instituto Jacaranda, coach: Hugo Salas Ortega, cuenta eliminada')).toBeVisible();
    await on.press(/^Quedan incompletas/);
    expect(screen.getByText('Instituto Jacaranda: falta coordinación, coach')).toBeVisible();
    await on.press(/^Cierres/);
    expect(screen.getByText(/^Cierre del DPI: no se copia/)).toBeVisible();
  });

  test('UI-02 a dry run that fails is tried again; the rest of the page is there', async () => {
    const on = openCycle(cycleWith({}), { [REPORT]: OFFLINE });
    await screen.findByRole('heading', { level: 1, name: 'Ciclo 2026-2027' });
    on.server.reply({ [REPORT]: { preparation: samplePreparation } });
    await on.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(/Se copia del ciclo 2025-2026/)).toBeInTheDocument();
  });

  test('CYC-03 a refusal of start is told in the snackbar, and the cycle stays prepared', async () => {
    const on = openCycle(preparedCycle());
    on.server.reply({
      'PUT /api/school-cycles/3/start': new Refusal(409, 'cycles.other-started', 'Hay otro ciclo en curso.'),
    });
    await screen.findByRole('button', { name: 'Iniciar ciclo' });
    await on.press('Iniciar ciclo');
    await on.reply('Iniciar ciclo');
    expect(await screen.findByRole('alertdialog', { name: 'Hay otro ciclo en curso.' })).toHaveAttribute(
      'data-tone',
      'danger',
    );
    expect(on.server.sentTo('PUT /api/school-cycles/3/start')[0]?.body).toEqual({ revision: 2 });
    expect(screen.getByRole('button', { name: 'Iniciar ciclo' })).toBeEnabled();
  });

  test('CYC-03 finish says which cycle and version one saw', async () => {
    const on = openCycle(startedCycle());
    await screen.findByRole('button', { name: 'Finalizar ciclo' });
    await on.press('Finalizar ciclo');
    await on.reply('Finalizar ciclo');
    await waitFor(() => expect(on.server.sentTo('DELETE /api/school-cycles/finish')).toHaveLength(1));
    expect(on.server.sentTo('DELETE /api/school-cycles/finish')[0]?.url).toBe(
      '/api/school-cycles/finish?cycle_id=3&revision=2',
    );
  });

  test('CYC-02 a diagnostic that has closed says why it does not change; a past day is not sent', async () => {
    const on = openCycle(startedCycle({ dpiClosure: { start_at: '2026-08-31', end_at: '2026-11-19' } }));
    const button = await screen.findByRole('button', { name: 'Cambiar: Cierre del DPI' });
    expect(button).toHaveAccessibleDescription('El diagnóstico ya cerró y su cierre no cambia.');
    await on.press('Cambiar: Cierre del PFP');
    await screen.findByRole('dialog', { name: 'Fijar el cierre del PFP' });
    await on.writeDay('2026-11-19');
    expect(await dialogInFront().findAllByText('El cierre debe ser hoy o después.')).not.toEqual([]);
    expect(on.server.sentTo('PUT /api/school-cycles/3/pfp/set-limit')).toEqual([]);
  });

  test('CYC-01 CYC-03 typed dates stay while another cycle starts, which is noticed', async () => {
    const on = openCycle(preparedCycle());
    await screen.findByRole('button', { name: 'Editar datos' });
    await on.press('Editar datos');
    await screen.findByRole('button', { name: 'Guardar ciclo' });
    await on.write({ periodId: 5, startAt: null, endAt: '2027-06-30' });
    on.server.reply({
      'GET /bff/admin/school-cycles/3': { cycle: preparedCycle({ is_another_started: true }), periods: samplePeriods },
    });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(on.server.sentTo('GET /bff/admin/school-cycles/3')).toHaveLength(2));
    const end = within(screen.getByRole('group', { name: /^Fin/ })).getAllByRole('spinbutton');
    expect(end.map((part) => part.getAttribute('aria-valuenow'))).toEqual(['30', '6', '2027']);
    await on.press('Cancelar');
    expect(await screen.findByText(/^Hay otro ciclo en curso/)).toBeInTheDocument();
  });

  test('CYC-01 the smallest group that somebody else saved is edited, not the one that the page opened with', async () => {
    const on = openCycle(preparedCycle());
    await screen.findByRole('button', { name: 'Editar datos' });
    await on.elsewhere(versionOf(preparedCycle({ revision: 3, min_group: 7 })));
    expect(await screen.findByText('7 personas')).toBeInTheDocument();
    await on.press('Editar datos');
    expect(await screen.findByRole('textbox', { name: /^Grupo mínimo/ })).toHaveValue('7');
    await on.press('Guardar ciclo');
    await waitFor(() => expect(on.server.sentTo('PUT /api/school-cycles/3')).toHaveLength(1));
    expect(on.server.sentTo('PUT /api/school-cycles/3')[0]?.body).toMatchObject({ min_group: 7, revision: 3 });
  });

  test('CYC-01 what was typed stays while somebody else saves the other fields, and only it is changed', async () => {
    const on = openCycle(preparedCycle());
    await screen.findByRole('button', { name: 'Editar datos' });
    await on.press('Editar datos');
    const group = await screen.findByRole('textbox', { name: /^Grupo mínimo/ });
    await on.user.clear(group);
    await on.user.type(group, '9');
    await on.user.tab();
    await on.elsewhere(versionOf(preparedCycle({ revision: 3, end_at: '2027-06-30' })));
    await waitFor(() => {
      const end = within(screen.getByRole('group', { name: /^Fin/ })).getAllByRole('spinbutton');
      expect(end.map((part) => part.getAttribute('aria-valuenow'))).toEqual(['30', '6', '2027']);
    });
    await on.press('Guardar ciclo');
    await waitFor(() => expect(on.server.sentTo('PUT /api/school-cycles/3')).toHaveLength(1));
    expect(on.server.sentTo('PUT /api/school-cycles/3')[0]?.body).toMatchObject({
      ...{ end_at: '2027-06-30', min_group: 9, revision: 3 },
    });
  });

  test('F02 a field that both changed: both versions are shown, and one is chosen', async () => {
    const on = openCycle(preparedCycle());
    await screen.findByRole('button', { name: 'Editar datos' });
    await on.press('Editar datos');
    const group = await screen.findByRole('textbox', { name: /^Grupo mínimo/ });
    await on.user.clear(group);
    await on.user.type(group, '9');
    await on.press('Guardar ciclo');
    await on.overtaken(versionOf(preparedCycle({ revision: 3, min_group: 7 })), 'Alguien más cambió este ciclo.');
    await screen.findByRole('dialog', { name: 'Alguien más cambió este ciclo' });
    const both = within(dialogInFront().getByRole('region', { name: 'Grupo mínimo' }));
    expect(both.getByText('9 personas')).toBeInTheDocument();
    expect(both.getByText('7 personas')).toBeInTheDocument();
    await on.reply('Guardar mi versión');
    await waitFor(() => expect(on.server.sentTo('PUT /api/school-cycles/3')).toHaveLength(2));
    expect(on.server.sentTo('PUT /api/school-cycles/3')[1]?.body).toMatchObject({ min_group: 9, revision: 3 });
  });

  test('CYC-01 leaving asks when only the smallest group was changed', async () => {
    const on = openCycle(preparedCycle());
    await screen.findByRole('button', { name: 'Editar datos' });
    await on.press('Editar datos');
    const group = await screen.findByRole('textbox', { name: /^Grupo mínimo/ });
    await on.user.clear(group);
    await on.user.type(group, '9');
    await on.user.tab();
    await on.user.click(screen.getByRole('link', { name: 'Ciclos escolares' }));
    expect(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })).toBeInTheDocument();
  });

  test('CYC-01 dates of a new cycle stay while its page is read again', async () => {
    const on = openCycle(null);
    await screen.findByRole('button', { name: 'Crear ciclo' });
    await on.write({ periodId: 5, startAt: '2026-08-31', endAt: null });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(on.server.sentTo('GET /bff/admin/school-cycles/new')).toHaveLength(2));
    const start = within(screen.getByRole('group', { name: /^Inicio/ })).getAllByRole('spinbutton');
    expect(start.map((part) => part.getAttribute('aria-valuenow'))).toEqual(['31', '8', '2026']);
  });

  test("CYC-02 a closure that somebody else set meanwhile is named before one's own is saved", async () => {
    const on = openCycle(startedCycle());
    await on.user.click(await screen.findByRole('button', { name: 'Cambiar: Cierre del PFP' }));
    await screen.findByRole('dialog', { name: 'Fijar el cierre del PFP' });
    await on.writeDay('2027-04-30');
    const theirs = { closure_at: '2027-05-14', start_at: '2026-08-31', end_at: '2027-07-15' };
    await on.overtaken(versionOf(startedCycle({ revision: 3, pfpClosure: theirs })), 'Alguien más cambió este ciclo.');
    expect(await dialogInFront().findByText('Alguien más fijó este cierre: 14-05-2027')).toBeInTheDocument();
    expect(dialogInFront().getByText('Alguien más cambió este ciclo.')).toBeInTheDocument();
  });

  test('UI-02 offline every button that sends says why it waits', async () => {
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const on = openCycle(preparedCycle());
    const start = await screen.findByRole('button', { name: 'Iniciar ciclo' });
    expect(start).toHaveAccessibleDescription('No hay conexión. Podrás continuar cuando vuelva.');
    await on.press('Editar datos');
    expect(await screen.findByRole('button', { name: 'Guardar ciclo' })).toHaveAttribute('aria-disabled', 'true');
    offline.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('button', { name: 'Guardar ciclo' })).not.toHaveAttribute('aria-disabled');
  });

  test('CYC-01 an edit goes on over what somebody else saved, and a start elsewhere ends it', async () => {
    const on = openCycle(preparedCycle());
    await screen.findByRole('button', { name: 'Editar datos' });
    await on.press('Editar datos');
    on.server.reply({
      'GET /bff/admin/school-cycles/3': { cycle: startedCycle({ revision: 3 }), periods: samplePeriods },
      'PUT /api/school-cycles/3': new Refusal(409, 'cycles.started', 'El ciclo ya inició.'),
    });
    await screen.findByRole('button', { name: 'Guardar ciclo' });
    await on.press('Guardar ciclo');
    expect(await screen.findByText('El ciclo ya inició.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Finalizar ciclo' })).toBeInTheDocument();
  });
});
