import { act, screen, waitFor, within } from '@testing-library/react';
import {
  draftWith,
  professorWith,
  sampleBilingualRun,
  sampleGuides,
  sampleProfessors,
  sampleRun,
} from '@ruta/contracts/observations/observation.sample';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { CoachGuidesPage } from './pages/GuidesPages';
import { CoachProfessorsPage } from './pages/ProfessorsPages';
import { CoachRunPage } from './pages/RunPages';

const GUIDES = 'GET /bff/coach/schools/1/observation-guides';
const RUN = 'GET /bff/coach/observation-guides/4';
const DRAFT = 'GET /api/schools/observations/drafts';
const SAVE = 'PUT /api/schools/observations/drafts';
const SEND = 'POST /api/schools/observations';
const PROFESSORS = 'GET /bff/coach/schools/1/professors';
const OBSERVABLE = 'PUT /api/schools/observations/professors/7/observable';

afterEach(() => localStorage.clear());

const guides = (replies: Replies = {}) =>
  renderScreen(<CoachGuidesPage />, {
    path: '/coach/schools/:school_id/observation-guides',
    route: '/coach/schools/1/observation-guides',
    replies: { [GUIDES]: sampleGuides, ...replies },
  });
const run = (replies: Replies = {}, query = '?school_id=1&professor_id=7&level_id=2') =>
  renderScreen(<CoachRunPage />, {
    path: '/coach/observation-guides/:id',
    route: `/coach/observation-guides/4${query}`,
    replies: {
      ...{ [RUN]: sampleRun, [DRAFT]: { data: null }, [SAVE]: { data: draftWith({}, 1) } },
      [SEND]: { data: {}, message: 'Observación registrada.' },
      ...replies,
    },
  });
type On = ReturnType<typeof run>;
const press = async ({ user }: On, name: string) => user.click(await screen.findByRole('button', { name }));
const choose = async ({ user }: On, field: string, option: RegExp) => {
  await user.click(await screen.findByRole('button', { name: new RegExp(field) }));
  await user.click(await screen.findByRole('option', { name: option }));
};
const answer = async ({ user }: On, name: string) => user.click(await screen.findByRole('radio', { name }));
const question = (text: RegExp) => screen.findByRole('heading', { name: text });

describe('OBS-01 choosing', () => {
  test('OBS-01 OBS-02 teacher and guide of a level lead to the guide; of a bilingual one in English', async () => {
    const on = guides();
    await choose(on, 'Docente', /Guadalupe/);
    await choose(on, 'Guía de observación', /primaria/);
    const link = () => screen.findByRole('link', { name: 'Abrir la guía' });
    expect(await link()).toHaveAttribute('href', '/coach/observation-guides/4?school_id=1&professor_id=7&level_id=2');
    await choose(on, 'Guía de observación', /Bilingual/);
    expect((await link()).getAttribute('href')).toBe(
      '/coach/observation-guides/6?school_id=1&professor_id=7&level_id=2&__lang=en',
    );
  });

  test('OBS-01 what is not chosen is said; who runs no guides only reads', async () => {
    const on = guides();
    await press(on, 'Abrir la guía');
    expect(await screen.findByText('Elige nivel, docente y guía para continuar.')).toBeVisible();
    on.unmount();
    guides({ [GUIDES]: { ...sampleGuides, levels: [], can: { run: false, readProfessors: false } } });
    expect(await screen.findByRole('row', { name: /12 sí, 4 no, 2 no aplica/ })).toBeInTheDocument();
    expect(screen.queryByText('Observar una clase')).not.toBeInTheDocument();
  });

  test('OBS-05 loading fails with Retry; 403 and 404 are said', async () => {
    guides({ [GUIDES]: OFFLINE });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
  });
});

describe('OBS-02 a guide', () => {
  test('OBS-02 each question a response and a comment, then the end; all of it is sent', async () => {
    const on = run();
    await question(/propósito de la clase/);
    await answer(on, 'Sí');
    await on.user.type(screen.getByRole('textbox', { name: /Comentario/ }), 'En el pizarrón');
    await press(on, 'Siguiente');
    await question(/La actividad corresponde/);
    await answer(on, 'No');
    await press(on, 'Siguiente');
    await question(/recorre el aula/);
    await answer(on, 'No aplica');
    await press(on, 'Revisar');
    expect(await screen.findByText('Todas las preguntas tienen respuesta')).toBeVisible();
    await press(on, 'Registrar la observación');
    expect(await screen.findByText('Escribe las observaciones finales y los acuerdos.')).toBeVisible();
    expect(on.server.sentTo(SEND)).toHaveLength(0);
    await on.user.type(screen.getByRole('textbox', { name: /Observaciones finales/ }), 'Acuerdo');
    await press(on, 'Registrar la observación');
    expect(await screen.findByRole('heading', { name: 'Observación registrada' })).toBeInTheDocument();
    const [sent] = on.server.sentTo(SEND);
    expect(sent?.body).toMatchObject({
      ...{ school_id: 1, guide_id: 4, professor_id: 7, level_id: 2, lang: 'es', finalObservations: 'Acuerdo' },
      ...{ responses: { 41: 'yes', 42: 'no', 43: 'na' }, comments: { 41: 'En el pizarrón' } },
    });
    expect(Object.keys(localStorage).filter((place) => place.includes('observations'))).toEqual([]);
  });

  test('OBS-02 the private pad: a line with its minute moves into the comment, and is never registered', async () => {
    const on = run();
    await question(/propósito de la clase/);
    await press(on, 'Libreta privada');
    await on.user.type(await screen.findByRole('textbox', { name: 'Nota' }), 'Pregunta abierta{Enter}');
    const line = within(await screen.findByRole('list', { name: 'Libreta privada' }));
    expect(line.getByText('Pregunta abierta')).toBeVisible();
    expect(line.getByText(/^\d\d:\d\d$/)).toBeVisible();
    await on.user.type(screen.getByRole('textbox', { name: 'Nota' }), 'Se queda{Enter}');
    // By its grip and the keyboard; the button does the same.
    const grip = line.getByRole('button', { name: 'Arrastrar la nota: Pregunta abierta' });
    act(() => grip.focus());
    await on.user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: /^Comentario/ })).toHaveAttribute('data-drop-target', 'true'),
    );
    await on.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Comentario/ })).toHaveValue('Pregunta abierta'));
    expect(screen.getByRole('textbox', { name: /Comentario/ })).toHaveValue('Pregunta abierta');
    expect(line.queryByText('Pregunta abierta')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(on.server.sentTo(SAVE).at(-1)?.body).toMatchObject({
        content: { comments: { 41: 'Pregunta abierta' }, notes: [{ text: 'Se queda' }] },
      }),
    );
    await answer(on, 'Sí');
    for (const name of ['Siguiente', 'Siguiente']) {
      await press(on, name);
      await answer(on, 'No');
    }
    await press(on, 'Revisar');
    await on.user.type(await screen.findByRole('textbox', { name: /Observaciones finales/ }), 'Acuerdo');
    await press(on, 'Registrar la observación');
    expect(await screen.findByRole('heading', { name: 'Observación registrada' })).toBeInTheDocument();
    expect(JSON.stringify(on.server.sentTo(SEND)[0]?.body)).not.toContain('Se queda');
  });

  test('OBS-02 without a line it is kept on the device, and a reload goes on there', async () => {
    const on = run({ [SAVE]: OFFLINE });
    await question(/propósito de la clase/);
    await answer(on, 'Sí');
    expect(await screen.findByText('Sin conexión: guardado en este equipo')).toBeVisible();
    on.unmount();
    run({ [SAVE]: OFFLINE, [DRAFT]: OFFLINE });
    await question(/La actividad corresponde/);
    expect(screen.getByText('1 de 3')).toBeVisible();
  });

  test('OBS-02 a tab that is closed without a line opens the guide with what was typed, and says from when its data are', async () => {
    const on = run();
    await question(/propósito de la clase/);
    await answer(on, 'Sí');
    expect(await screen.findByText('Borrador guardado')).toBeVisible();
    on.unmount();
    const again = run({ [RUN]: OFFLINE, [DRAFT]: OFFLINE, [SAVE]: OFFLINE });
    await question(/La actividad corresponde/);
    expect(screen.getByText(/^Datos de las \d\d:\d\d$/)).toBeVisible();
    expect(screen.getByText('1 de 3')).toBeVisible();
    await answer(again, 'No');
    expect(await screen.findByText('Sin conexión: guardado en este equipo')).toBeVisible();
    again.unmount();
    // The draft of before is on the server; what was typed since is here alone.
    const saved = draftWith({ responses: { 41: 'yes' } }, 1);
    const back = run({ [DRAFT]: { data: saved } });
    await question(/recorre el aula/);
    expect(screen.queryByText(/Datos de las/)).not.toBeInTheDocument();
    await waitFor(() => expect(back.server.sentTo(SAVE).at(-1)?.body).toMatchObject({ revision: 1 }));
  });

  test('OBS-02 a guide that is refused meanwhile still shows what was typed', async () => {
    const on = run({ [SAVE]: OFFLINE });
    await question(/propósito de la clase/);
    await answer(on, 'Sí');
    expect(await screen.findByText('Sin conexión: guardado en este equipo')).toBeVisible();
    on.unmount();
    const gone = new Refusal(404, 'schools.not-found', 'No encontramos esa escuela.');
    run({ [RUN]: gone, [DRAFT]: gone });
    await question(/La actividad corresponde/);
    expect(await screen.findByText(/Lo que escribiste sigue en este equipo/)).toBeVisible();
  });

  test.each([
    [403, 'access.refused'],
    [422, 'request.invalid'],
  ])(
    'OBS-02 a draft that is refused with %i says why, is not sent again, and stays on the device',
    async (status, code) => {
      const refusal = new Refusal(status, code, 'Ya no observas en esta escuela.');
      const on = run({ [SAVE]: refusal });
      await question(/propósito de la clase/);
      await answer(on, 'Sí');
      expect(await screen.findByText(/Ya no observas en esta escuela/)).toBeVisible();
      expect(screen.getByText('Guardado solo en este equipo')).toBeVisible();
      expect(screen.queryByText(/Sin conexión/)).not.toBeInTheDocument();
      const sent = on.server.sentTo(SAVE).length;
      on.server.reply({ [SAVE]: { data: draftWith({}, 1) } });
      on.unmount();
      const again = run({ [DRAFT]: refusal });
      await question(/La actividad corresponde/);
      expect(screen.getByText('1 de 3')).toBeVisible();
      expect([sent, again.server.sentTo(SAVE).length]).toEqual([1, 0]);
      await press(again, 'Intentar de nuevo');
      expect(await screen.findByText('Borrador guardado')).toBeVisible();
    },
  );

  test('OBS-02 a draft of another device goes on here under its client_id', async () => {
    const draft = draftWith({ responses: { 41: 'yes', 42: 'yes', 43: 'no' }, finalObservations: 'Acuerdo' }, 4);
    const on = run({ [DRAFT]: { data: draft } });
    await question(/recorre el aula/);
    await press(on, 'Revisar');
    await press(on, 'Registrar la observación');
    await screen.findByRole('heading', { name: 'Observación registrada' });
    expect(on.server.sentTo(SEND)[0]?.body).toMatchObject({ client_id: draft.content.client_id });
  });

  test('OBS-02 F02 of two drafts one is chosen', async () => {
    const theirs = draftWith({ responses: { 41: 'no', 42: 'no' } }, 7);
    const on = run({
      [SAVE]: new Refusal(409, 'observations.draft-stale', 'Cambiaste este borrador.', { current: theirs }),
    });
    await question(/propósito de la clase/);
    await answer(on, 'Sí');
    expect(await screen.findByText('Hay otro borrador de esta observación')).toBeVisible();
    await press(on, 'Usar el otro');
    await question(/recorre el aula/);
    expect(screen.getByText('2 de 3')).toBeVisible();
  });

  test('OBS-02 a refusal is said, and nothing is lost', async () => {
    const draft = draftWith({ responses: { 41: 'yes', 42: 'yes', 43: 'no' }, finalObservations: 'Acuerdo' }, 4);
    const refusal = new Refusal(409, 'observations.not-observable', 'Este docente no es observable.');
    const on = run({ [DRAFT]: { data: draft }, [SEND]: refusal });
    await question(/recorre el aula/);
    await press(on, 'Revisar');
    await press(on, 'Registrar la observación');
    expect(await screen.findByText(/Este docente no es observable/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Observaciones finales/ })).toHaveValue('Acuerdo');
  });

  test('OBS-02 a draft that is too old for the server is registered with another day', async () => {
    const content = { responses: { 41: 'yes', 42: 'yes', 43: 'no' }, finalObservations: 'Acuerdo' } as const;
    const draft = draftWith({ ...content, observed_at: '2026-10-20 15:00:00' }, 4);
    const errors = { observed_at: ['Solo se registran clases de los últimos 14 días.'] };
    const on = run({
      [DRAFT]: { data: draft },
      [SEND]: new Refusal(422, 'request.invalid', 'Revisa los datos.', { errors }),
    });
    await question(/recorre el aula/);
    await press(on, 'Revisar');
    await press(on, 'Registrar la observación');
    const date = within(await screen.findByRole('group', { name: /Fecha de la clase/ }));
    expect(await screen.findAllByText('Solo se registran clases de los últimos 14 días.')).not.toHaveLength(0);
    on.server.reply({ [SEND]: { data: {}, message: 'Observación registrada.' } });
    await on.user.click(date.getByRole('spinbutton', { name: /día/ }));
    await on.user.keyboard('{ArrowUp}');
    await press(on, 'Registrar la observación');
    await screen.findByRole('heading', { name: 'Observación registrada' });
    expect(on.server.sentTo(SEND).at(-1)?.body).toMatchObject({
      client_id: draft.content.client_id,
      observed_at: '2026-10-21 15:00:00',
    });
  });

  test('OBS-01 a teacher who is not in the address, or is not observable any more, is asked for', async () => {
    const on = run({}, '?school_id=1&professor_id=99&level_id=2');
    expect(await screen.findByText(/ya no es observable/)).toBeVisible();
    await choose(on, '¿A quién observas\\?', /José Luis/);
    await press(on, 'Comenzar');
    await question(/propósito de la clase/);
    expect(on.server.sentTo(DRAFT)[0]?.query.get('professor_id')).toBe('8');
  });

  test('OBS-03 a bilingual guide has labels of its own, in its language', async () => {
    run({ [RUN]: sampleBilingualRun }, '?school_id=1&professor_id=7&level_id=2&__lang=en');
    await question(/pictures, gestures/);
    const options = within(screen.getByRole('radiogroup')).getAllByRole('radio');
    expect(options.map((one) => one.closest('label')?.textContent)).toEqual([
      ...['Observed', 'Not observed', 'Not applicable'],
    ]);
  });
});

describe('OBS-04 teachers', () => {
  const teachers = (replies: Replies = {}) =>
    renderScreen(<CoachProfessorsPage />, {
      path: '/coach/schools/:school_id/professors',
      route: '/coach/schools/1/professors',
      replies: { [PROFESSORS]: sampleProfessors, ...replies },
    });

  test('OBS-04 a modal sets 0, and the search is asked of the server', async () => {
    const on = teachers({
      [OBSERVABLE]: { data: professorWith({ observable: 0 }), message: 'El docente ya no es observable.' },
    });
    await press(on, 'Cambiar si se puede observar a Guadalupe Jiménez Flores');
    await answer(on, 'No: deja de aparecer al elegir');
    await press(on, 'Guardar');
    expect(await screen.findByText('El docente ya no es observable.')).toBeInTheDocument();
    expect(on.server.sentTo(OBSERVABLE)[0]?.body).toEqual({ school_id: 1, observable: 0 });
    await on.user.type(screen.getByRole('searchbox'), 'ana');
    await waitFor(() => expect(on.server.sentTo(PROFESSORS).at(-1)?.query.get('search')).toBe('ana'));
  });
});
