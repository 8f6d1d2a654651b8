import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { answeringWith, progressAt, resultsWith } from '@ruta/contracts/dpi/dpi.sample';
import { translatePage } from '@ruta/design-system/testing/translate-page';
import { axe } from 'jest-axe';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies, SentRequest } from '../../testing';
import { DpiPage } from './pages/DpiPage';
import { CoachDpiResultPage, ScholasticDpiResultPage } from './pages/DpiResultPages';

const PLAN = { state: 'ready', data: null };
const SCREEN = 'GET /bff/shared/dpi';
const START = 'POST /api/schools/dpi/start';
const ANSWERS = 'POST /api/schools/dpi/answers';
const FINISH = 'PUT /api/schools/dpi/finish';
const teacher = { ...sampleDirector, role: 'PROF' as const, abilities: ['self:read', 'dpi:answer'] as const };

const open = (answering = answeringWith(), replies: Replies = {}) =>
  renderScreen(<DpiPage />, {
    me: teacher as never,
    path: '/scholastic/dpi',
    route: '/scholastic/dpi',
    replies: {
      [SCREEN]: answering,
      [START]: { data: { ...progressAt(1), time_factor: 1 } },
      [ANSWERS]: ({ body }: SentRequest) => {
        const { question_id } = body as { question_id: number };
        return { data: { ...progressAt(question_id + 1), isLate: false } };
      },
      [FINISH]: { data: progressAt(3), message: 'Gracias, terminaste el diagnóstico.' },
      ...replies,
    },
  });
type On = ReturnType<typeof open>;
const press = async ({ user }: Pick<On, 'user'>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const begin = async (on: On) => {
  await press(on, 'Comenzar');
  await press(on, 'Comenzar ya');
};
const FIRST = { name: '¿Cómo se toman las decisiones importantes en la escuela?' };

/** What a device does by itself, whatever its clock says. */
const ALL_BUT_DATE: FakeableAPI[] = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
];

describe('DPI-01 DPI-02 the diagnostic is answered', () => {
  test('DPI-02 the time goes on where the browser translates the page', async () => {
    const on = open();
    await begin(on);
    const timer = await screen.findByRole('timer');
    translatePage(timer);
    const before = timer.textContent;
    await waitFor(() => expect(timer.textContent).not.toBe(before));
    expect(timer).toHaveTextContent(/^\d+%$/);
  });

  test('DPI-01 instructions, timer, one question at a time, and the end; each answer is sent once', async () => {
    const on = open();
    expect(await screen.findByText(/^Son 2 preguntas/)).toBeInTheDocument();
    expect(screen.getByText(/grupos de 5 personas o más, y nunca quién contestó/)).toBeInTheDocument();
    await begin(on);
    expect(await screen.findByRole('heading', FIRST)).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true');
    await on.user.click(screen.getByRole('radio', { name: /^Se consultan con parte del equipo/ }));
    expect(screen.getByText('Opción 14 · cuadrante 4')).toBeInTheDocument();
    await press(on, 'Siguiente');
    expect(await screen.findByRole('heading', { name: /^Cuando preguntamos algo/ })).toHaveFocus();
    await on.user.click(screen.getByRole('radio', { name: /^No hay a quién preguntar/ }));
    await press(on, 'Finalizar');
    expect(await screen.findByRole('heading', { name: 'Diagnóstico contestado' })).toBeInTheDocument();
    expect(on.server.sentTo(ANSWERS).map(({ body }) => body)).toMatchObject([
      { submission_id: 7, question_id: 1, option_id: 14 },
      { submission_id: 7, question_id: 2, option_id: 21 },
    ]);
    expect(on.server.sentTo(FINISH)).toHaveLength(1);
  });

  test('DPI-02 with the focus in the options 1 to 5 choose a quadrant, and Enter goes on', async () => {
    const on = open();
    await begin(on);
    await screen.findByRole('heading', FIRST);
    act(() => screen.getAllByRole('radio')[0]?.focus());
    await on.user.keyboard('3');
    expect(screen.getByRole('radio', { name: /^Se explican/ })).toBeChecked();
    await on.user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: /^Cuando preguntamos algo/ })).toBeInTheDocument();
    expect(on.server.sentTo(ANSWERS)[0]?.body).toMatchObject({ option_id: 13 });
  });

  test('DPI-02 at 0 the question is saved without an answer and the next one follows', async () => {
    const ended = { ...progressAt(1), next: { question_id: 1, msLeft: 50 }, time_factor: 1 };
    const on = open(answeringWith(), { [START]: { data: ended } });
    await begin(on);
    expect(await screen.findByRole('heading', { name: /^Cuando preguntamos algo/ })).toBeInTheDocument();
    expect(on.server.sentTo(ANSWERS)[0]?.body).toMatchObject({ question_id: 1, option_id: null });
  });

  test('DPI-02 more time is chosen before the start', async () => {
    const on = open();
    await on.user.click(await screen.findByRole('radio', { name: 'El doble' }));
    await begin(on);
    await screen.findByRole('heading', FIRST);
    expect(on.server.sentTo(START)[0]?.body).toEqual({ time_factor: 2 });
  });

  test('DPI-02 a reload goes on at the question that the server names', async () => {
    const on = open(answeringWith({ sheet: 'open' }), { [START]: { data: { ...progressAt(2), time_factor: 1 } } });
    expect(await screen.findByRole('heading', { name: /^Cuando preguntamos algo/ })).toBeInTheDocument();
    expect(on.server.sentTo(START)).toHaveLength(1);
  });

  test('DPI-02 without a connection the answer waits and is sent again with the time that it took', async () => {
    const on = open(answeringWith(), { [ANSWERS]: OFFLINE });
    await begin(on);
    await on.user.click(await screen.findByRole('radio', { name: /^Nos enteramos/ }));
    await press(on, 'Siguiente');
    expect(await screen.findByText('Tu respuesta no se ha guardado')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true');
    on.server.reply({ [ANSWERS]: { data: { ...progressAt(2), isLate: false } } });
    await press(on, 'Reintentar');
    expect(await screen.findByRole('heading', { name: /^Cuando preguntamos algo/ })).toBeInTheDocument();
    const sent = on.server.sentTo(ANSWERS).map(({ body }) => (body as { elapsed_ms: number }).elapsed_ms);
    expect(new Set(sent).size).toBe(1);
  });

  test('F15 DPI-02 a clock of the device that is an hour wrong, and is put right meanwhile, changes neither the time nor what it took', async () => {
    const hour = 3_600_000;
    jest.useFakeTimers({ now: Date.now() + hour, doNotFake: ALL_BUT_DATE });
    try {
      const on = open(answeringWith(), {
        [ANSWERS]: { data: { ...progressAt(2), next: { question_id: 2, msLeft: 60 }, isLate: false } },
      });
      await begin(on);
      await screen.findByRole('heading', FIRST);
      jest.setSystemTime(Date.now() - hour);
      await on.user.click(screen.getByRole('radio', { name: /^Nos enteramos/ }));
      expect(screen.getByRole('heading', FIRST)).toBeInTheDocument();
      await press(on, 'Siguiente');
      await screen.findByRole('heading', { name: /^Cuando preguntamos algo/ });
      jest.setSystemTime(Date.now() + 2 * hour);
      await waitFor(() => expect(on.server.sentTo(ANSWERS).length).toBeGreaterThan(1));
      const sent = on.server.sentTo(ANSWERS).map(({ body }) => body as { option_id: number; elapsed_ms: number });
      expect(sent.slice(0, 2).map(({ option_id }) => option_id)).toEqual([expect.any(Number), null]);
      for (const { elapsed_ms } of sent) expect([elapsed_ms >= 0, elapsed_ms < hour / 2]).toEqual([true, true]);
    } finally {
      jest.useRealTimers();
    }
  });

  test('DPI-02 a question that another device has written is passed; any other refusal leaves the test with its sentence', async () => {
    const on = open(answeringWith(), {
      [ANSWERS]: new Refusal(409, 'dpi.written', 'Esa pregunta ya tiene respuesta.', { current: progressAt(2) }),
    });
    await begin(on);
    await on.user.click(await screen.findByRole('radio', { name: /^Nos enteramos/ }));
    await press(on, 'Siguiente');
    await screen.findByRole('heading', { name: /^Cuando preguntamos algo/ });
    on.server.reply({ [ANSWERS]: new Refusal(404, 'dpi.not-found', 'No encontramos ese diagnóstico.') });
    await on.user.click(screen.getByRole('radio', { name: /^No hay a quién preguntar/ }));
    await press(on, 'Finalizar');
    expect(await screen.findByText('No encontramos ese diagnóstico.')).toBeInTheDocument();
    expect(on.server.sentTo(ANSWERS)).toHaveLength(2);
    expect(await axe(on.container)).toHaveNoViolations();
  });

  test('DPI-02 a beginning that failed says so and is tried again', async () => {
    const on = open(answeringWith(), { [START]: OFFLINE });
    await begin(on);
    expect(await screen.findByText('No se pudo empezar')).toBeInTheDocument();
    on.server.reply({ [START]: { data: { ...progressAt(1), time_factor: 1 } } });
    await press(on, 'Reintentar');
    expect(await screen.findByRole('heading', FIRST)).toBeInTheDocument();
  });

  test.each([
    ['answered', { sheet: 'finished' }, 'Diagnóstico contestado'],
    ['closed', { window: 'after', today: '2026-11-28' }, 'El diagnóstico ya cerró'],
    ['not open yet', { window: 'before', today: '2026-11-01' }, 'El diagnóstico abre el 09-11-2026'],
    ['without a window', { window: 'none', dpiClosure: null }, 'No hay diagnóstico por contestar'],
    ['without questions', { questions: 0 }, 'El diagnóstico todavía no tiene preguntas'],
  ] as const)('DPI-01 %s', async (_, differs, heading) => {
    const on = open({ ...answeringWith(differs), questions: [] });
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(await axe(on.container)).toHaveNoViolations();
  });

  test('UI-02 forbidden, and failed with Retry', async () => {
    const failed = open(answeringWith(), { [SCREEN]: OFFLINE });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    failed.server.reply({ [SCREEN]: answeringWith() });
    await failed.user.click(retry);
    expect(await screen.findByRole('button', { name: 'Comenzar' })).toBeInTheDocument();
    failed.unmount();
    open(answeringWith(), { [SCREEN]: new Refusal(403, 'access.refused', 'No tienes acceso.') });
    expect(await screen.findByText('No tienes acceso')).toBeInTheDocument();
  });
});

describe('DPI-03 DPI-04 results', () => {
  const RESULT = 'GET /bff/scholastic/report/dpi-result';
  const END = 'PUT /api/schools/dpi/closure';
  const results = (differs: Parameters<typeof resultsWith>[0] = {}, replies: Replies = {}) =>
    renderScreen(<ScholasticDpiResultPage />, {
      me: sampleDirector,
      path: '/scholastic/report/dpi-result',
      route: '/scholastic/report/dpi-result',
      replies: { [RESULT]: { results: resultsWith(differs), plan: PLAN }, ...replies },
    });

  test('DPI-03 bars, totals and where to begin, to one decimal', async () => {
    const on = results();
    expect(await screen.findByRole('heading', { name: 'Respuestas por pregunta' })).toBeInTheDocument();
    expect(screen.getByText('12 de 16 personas')).toBeInTheDocument();
    const rows = screen.getAllByRole('row').filter((row) => /¿/.test(row.textContent));
    expect(rows[0]).toHaveTextContent('2.4');
    expect(rows[0]).toHaveTextContent('60.0 %');
    expect(within(rows[0] as HTMLElement).getByText('2.8')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Promedio de la red' })).toBeInTheDocument();
    on.unmount();
    results({ network: [] });
    await screen.findByRole('heading', { name: 'Respuestas por pregunta' });
    expect(screen.queryByRole('columnheader', { name: 'Promedio de la red' })).toBeNull();
  });

  test('DPI-03 a theme stands beside the cycle before; who has finished, by role; the results as PDF', async () => {
    const rate = [
      { roles: ['PROF' as const], finished: 8, expected: 11 },
      { roles: ['DIR' as const, 'COOR' as const], finished: 4, expected: 5 },
    ];
    const on = results({ rate });
    const table = await screen.findByRole('table', { name: 'Frente al ciclo anterior' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Liderazgo3.64.2+0.6', 'Comunicación2.92.4−0.5']);
    expect(screen.getByText('Docentes: 8 de 11')).toBeInTheDocument();
    expect(screen.getByText('Dirección, Coordinación: 4 de 5')).toBeInTheDocument();
    await on.user.click(screen.getByRole('button', { name: 'Descargar PDF' }));
    expect(on.server.sentTo('GET /api/schools/dpi/results/pdf')[0]?.query.toString()).toBe('school_id=1&cycle_id=2');
  });

  test('DPI-03 too few answers say how many are missing, and none say so', async () => {
    const few = results({ reason: 'small-group', totalValidated: 4, shown: 0, items: [], chart: [], ranking: [] });
    expect(await screen.findByText('Lo han terminado 4 personas')).toBeInTheDocument();
    expect(screen.getByText(/aparecen desde 10 personas/)).toBeInTheDocument();
    few.unmount();
    results({ reason: 'no-answers', totalValidated: 0, shown: 0, items: [], chart: [], ranking: [] });
    expect(await screen.findByText('Nadie ha terminado el diagnóstico')).toBeInTheDocument();
  });

  test('DPI-04 the last day is changed; what somebody else saved meanwhile is told', async () => {
    const on = results(
      {},
      {
        [END]: new Refusal(409, 'dpi.stale', 'Otra persona cambió la fecha.', {
          current: { start_at: '2026-11-09', end_at: '2026-11-25', revision: 1 },
        }),
      },
    );
    await press(on, 'Cambiar el cierre');
    await press(on, 'Guardar');
    expect(await screen.findByText(/ahora cierra el 25-11-2026/)).toBeInTheDocument();
    on.server.reply({
      [END]: { data: { start_at: '2026-11-09', end_at: '2026-11-27', revision: 2 }, message: 'Listo.' },
    });
    await press(on, 'Guardar');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(on.server.sentTo(END).map(({ body }) => (body as { revision: number }).revision)).toEqual([0, 1]);
  });

  test('DPI-04 a reminder is asked about, sent once, and then says that it was sent today', async () => {
    const REMIND = 'POST /api/schools/dpi/remind';
    const on = results({}, { [REMIND]: { data: { reminded_on: '2026-11-20' }, message: 'Enviamos el recordatorio.' } });
    await press(on, 'Recordar a quienes faltan');
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Enviar un recordatorio?' }));
    expect(dialog.getByText(/No sabrás quiénes son/)).toBeInTheDocument();
    on.server.reply({ [RESULT]: { results: resultsWith({ reminder: 'sent-today' }), plan: PLAN } });
    await on.user.click(dialog.getByRole('button', { name: 'Enviar' }));
    const button = await screen.findByRole('button', { name: 'Recordar a quienes faltan' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(button).toHaveAccessibleDescription(/Hoy ya se envió/);
    expect(on.server.sentTo(REMIND).map(({ body }) => body)).toEqual([{ school_id: 1 }]);
  });

  test('AGE-05 a coach reads those of a school; who may not change the end has no button', async () => {
    renderScreen(<CoachDpiResultPage />, {
      path: '/coach/schools/:school_id/dpi-result',
      route: '/coach/schools/3/dpi-result?cycle=1',
      replies: {
        'GET /bff/coach/schools/3/dpi-result': {
          results: resultsWith({ canEditEnd: false, reminder: null }),
          plan: PLAN,
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Resultados del DPI' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cambiar el cierre' })).not.toBeInTheDocument();
  });
});
