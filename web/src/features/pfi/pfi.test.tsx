import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import { holidayWith, sampleHolidays } from '@ruta/contracts/holidays/holiday.sample';
import { availablesWith, pfiWith } from '@ruta/contracts/pfi/pfi.sample';
import type { Pfi } from '@ruta/contracts/pfi/pfi.schema';
import { axe } from 'jest-axe';
import { Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { onWidth } from '../../testing/on-width';
import { ScholasticPfiEstablishPage } from './pages/PfiEstablishPages';
import { CoachPfiPage, ScholasticPfiPage } from './pages/PfiPages';

const PLAN = 'GET /bff/scholastic/pfi';
const SCREEN = 'GET /bff/scholastic/pfi/establish';
const ESTABLISH = 'POST /api/schools/pfi/establish';
const REMOVE = 'DELETE /api/schools/pfi/41';
const CHANGE = 'PUT /api/schools/pfi/41/date';
const ABILITIES = ['self:read', 'pfi:read', 'pfi:establish', 'pfi:edit-date', 'pfi:delete'] as const;
const HOLIDAYS = { state: 'ready', data: sampleHolidays };
const leader = { ...sampleDirector, abilities: ABILITIES };

const openPlan = (differs: Partial<Pfi> = {}, replies: Replies = {}) =>
  renderScreen(<ScholasticPfiPage />, {
    me: leader as never,
    path: '/scholastic/pfi',
    route: '/scholastic/pfi',
    replies: { [PLAN]: { pfi: pfiWith(differs), holidays: HOLIDAYS }, ...replies },
  });
const openDates = (replies: Replies = {}) =>
  renderScreen(<ScholasticPfiEstablishPage />, {
    me: leader as never,
    path: '/scholastic/pfi/establish',
    route: '/scholastic/pfi/establish',
    replies: {
      [SCREEN]: { pfi: pfiWith(), available: availablesWith(), holidays: HOLIDAYS },
      [ESTABLISH]: { data: pfiWith(), message: 'Las fechas del plan están guardadas.' },
      ...replies,
    },
  });

// A phone: without a mouse nothing is dragged.
beforeEach(() => onWidth(false));
afterEach(() => localStorage.clear());

describe('PFI-01 the yearly plan', () => {
  test('PFI-01 rows fold open to reasons, history of dates and attendance', async () => {
    const on = openPlan();
    const done = await screen.findByRole('article', { name: 'Taller de evaluación formativa' });
    expect(within(done).getByText('Hecha')).toBeInTheDocument();
    expect(within(done).queryByRole('button', { name: /^Editar fecha/ })).toBeNull();
    await on.user.click(within(done).getByRole('button', { name: /Motivos y detalles/ }));
    expect(
      await within(done).findByText('Las devoluciones a tiempo son lo que más mueve el aprendizaje.'),
    ).toBeVisible();
    expect(within(done).getByText('Ese día el patio está ocupado.')).toBeVisible();
    expect(within(done).getByText('9 personas')).toBeVisible();
    expect(within(done).getByText('Promedio 4.2 de 5, con 8 respuestas')).toBeVisible();
    expect(screen.getByText('Motivo: La academia pidió otra quincena.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Poner fecha a 2 actividades' })).toHaveAttribute(
      'href',
      '/scholastic/pfi/establish',
    );
    await on.user.click(screen.getByRole('button', { name: 'Descargar PDF' }));
    expect(on.server.sentTo('GET /api/schools/pfi/export')[0]?.query.toString()).toBe(
      'school_id=1&cycle_id=2&format=pdf',
    );
  });

  test('PFI-01 the year stands over the list as small months: a press on a marked day leads to its row', async () => {
    const on = openPlan();
    const year = await screen.findByRole('region', { name: 'El año en meses' });
    const months = within(year).getAllByRole('group');
    expect(months).toHaveLength(12);
    expect(months[0]).toHaveAccessibleName('Agosto 2026');
    expect(months[11]).toHaveAccessibleName('Julio 2027');
    const december = within(year).getByRole('group', { name: 'Diciembre 2026' });
    const days = within(december).getAllByRole('button');
    expect(days.map((day) => day.getAttribute('aria-label'))).toEqual([
      'jueves 3 de diciembre de 2026: Observación entre pares, 09:00, Pendiente',
    ]);
    await on.user.click(days[0] as HTMLElement);
    expect(screen.getByRole('heading', { name: 'Observación entre pares', level: 2 })).toHaveFocus();
    // The keyboard reaches the marked days in the order of the year.
    const done = within(year).getByRole('button', { name: /Taller de evaluación formativa, 12:00, Hecha/ });
    done.focus();
    await on.user.tab();
    expect(within(year).getByRole('button', { name: /Convivencia y familias, 09:00, Vencida/ })).toHaveFocus();
    await on.user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Convivencia y familias' })).toHaveFocus();
  });

  test('PFI-01 activities of one day share its mark', async () => {
    const [first, , last] = pfiWith().activities;
    openPlan({ activities: [first, last].map((row) => ({ ...row, date: '2026-12-03' })) as Pfi['activities'] });
    expect(
      await screen.findByRole('button', { name: /: Taller de evaluación formativa, .*; Observación entre pares, / }),
    ).toBeInTheDocument();
  });

  test('PFI-01 VC-06 days without classes are marked by shape, explained by the key, and named by day', async () => {
    const council = holidayWith({
      ...{ id: 9, name: 'Consejo', start_at: '2026-12-03', end_at: '2026-12-03' },
      meta: { scope: 'sep', kind: 'cte', states: [], confirmed: true },
    });
    const holidays = { state: 'ready', data: [...sampleHolidays, council] };
    const on = openPlan({}, { [PLAN]: { pfi: pfiWith(), holidays } });
    const year = await screen.findByRole('region', { name: 'El año en meses' });
    const november = within(year).getByRole('group', { name: 'Noviembre 2026' });
    expect(
      within(november).getByText(
        'Sin clases: 16 de noviembre de 2026, Día de la Revolución; 27 de noviembre de 2026, Consejo Técnico Escolar (por confirmar)',
      ),
    ).toBeInTheDocument();
    const kindOf = (group: HTMLElement, day: string) =>
      within(group).getByText(day).closest('[data-kind]')?.getAttribute('data-kind') ?? null;
    expect(['15', '16', '27'].map((day) => kindOf(november, day))).toEqual([null, 'holiday', 'council']);
    // A break goes on in the next month; what lies outside the cycle is not there.
    const january = within(year).getByRole('group', { name: 'Enero 2027' });
    expect(within(january).getByText(/^Sin clases: 1.6 de enero de 2027, Vacaciones de invierno/)).toBeInTheDocument();
    expect(within(year).queryByText(/Fundación de Puebla/)).toBeNull();
    // A day with an activity says both.
    expect(
      within(year).getByRole('button', {
        name: 'jueves 3 de diciembre de 2026: Observación entre pares, 09:00, Pendiente; Sin clases: Consejo',
      }),
    ).toHaveAttribute('data-kind', 'council');
    const key = screen.getByRole('list', { name: 'Qué significa cada marca' });
    expect(
      within(key)
        .getAllByRole('listitem')
        .map((entry) => entry.textContent),
    ).toEqual([...['Actividad', 'Día inhábil', 'Consejo Técnico Escolar']]);
    await on.user.click(screen.getByRole('button', { name: /^Días sin clases/ }));
    expect(await screen.findByText('Vacaciones de invierno (por confirmar)')).toBeVisible();
  });

  test('PFI-01 UI-04 a year whose holidays could not be read says so, and asks again', async () => {
    const holidays = { state: 'unavailable', code: 'server.unavailable' };
    const on = openPlan({}, { [PLAN]: { pfi: pfiWith(), holidays } });
    expect(await screen.findByText('No pudimos cargar los días inhábiles.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Días sin clases/ })).toBeNull();
    on.server.reply({ [PLAN]: { pfi: pfiWith(), holidays: HOLIDAYS } });
    await on.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: /^Días sin clases/ })).toBeInTheDocument();
    expect(screen.queryByText('No pudimos cargar los días inhábiles.')).toBeNull();
  });

  test('PFI-01 a date is not edited without day and justification, and the form says so', async () => {
    const on = openPlan();
    await on.user.click(await screen.findByRole('button', { name: 'Editar fecha: Observación entre pares' }));
    const dialog = await screen.findByRole('dialog');
    await on.user.click(within(dialog).getByRole('button', { name: 'Reprogramar' }));
    expect(within(dialog).getByText('La fecha es obligatoria.')).toBeInTheDocument();
    expect(on.server.sentTo(CHANGE)).toHaveLength(0);
  });

  test('PFI-01 VIS-05 another date is sent with its justification; after a conflict from the version that won', async () => {
    const on = openPlan(
      {},
      {
        [CHANGE]: new Refusal(409, 'agenda.stale', 'Otra persona cambió esta actividad.', {
          current: { id: 141, date: '2026-12-04', time: '09:00', revision: 4 },
        }),
      },
    );
    await on.user.click(await screen.findByRole('button', { name: 'Editar fecha: Observación entre pares' }));
    const dialog = await screen.findByRole('dialog');
    const day = within(dialog).getByRole('group', { name: /Nueva fecha/ });
    await on.user.click(within(day).getAllByRole('spinbutton')[0] as HTMLElement);
    await on.user.keyboard('14122026');
    await on.user.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'La escuela cambió su horario.');
    await on.user.click(within(dialog).getByRole('button', { name: 'Reprogramar' }));
    expect(await within(dialog).findByText('Otra persona cambió esta actividad.')).toBeInTheDocument();
    on.server.reply({ [CHANGE]: { data: pfiWith().activities[1], message: 'Fecha cambiada.' } });
    await on.user.click(within(dialog).getByRole('button', { name: 'Reprogramar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const moved = { date: '2026-12-14', time: '09:00', justification: 'La escuela cambió su horario.' };
    expect(on.server.sentTo(CHANGE).map(({ body }) => body)).toEqual([
      { ...moved, revision: 1 },
      { ...moved, revision: 4 },
    ]);
  });

  test('PFI-01 UI-02 offline the form of another date keeps what is typed and says why it waits', async () => {
    const on = openPlan();
    await on.user.click(await screen.findByRole('button', { name: 'Editar fecha: Observación entre pares' }));
    const dialog = within(await screen.findByRole('dialog'));
    await on.user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'La escuela cambió su horario.');
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    const move = dialog.getByRole('button', { name: 'Reprogramar' });
    expect(move).toHaveAccessibleDescription('No hay conexión. Podrás continuar cuando vuelva.');
    await on.user.click(move);
    expect(on.server.sentTo(CHANGE)).toHaveLength(0);
    line.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(dialog.getByRole('button', { name: 'Reprogramar' })).not.toHaveAttribute('aria-disabled');
    expect(dialog.getByRole('textbox', { name: /Motivo/ })).toHaveValue('La escuela cambió su horario.');
  });

  test('PFI-01 VC-06 a holiday that was added later lists the activities on it, each with the way to move it', async () => {
    const added = holidayWith({ id: 8, start_at: '2026-12-02', end_at: '2026-12-04' });
    const on = openPlan({}, { [PLAN]: { pfi: pfiWith(), holidays: { state: 'ready', data: [added] } } });
    expect(await screen.findByText('1 actividad está en un día sin clases')).toBeInTheDocument();
    expect(screen.getByText(/^Observación entre pares, 03.12.2026: Día de la Revolución$/)).toBeInTheDocument();
    await on.user.click(screen.getByRole('button', { name: 'Mover: Observación entre pares' }));
    expect(
      await screen.findByRole('dialog', { name: 'Otra fecha para «Observación entre pares»' }),
    ).toBeInTheDocument();
    expect(await axe(on.container)).toHaveNoViolations();
  });

  test('PFI-01 before the first date the page says what waits; a reader sees no way to date', async () => {
    openPlan({ activities: [], removed: [], established_at: null, established_by: null, can_establish: false });
    expect(await screen.findByText('El plan todavía no tiene fechas')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Poner fecha/ })).toBeNull();
  });

  test('PFI-01 a coach reads the plan of an accompanied school', async () => {
    renderScreen(<CoachPfiPage />, {
      me: { ...sampleCoach, abilities: ABILITIES } as never,
      path: '/coach/schools/:school_id/pfi',
      route: '/coach/schools/1/pfi',
      replies: { 'GET /bff/coach/schools/1/pfi': { pfi: pfiWith(), holidays: HOLIDAYS } },
    });
    expect(await screen.findByRole('link', { name: 'Poner fecha a 2 actividades' })).toHaveAttribute(
      'href',
      '/coach/schools/1/pfi/establish',
    );
  });
});

describe('PFI-02 the year is dated', () => {
  test('PFI-02 “Aceptar las sugeridas” dates all, says what stands on a day, and saves them at once', async () => {
    const on = openDates();
    await on.user.click(await screen.findByRole('button', { name: 'Aceptar las sugeridas' }));
    expect(screen.getByText('2 de 2 con fecha')).toBeInTheDocument();
    expect(screen.getByText('Es Día de la Constitución.')).toBeInTheDocument();
    await on.user.click(screen.getByRole('button', { name: 'Guardar 2 fechas' }));
    await waitFor(() =>
      expect(on.server.sentTo(ESTABLISH)[0]?.body).toEqual({
        school_id: 1,
        activities: [
          { central_activity_id: 7, date: '2026-11-30', time: '09:00' },
          { central_activity_id: 8, date: '2027-02-01', time: '09:00' },
        ],
      }),
    );
  });

  test('PFI-02 a date takes two presses: its calendar opens at the suggested month; the year shows it at once', async () => {
    const on = openDates();
    const row = await screen.findByRole('article', { name: 'Cierre y balance del ciclo' });
    await on.user.click(within(row).getByRole('button', { name: /Fecha/ }));
    await on.user.click(await screen.findByRole('button', { name: 'jueves, 4 de febrero de 2027' }, { timeout: 5000 }));
    expect(screen.getByText('1 de 2 con fecha')).toBeInTheDocument();
    const year = screen.getByRole('region', { name: 'El año en meses' });
    const february = within(year).getByRole('group', { name: 'Febrero 2027' });
    const day = within(february).getByRole('button', { name: /4 de febrero .*, elegida y sin guardar$/ });
    await on.user.click(day);
    expect(within(row).getByRole('heading', { name: 'Cierre y balance del ciclo' })).toHaveFocus();
    expect(within(year).getByRole('button', { name: /^jueves 3 de diciembre de 2026: / })).toBeInTheDocument();
    expect(screen.getByText('Elegida, sin guardar')).toBeInTheDocument();
  });

  test('PFI-02 a refused row says so beside its field, and nothing that was chosen is lost', async () => {
    const on = openDates({
      [ESTABLISH]: new Refusal(422, 'request.invalid', 'Revisa los campos.', {
        errors: { 'activities.0.date': ['La fecha debe ser hoy o posterior.'] },
      }),
    });
    const row = await screen.findByRole('article', { name: 'Cierre y balance del ciclo' });
    await on.user.click(within(row).getByRole('button', { name: /^Usar el/ }));
    await on.user.click(screen.getByRole('button', { name: 'Guardar 1 fecha' }));
    expect(await within(row).findByText('La fecha debe ser hoy o posterior.')).toBeInTheDocument();
    expect(screen.getByText('1 de 2 con fecha')).toBeInTheDocument();
  });

  test('PFI-02 F02 what somebody else has dated meanwhile is told, and the other dates stay', async () => {
    const on = openDates({
      [ESTABLISH]: new Refusal(409, 'pfi.dated', 'Otra persona ya fechó una de estas actividades.'),
    });
    await on.user.click(await screen.findByRole('button', { name: 'Aceptar las sugeridas' }));
    const available = availablesWith({ activities: availablesWith().activities.slice(1) });
    on.server.reply({ [SCREEN]: { pfi: pfiWith(), available, holidays: HOLIDAYS } });
    await on.user.click(screen.getByRole('button', { name: 'Guardar 2 fechas' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Las fechas no se guardaron');
    expect(await screen.findByText('1 de 1 con fecha')).toBeInTheDocument();
  });

  test('PFI-02 an activity is taken out with a reason, from the same page', async () => {
    const on = openDates({ [REMOVE]: { data: null, message: 'Actividad quitada del plan.' } });
    await on.user.click(await screen.findByRole('button', { name: 'Quitar del plan: Observación entre pares' }));
    const dialog = await screen.findByRole('dialog');
    await on.user.click(within(dialog).getByRole('button', { name: 'Quitar del plan' }));
    expect(within(dialog).getByText(/al menos 10 caracteres/)).toBeInTheDocument();
    await on.user.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'La academia pidió otra quincena.');
    // The device keeps what was typed, until the activity is out of the plan.
    await on.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await on.user.click(screen.getByRole('button', { name: 'Quitar del plan: Observación entre pares' }));
    expect(await screen.findByRole('textbox', { name: 'Motivo' })).toHaveValue('La academia pidió otra quincena.');
    await on.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Quitar del plan' }));
    await waitFor(() =>
      expect(on.server.sentTo(REMOVE)[0]?.body).toEqual({ reason: 'La academia pidió otra quincena.' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys(localStorage).filter((place) => place.includes('pfi'))).toEqual([]);
  });
});
