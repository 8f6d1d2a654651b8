import { screen, waitFor, within } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { comparedWith, draftOf, establishingWith, formWith, planWith } from '@ruta/contracts/pai/pai.sample';
import type { PaiForm } from '@ruta/contracts/pai/pai.schema';
import { Refusal, renderScreen } from '../../testing';
import { onWidth } from '../../testing/on-width';
import type { Replies, SentRequest } from '../../testing';
import { PAUSES } from '../../shared/record/use-saves-itself';
import { PaiEstablishPage } from './pages/PaiEstablishPage';
import { CoachPaiPage, ScholasticPaiPage } from './pages/PaiPages';

const SCREEN = 'GET /bff/scholastic/pai/establish';
const PLAN = 'GET /bff/scholastic/pai';
const DRAFT = (id: number) => `PUT /api/schools/pai/draft/${id}`;
const HERE = (id: number) => `${DRAFT(id)}/presence`;
const ESTABLISH = 'POST /api/schools/pai';
const leader = { ...sampleDirector, abilities: ['self:read', 'dpi:read', 'pai:read', 'pai:establish'] as const };

const typing = PAUSES.typing;
beforeEach(() => {
  PAUSES.typing = 1;
  onWidth(true);
});
afterEach(() => {
  PAUSES.typing = typing;
});

/** The server keeps what it is sent. */
const keeping = ({ body, path }: SentRequest) => {
  const { school_id: _, revision, ...fields } = body as { school_id: number; revision: number };
  const question_id = Number(path.split('/').at(-1));
  return { data: { ...draftOf(question_id), ...fields, revision: revision + 1 } };
};

const open = (differs: Partial<PaiForm> = {}, replies: Replies = {}, page: object = {}, search = '') =>
  renderScreen(<PaiEstablishPage />, {
    me: leader as never,
    path: '/scholastic/pai/establish',
    route: `/scholastic/pai/establish${search}`,
    replies: {
      [SCREEN]: { ...establishingWith(differs), ...page },
      ...Object.fromEntries(
        [1, 2, 3, 4].flatMap((id) => [
          [DRAFT(id), keeping],
          [HERE(id), { data: [] }],
        ]),
      ),
      [ESTABLISH]: { data: planWith(), message: 'El plan de acción está establecido.' },
      ...replies,
    },
  });
type On = ReturnType<typeof open>;
const press = async ({ user }: Pick<On, 'user'>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const toForm = async (on: On) => {
  await press(on, 'Comenzar');
  await press(on, 'Comenzar ya');
};
const written = [1, 2, 3].map((id) => draftOf(id));
const filled = (): Partial<PaiForm> => ({
  tabs: formWith().tabs.map((tab, at) => ({ ...tab, draft: written[at] ?? null })),
});

describe('PAI-01 a plan is established', () => {
  test('PAI-01 the address names the open tab, and a reload comes back to it', async () => {
    const on = open();
    await toForm(on);
    await on.user.click(await screen.findByRole('tab', { name: /^3\. / }));
    await waitFor(() => expect(on.address()).toBe('/scholastic/pai/establish?tab=3'));
    on.unmount();
    open({}, {}, {}, '?tab=3');
    expect(await screen.findByRole('tab', { name: /^3\. /, selected: true })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Comenzar ya' })).toBeNull();
  });

  test('PAI-01 a tab that the form does not have opens the first one', async () => {
    const on = open({}, {}, {}, '?tab=99');
    expect(await screen.findByRole('tab', { name: /^1\. /, selected: true })).toBeInTheDocument();
    await waitFor(() => expect(on.address()).toBe('/scholastic/pai/establish?tab=1'));
  });

  test('PAI-01 stepper, timer, and a tab per question, the mandatory ones first', async () => {
    const on = open();
    expect(await screen.findByText(/^3 preguntas son obligatorias/)).toBeInTheDocument();
    await toForm(on);
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      '1. Liderazgo',
      '2. Comunicación',
      '3. Conflictos',
      '4. Familias',
    ]);
    expect(screen.getByText('Obligatoria')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /^¿Cómo se toman las decisiones/, level: 2 })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Acompañamiento 1 de liderazgo/ })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /de familias/ })).toBeNull();
  });

  test('PAI-01 what is written saves itself with the revision that was seen', async () => {
    const on = open();
    await toForm(on);
    const field = await screen.findByRole('textbox', { name: 'Actividad de la escuela' });
    await on.user.type(field, 'Hola');
    await waitFor(() =>
      expect(on.server.sentTo(DRAFT(1)).at(-1)?.body).toMatchObject({ activity: 'Hola', strategy: '', date: null }),
    );
    await on.user.type(field, '!');
    await waitFor(() => expect(on.server.sentTo(DRAFT(1)).at(-1)?.body).toMatchObject({ activity: 'Hola!' }));
    const revisions = on.server.sentTo(DRAFT(1)).map(({ body }) => (body as { revision: number }).revision);
    expect(revisions).toEqual(revisions.map((_, at) => at));
  });

  test('PAI-01 a tab names the other leaders who have it open, and the server is told which one is open here', async () => {
    const others = [
      { question_id: 1, name: 'Miguel Ángel Zárate' },
      { question_id: 2, name: 'Paola Ríos' },
    ];
    const on = open({}, { [HERE(1)]: { data: others }, [HERE(2)]: { data: others } });
    await toForm(on);
    expect(await screen.findByText('Miguel Ángel Zárate tiene abierta esta pestaña.')).toBeInTheDocument();
    expect(on.server.sentTo(HERE(1))[0]?.body).toEqual({ school_id: 1 });
    await on.user.click(screen.getByRole('tab', { name: '2. Comunicación' }));
    expect(await screen.findByText('Paola Ríos tiene abierta esta pestaña.')).toBeInTheDocument();
    expect(screen.queryByText(/Miguel Ángel Zárate tiene/)).toBeNull();
    expect(on.server.sentTo(HERE(2))).toHaveLength(1);
  });

  test('PAI-01 what is missing is named by tab and field, and nothing is sent', async () => {
    const on = open();
    await toForm(on);
    await press(on, 'Establecer el PAI');
    expect(await screen.findByText('Falta completar 3 preguntas')).toBeInTheDocument();
    expect(screen.getAllByText('Escribe este texto.')).toHaveLength(8);
    expect(screen.getByText('Elige la actividad del coach.')).toBeInTheDocument();
    await press(on, '2. Comunicación');
    expect(await screen.findByRole('tab', { name: '2. Comunicación', selected: true })).toBeInTheDocument();
    expect(on.server.sentTo(ESTABLISH)).toHaveLength(0);
  });

  test('PAI-01 confirming shows every date, and establishing names the revisions', async () => {
    const on = open(filled());
    await toForm(on);
    await press(on, 'Establecer el PAI');
    const dialog = await screen.findByRole('alertdialog', { name: '¿Establecer el plan de acción?' });
    expect(within(dialog).getAllByText('Escuela: 01-12-2026, 13:00')).toHaveLength(3);
    expect(within(dialog).getAllByText(/^Coach: /)).toHaveLength(3);
    expect(within(dialog).getByText(/misma fecha y hora/)).toBeInTheDocument();
    await on.user.click(within(dialog).getByRole('button', { name: 'Establecer el PAI' }));
    await waitFor(() =>
      expect(on.server.sentTo(ESTABLISH).map(({ body }) => body)).toEqual([
        { school_id: 1, items: [1, 2, 3].map((question_id) => ({ question_id, revision: 1 })) },
      ]),
    );
  });

  test('PAI-01 a refusal of the server stands beside its field, and what was written is still there', async () => {
    const errors = { 'tabs.1.coach_pai_id': ['Esa actividad del coach ya no se ofrece. Elige otra.'] };
    const on = open(filled(), {
      [ESTABLISH]: new Refusal(422, 'request.invalid', 'Revisa los campos marcados.', { errors }),
    });
    await toForm(on);
    await press(on, 'Establecer el PAI');
    const dialog = await screen.findByRole('alertdialog');
    await on.user.click(within(dialog).getByRole('button', { name: 'Establecer el PAI' }));
    expect(await screen.findByText('El plan no se estableció')).toBeInTheDocument();
    expect(screen.getByText(/ya no se ofrece/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Objetivos' })).toHaveValue(written[0]?.objectives);
  });

  test('F06 PAI-01 two leaders on one tab meet in both versions, and either may be kept', async () => {
    const theirs = draftOf(1, { activity: 'De la subdirección', revision: 5 });
    const saved = { by: 'Miguel Ángel Zárate', at: '2026-11-27 17:00:00' };
    let isFirst = true;
    const on = open(filled(), {
      [DRAFT(1)]: (sent: SentRequest) => {
        if (!isFirst) return keeping(sent);
        isFirst = false;
        return new Refusal(409, 'pai.stale', 'Otra persona cambió esta pestaña.', { current: theirs, saved });
      },
    });
    await toForm(on);
    await on.user.type(await screen.findByRole('textbox', { name: 'Actividad de la escuela' }), '!');
    const dialog = await screen.findByRole('dialog', { name: /^Miguel Ángel Zárate guardó esta pregunta/ });
    expect(within(dialog).getByText('De la subdirección')).toBeInTheDocument();
    await on.user.click(within(dialog).getByRole('button', { name: 'Guardar mi versión' }));
    await waitFor(() => expect(on.server.sentTo(DRAFT(1)).at(-1)?.body).toMatchObject({ revision: 5 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('PAI-01 where nothing may be shown the leaders choose three; the form says why', async () => {
    const tabs = formWith().tabs.map((tab) => ({ ...tab, is_mandatory: false, figures: null }));
    const on = open({ is_free: true, tabs });
    expect(await screen.findByText(/eliges tú al menos tres preguntas/)).toBeInTheDocument();
    await toForm(on);
    await press(on, 'Establecer el PAI');
    expect(await screen.findByText('Elige 3 preguntas más y complétalas.')).toBeInTheDocument();
    expect(screen.queryByText(/Cuadrante/)).toBeNull();
  });

  test('PAI-01 without answers the start waits, before the last day there is no form', async () => {
    const pai = { ...establishingWith().pai, can_establish: false, totalValidated: 0, hasChartData: false };
    open({}, {}, { pai: { ...pai, standing: 'no-answers' }, form: null });
    expect(await screen.findByRole('button', { name: 'Comenzar' })).toHaveAttribute('aria-disabled', 'true');
    open({}, {}, { pai: { ...pai, standing: 'too-early' }, form: null });
    expect(await screen.findByText('El plan se establece desde el 27-11-2026')).toBeInTheDocument();
  });
});

describe('PAI-02 the plan of a school', () => {
  const list = (differs = {}, replies: Replies = {}) =>
    renderScreen(<ScholasticPaiPage />, {
      me: leader as never,
      path: '/scholastic/pai',
      route: '/scholastic/pai',
      replies: { [PLAN]: { pai: planWith(differs) }, ...replies },
    });

  test('PAI-02 both sides stand with date and status, and only one’s own is moved', async () => {
    list();
    const article = await screen.findByRole('article', { name: 'Comunicación' });
    const own = within(within(article).getByRole('region', { name: 'Escuela. Comunicación' }));
    const coach = within(within(article).getByRole('region', { name: 'Coach: Mariana Ortega Lara. Comunicación' }));
    expect(own.getByText('Vencida')).toBeInTheDocument();
    expect(coach.getByText('Pendiente')).toBeInTheDocument();
    expect(own.getByRole('button', { name: /^Reprogramar/ })).toBeInTheDocument();
    expect(coach.queryByRole('button')).toBeNull();
    expect(screen.getByText('1 de 6')).toBeInTheDocument();
  });

  test.each([
    ['no-cycle', null, 'El promedio se compara con el diagnóstico del ciclo siguiente, cuando termine.'],
    ['no-diagnostic', '2027-2028', 'La escuela no tiene diagnóstico en 2027-2028.'],
    ['not-over', '2027-2028', 'El promedio de 2027-2028 se muestra cuando termine su diagnóstico.'],
    ['out-of-reach', '2027-2028', 'El promedio de 2027-2028 lo ve quien acompaña a la escuela en ese ciclo.'],
    [null, '2027-2028', /^En 2027-2028 no se preguntó por este tema/],
  ] as const)('PAI-02 before the next average is shown the plan says why: %s', async (reason, name, sentence) => {
    list({ compared: comparedWith({ reason, next: name === null ? null : { id: 3, name } }) });
    const section = within(await screen.findByRole('region', { name: 'Antes y después: Liderazgo' }));
    expect([section.getByText('2.4'), section.getByText('—'), section.getByText(sentence)]).toHaveLength(3);
    expect(section.queryByText('Cambio')).toBeNull();
  });

  test('PAI-02 an item shows the averages of its theme before and after, and the change', async () => {
    const themes = [{ theme: 'liderazgo', before: 2.4, after: 3.1 }];
    list({ compared: comparedWith({ reason: null, themes }) });
    const section = within(await screen.findByRole('region', { name: 'Antes y después: Liderazgo' }));
    for (const text of ['Antes (2026-2027)', '2.4', 'Después (2027-2028)', '3.1', 'Cambio', '+0.7'])
      expect(section.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Antes y después: Comunicación' })).toBeNull();
  });

  test('PAI-02 an activity is moved with its reason by the call of the plan', async () => {
    const MOVE = 'PUT /api/schools/pai/62/reschedule';
    const on = list({}, { [MOVE]: { data: planWith().items[1], message: 'Actividad del plan reprogramada.' } });
    await press(on, 'Reprogramar la actividad de la escuela: Comunicación');
    const dialog = await screen.findByRole('dialog', { name: 'Otra fecha para la actividad' });
    const day = within(dialog).getByRole('group', { name: /Nueva fecha/ });
    await on.user.click(within(day).getAllByRole('spinbutton')[0] as HTMLElement);
    await on.user.keyboard('14122026');
    await on.user.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'La escuela cambió su horario.');
    await on.user.click(within(dialog).getByRole('button', { name: 'Reprogramar' }));
    await waitFor(() =>
      expect(on.server.sentTo(MOVE).map(({ body }) => body)).toEqual([
        {
          who: 'school',
          revision: 1,
          date: '2026-12-14',
          time: '13:00',
          justification: 'La escuela cambió su horario.',
        },
      ]),
    );
  });

  test('PAI-02 the texts change until the activity starts; a newer version is shown beside one’s own', async () => {
    const SAVE = 'PUT /api/schools/pai/62';
    const theirs = { ...planWith().items[1], objectives: 'De alguien más', revision: 4 };
    const on = list(
      {},
      { [SAVE]: new Refusal(409, 'pai.item-stale', 'Otra persona cambió estos textos.', { current: theirs }) },
    );
    const article = await screen.findByRole('article', { name: 'Comunicación' });
    await on.user.click(within(article).getByRole('button', { name: /^Objetivos/ }));
    await press(on, 'Editar textos: Comunicación');
    await on.user.clear(await screen.findByRole('textbox', { name: /^Estrategia/ }));
    await press(on, 'Guardar');
    expect(await screen.findByText('Escribe este texto.')).toBeInTheDocument();
    await on.user.type(screen.getByRole('textbox', { name: /^Estrategia/ }), 'Otra');
    await press(on, 'Guardar');
    expect(await screen.findByText('De alguien más')).toBeInTheDocument();
    expect(on.server.sentTo(SAVE)).toHaveLength(1);
  });

  test.each([
    ['none', 'Todavía no hay diagnóstico'],
    ['too-early', 'El plan se establece desde el 27-11-2026'],
    ['no-answers', 'Nadie ha terminado el diagnóstico'],
    ['open', 'El plan está por establecerse'],
  ])('PAI-02 before there is a plan the page says how far it is: %s', async (standing, title) => {
    list({ standing, items: [], can_establish: standing === 'open' });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: 'Establecer PAI' })).toHaveLength(standing === 'open' ? 1 : 0);
  });

  test('PAI-02 a coach reads the plan of a school', async () => {
    renderScreen(<CoachPaiPage />, {
      path: '/coach/schools/:school_id/pai',
      route: '/coach/schools/3/pai',
      replies: { 'GET /bff/coach/schools/3/pai': { pai: planWith() } },
    });
    expect(await screen.findByRole('article', { name: 'Liderazgo' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Resultados del DPI' })).toHaveAttribute(
      'href',
      '/coach/schools/1/dpi-result',
    );
  });
});
