import { screen, waitFor, within } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { sampleSurveyTexts, surveyWith } from '@ruta/contracts/surveys/survey.sample';
import { axe } from 'jest-axe';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies, SentRequest } from '../../testing';
import { SurveyPage } from './pages/SurveyPage';
import { UpgradedPage } from './pages/UpgradedPage';

const LIST = 'GET /api/schools/surveys';
const START = 'POST /api/schools/surveys/8/start';
const ANSWERS = 'POST /api/schools/surveys/8/answers';
const FINISH = 'PUT /api/schools/surveys/8/finish';
const TRANSLATE = 'PUT /api/schools/surveys/8/translate';
const WHOLE = 'GET /bff/shared/surveys/8/upgraded';
const teacher = { ...sampleDirector, role: 'PROF' as const, abilities: ['self:read', 'survey:answer'] as const };
const revisionAfter = ({ body }: SentRequest) => (body as { revision: number }).revision + 1;

/** The server keeps the answers; the survey is as `survey`. */
const open = (survey = surveyWith(), replies: Replies = {}, search = '?activity_id=21') =>
  renderScreen(<SurveyPage />, {
    me: teacher as never,
    path: '/surveys/:id',
    route: `/surveys/8${search}`,
    replies: {
      [LIST]: { data: [survey] },
      [START]: { data: { revision: 1, responses: [] } },
      [ANSWERS]: (sent: SentRequest) => ({ data: { revision: revisionAfter(sent) } }),
      [FINISH]: { data: { finished: true }, message: 'Gracias, tus respuestas se guardaron.' },
      [TRANSLATE]: { data: sampleSurveyTexts },
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
/** A survey that was begun, so that it opens at its first open question. */
const begun = () => {
  const survey = surveyWith({ state: 'begun', revision: 3 });
  const questions = survey.questions?.map((one) => (one.id === 1 ? { ...one, response: 15, done: true } : one)) ?? null;
  return { ...survey, questions };
};

beforeEach(() => localStorage.clear());

describe('SUR-01 a survey is answered', () => {
  test('SUR-01 instructions, timer, one question per view, and the end sends every answer once', async () => {
    const on = open();
    expect(await screen.findByText(/^Piensa en la actividad completa/)).toBeInTheDocument();
    expect(screen.getByText(/ven qué contestó cada persona/)).toBeInTheDocument();
    await begin(on);
    expect(await screen.findByRole('heading', { name: '¿Qué tan útil fue para tu trabajo?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true');
    await on.user.click(screen.getByRole('radio', { name: 'Casi todo me sirve' }));
    await press(on, 'Siguiente');
    expect(screen.getByRole('heading', { name: '¿La recomendarías a otra escuela?' })).toHaveFocus();
    await on.user.click(screen.getByRole('radio', { name: '9' }));
    await press(on, 'Siguiente');
    await on.user.type(screen.getByRole('textbox', { name: /^Tu respuesta/ }), 'Más tiempo');
    await press(on, 'Enviar la encuesta');
    expect(await screen.findByRole('heading', { name: 'Encuesta contestada' })).toBeInTheDocument();
    expect(on.server.sentTo(FINISH)).toHaveLength(1);
    expect(on.server.sentTo(FINISH)[0]?.body).toMatchObject({
      activity_id: 21,
      language: 'es',
      answers: [
        { question_id: 1, response: 14 },
        { question_id: 2, response: 9 },
        { question_id: 3, response: 'Más tiempo' },
      ],
    });
    expect(JSON.stringify(localStorage)).not.toContain('Más tiempo');
  });

  test('SUR-01 who will see what is told before an anonymous survey', async () => {
    open(surveyWith({ anonymous: true }));
    expect(await screen.findByText(/Es anónima: nadie sabrá qué contestaste/)).toBeInTheDocument();
  });

  test('SUR-01 what was answered without a connection is there after a reload, and is sent', async () => {
    const before = open(begun(), { [ANSWERS]: OFFLINE });
    await before.user.click(await screen.findByRole('radio', { name: '7' }));
    expect(await screen.findByText('Sin conexión: guardado en este equipo')).toBeInTheDocument();
    before.unmount();
    const on = open(begun());
    await waitFor(() => expect(on.server.sentTo(ANSWERS)).not.toHaveLength(0));
    expect(on.server.sentTo(ANSWERS)[0]?.body).toMatchObject({ answers: [{ question_id: 2, response: 7 }] });
    expect(await screen.findByText('Guardado')).toBeInTheDocument();
  });

  test('SUR-01 another device saved meanwhile: the answer is sent again at its revision', async () => {
    let tries = 0;
    const on = open(begun(), {
      [ANSWERS]: (sent: SentRequest) => {
        tries += 1;
        return tries === 1
          ? new Refusal(409, 'surveys.stale', 'Otro equipo guardó.', { current: { revision: 9, responses: [] } })
          : { data: { revision: revisionAfter(sent) } };
      },
    });
    await on.user.click(await screen.findByRole('radio', { name: '7' }));
    expect(await screen.findByText('Guardado')).toBeInTheDocument();
    expect(on.server.sentTo(ANSWERS).map(({ body }) => (body as { revision: number }).revision)).toEqual([3, 9]);
  });

  test('SUR-01 the end that could not be sent says so, keeps the answers readable, and is sent again', async () => {
    const on = open(begun(), { [FINISH]: OFFLINE });
    await screen.findByRole('heading', { name: '¿La recomendarías a otra escuela?' });
    await press(on, 'Siguiente');
    await press(on, 'Enviar la encuesta');
    expect(await screen.findByText('La encuesta no se envió')).toBeInTheDocument();
    expect(screen.getByText('Ya sé cómo usarlo mañana')).toBeInTheDocument();
    // The first attempt did arrive; its reply was lost.
    on.server.reply({ [FINISH]: new Refusal(409, 'surveys.answered', 'Ya contestaste esta encuesta.') });
    await press(on, 'Reintentar');
    expect(await screen.findByRole('heading', { name: 'Encuesta contestada' })).toBeInTheDocument();
  });

  test('SUR-01 a refusal for good says why, sends nothing again, and keeps the answers readable', async () => {
    const on = open(begun(), { [ANSWERS]: new Refusal(410, 'surveys.over', 'Esta encuesta ya cerró.') });
    await on.user.click(await screen.findByRole('radio', { name: '7' }));
    expect(await screen.findByText('Esta encuesta ya cerró.')).toBeInTheDocument();
    expect(screen.getByText('Ya sé cómo usarlo mañana')).toBeInTheDocument();
    expect(on.server.sentTo(ANSWERS)).toHaveLength(1);
    expect(await axe(on.container)).toHaveNoViolations();
  });

  test('SUR-01 an answer that is refused says why at its question, and is sent again once it changes', async () => {
    const unfit = new Refusal(422, 'request.invalid', 'Revisa los datos.', {
      errors: { 'answers.0.response': ['La respuesta no es una de las que admite la pregunta.'] },
    });
    const on = open(begun(), { [ANSWERS]: unfit });
    await on.user.click(await screen.findByRole('radio', { name: '7' }));
    expect(await screen.findByText('La respuesta no es una de las que admite la pregunta.')).toBeInTheDocument();
    expect(screen.getByText('Corrige una respuesta: no se guardó')).toBeInTheDocument();
    expect(on.server.sentTo(ANSWERS)).toHaveLength(1);
    on.server.reply({ [ANSWERS]: (sent: SentRequest) => ({ data: { revision: revisionAfter(sent) } }) });
    await on.user.click(screen.getByRole('radio', { name: '8' }));
    expect(await screen.findByText('Guardado')).toBeInTheDocument();
    expect(on.server.sentTo(ANSWERS)[1]?.body).toMatchObject({ answers: [{ question_id: 2, response: 8 }] });
  });

  test('SUR-01 an end that is refused for an answer leads back to its question', async () => {
    const errors = { 'answers.0.response': ['La respuesta no es una de las que admite la pregunta.'] };
    const on = open(begun(), { [FINISH]: new Refusal(422, 'request.invalid', 'Revisa los datos.', { errors }) });
    await screen.findByRole('heading', { name: '¿La recomendarías a otra escuela?' });
    await press(on, 'Siguiente');
    await press(on, 'Enviar la encuesta');
    expect(await screen.findByRole('heading', { name: '¿Qué tan útil fue para tu trabajo?' })).toHaveFocus();
    expect(screen.getByText('La respuesta no es una de las que admite la pregunta.')).toBeInTheDocument();
    // The sentence of a refusal that names no answer stands above the last question.
    const missing = { errors: { answers: ['Faltan respuestas obligatorias.'] } };
    on.server.reply({ [FINISH]: new Refusal(422, 'request.invalid', 'Revisa los datos.', missing) });
    await press(on, 'Siguiente');
    await press(on, 'Siguiente');
    await press(on, 'Enviar la encuesta');
    expect(await screen.findByText('Faltan respuestas obligatorias.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '¿Qué cambiarías para la próxima vez?' })).toBeInTheDocument();
  });

  test('UI-04 a survey that cannot be loaded is silent: a line, and Retry', async () => {
    const on = open(surveyWith(), { [LIST]: OFFLINE });
    expect(await screen.findByText('No se pudo cargar')).toBeInTheDocument();
    on.server.reply({ [LIST]: { data: [surveyWith()] } });
    await press(on, 'Reintentar');
    expect(await screen.findByRole('button', { name: 'Comenzar' })).toBeInTheDocument();
  });

  test('SUR-01 who was not present, who has answered, and an address without an activity', async () => {
    const refused = open(surveyWith(), { [LIST]: new Refusal(409, 'surveys.not-present', 'No estuviste presente.') });
    expect(await screen.findByText('No estuviste presente.')).toBeInTheDocument();
    refused.unmount();
    const answered = open(surveyWith({ state: 'answered' }));
    expect(await screen.findByRole('heading', { name: 'Encuesta contestada' })).toBeInTheDocument();
    answered.unmount();
    open(surveyWith(), {}, '');
    expect(await screen.findByRole('heading', { name: 'Falta saber de qué actividad' })).toBeInTheDocument();
  });
});

test('SUR-02 the content changes its language; answers and place stay', async () => {
  const on = open(begun());
  await on.user.click(await screen.findByRole('radio', { name: '7' }));
  await on.user.click(screen.getByRole('radio', { name: 'English' }));
  expect(await screen.findByRole('heading', { name: 'Would you recommend it to another school?' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '7' })).toBeChecked();
  expect(on.server.sentTo(TRANSLATE)[0]?.body).toEqual({ translate: 'en' });
});

test('SUR-02 the language changes in the middle of a survey: what was answered and what is being typed are sent', async () => {
  const { title, instructions, questions } = surveyWith();
  const on = open(surveyWith(), {
    [TRANSLATE]: ({ body }: SentRequest) => ({
      data:
        (body as { translate: string }).translate === 'en'
          ? sampleSurveyTexts
          : { language: 'es', title, instructions, questions },
    }),
  });
  await begin(on);
  await on.user.click(await screen.findByRole('radio', { name: 'Casi todo me sirve' }));
  await press(on, 'Siguiente');
  await on.user.click(screen.getByRole('radio', { name: '9' }));
  await press(on, 'Siguiente');
  await on.user.type(screen.getByRole('textbox', { name: /^Tu respuesta/ }), 'Más ti');
  await on.user.click(screen.getByRole('radio', { name: 'English' }));
  expect(await screen.findByRole('heading', { name: 'What would you change next time?' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Tu respuesta/ })).toHaveValue('Más ti');
  await on.user.type(screen.getByRole('textbox', { name: /^Tu respuesta/ }), 'empo');
  await on.user.click(screen.getByRole('radio', { name: 'Español' }));
  expect(await screen.findByRole('heading', { name: '¿Qué cambiarías para la próxima vez?' })).toBeInTheDocument();
  await press(on, 'Enviar la encuesta');
  await screen.findByRole('heading', { name: 'Encuesta contestada' });
  expect(on.server.sentTo(FINISH)[0]?.body).toMatchObject({
    answers: [
      { question_id: 1, response: 14 },
      { question_id: 2, response: 9 },
      { question_id: 3, response: 'Más tiempo' },
    ],
  });
});

describe('SUR-02 the whole survey', () => {
  const whole = (survey = begun(), can = { answer: true, readResponses: false }, replies: Replies = {}) =>
    renderScreen(<UpgradedPage />, {
      me: teacher as never,
      path: '/surveys/:id/upgraded',
      route: '/surveys/8/upgraded?activity_id=21',
      replies: { [WHOLE]: { survey, can }, [TRANSLATE]: { data: sampleSurveyTexts }, ...replies },
    });

  test('SUR-02 shows every question with the own answer, in both languages', async () => {
    const on = whole();
    expect(await screen.findByRole('link', { name: 'Seguir contestando' })).toHaveAttribute(
      'href',
      '/surveys/8?activity_id=21',
    );
    const mine = screen.getByText('Ya sé cómo usarlo mañana').closest('li');
    expect(within(mine as HTMLElement).getByText('Tu respuesta')).toBeInTheDocument();
    await on.user.click(screen.getByRole('radio', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'How useful was it for your work?' })).toBeInTheDocument();
  });

  test('UI-02 read only, forbidden, and failed with Retry', async () => {
    const reading = whole(surveyWith({ state: null }), { answer: false, readResponses: true });
    expect(await screen.findByText('Solo lectura')).toBeInTheDocument();
    expect(screen.queryByText('Sin respuesta')).not.toBeInTheDocument();
    reading.unmount();
    const refused = new Refusal(403, 'surveys.not-for-role', 'No puedes ver esta encuesta.');
    const forbidden = whole(begun(), undefined, { [WHOLE]: refused });
    expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeInTheDocument();
    forbidden.unmount();
    const failed = whole(begun(), undefined, { [WHOLE]: OFFLINE });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    failed.server.reply({ [WHOLE]: { survey: begun(), can: { answer: true, readResponses: false } } });
    await failed.user.click(retry);
    expect(await screen.findByRole('heading', { name: '¿Qué tan útil fue para tu trabajo?' })).toBeInTheDocument();
  });
});
